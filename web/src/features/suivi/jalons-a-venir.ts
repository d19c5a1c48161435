import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { dernierJourDePaiement, JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { RAPPEL_HEURES } from '#domain/rendez-vous/rappel'
import type { DateReply } from '#adapters/http/contract/values/date-reply'
import type { PrestationDuClientReply as Suivie } from '#adapters/http/contract/values/prestation-reply'
import {
  avantTexte,
  auPlusTardTexte,
  entreTexte,
  joursAvantTexte,
  leTexte,
  SUITE_TEXTS,
} from '../../contents/suivi-texts.ts'
import { resteARegler } from './acomptes.ts'
import { type Jalon, jalon } from './jalon.ts'
import { estFacturee } from './pieces-emises.ts'
import { dateConvenue, datesEnAttente, repondreAvant } from './rendez-vous.ts'

const HEURE_MS = 3_600_000

const aDistance = ({ modalite }: Suivie): boolean => modalite === 'a_distance'

/** Nothing is left to pay of remote work once its whole price was received. */
const attendUnReglement = (prestation: Suivie): boolean => aDistance(prestation) && resteARegler(prestation) > 0

const visite = (prestation: Suivie): string =>
  aDistance(prestation) ? SUITE_TEXTS.visiteADistance : SUITE_TEXTS.visite

const facture = (prestation: Suivie): Jalon =>
  aDistance(prestation)
    ? jalon('a_venir', 'facture', { titre: SUITE_TEXTS.factureADistance })
    : jalon('a_venir', 'facture', { titre: SUITE_TEXTS.facture, precisions: [SUITE_TEXTS.factureAide] })

/** Section 9: remote work is paid before its day, which nobody knows yet. */
const reglementAConvenir = (prestation: Suivie): readonly Jalon[] =>
  attendUnReglement(prestation)
    ? [
        jalon('a_venir', 'reglement', {
          titre: SUITE_TEXTS.reglement,
          quand: joursAvantTexte(JOURS_PAIEMENT_A_DISTANCE),
          precisions: [SUITE_TEXTS.reglementAide],
        }),
      ]
    : []

const visiteAConvenir = (prestation: Suivie): readonly Jalon[] => [
  ...reglementAConvenir(prestation),
  jalon('a_venir', 'visite', { titre: visite(prestation), precisions: [SUITE_TEXTS.visiteAide] }),
  facture(prestation),
]

const reponse = (prestation: Suivie, avant: Date): readonly Jalon[] => [
  jalon('attendu', 'reponse', { titre: SUITE_TEXTS.reponse, quand: avantTexte(formaterInstant(avant)) }),
  ...visiteAConvenir(prestation),
]

/** Remote work waits for its payment, as long as the last day for it is not over. */
const reglementAttendu = (prestation: Suivie, debut: Date, maintenant: Date): Jalon | null => {
  const dernier = dernierJourDePaiement(debut)
  return attendUnReglement(prestation) && dateParis(maintenant) <= dernier
    ? jalon('attendu', 'reglement', {
        titre: SUITE_TEXTS.reglement,
        quand: auPlusTardTexte(formaterJour(dernier)),
        precisions: [SUITE_TEXTS.reglementAide],
      })
    : null
}

/** A reminder comes in time; what is past is not announced. */
const rappel = (debut: Date, maintenant: Date): readonly Jalon[] => {
  const rappelLe = new Date(debut.getTime() - RAPPEL_HEURES * HEURE_MS)
  return rappelLe > maintenant
    ? [jalon('a_venir', 'rappel', { titre: SUITE_TEXTS.rappel, quand: leTexte(formaterInstant(rappelLe)) })]
    : []
}

const visiteConvenue = (prestation: Suivie, date: DateReply, maintenant: Date): readonly Jalon[] => {
  const debut = new Date(date.debut)
  if (new Date(date.fin) <= maintenant) {
    return [
      jalon('attendu', 'visite', { titre: SUITE_TEXTS.visitePassee, precisions: [SUITE_TEXTS.visitePasseeAide] }),
      facture(prestation),
    ]
  }
  const reglement = reglementAttendu(prestation, debut, maintenant)
  return [
    ...(reglement === null ? [] : [reglement]),
    ...rappel(debut, maintenant),
    jalon(reglement === null ? 'attendu' : 'a_venir', 'visite', {
      titre: visite(prestation),
      quand: leTexte(formaterInstant(debut)),
    }),
    facture(prestation),
  ]
}

const premierAppel = ({ contactDes, contactAvant }: Suivie, maintenant: Date): Jalon => {
  const [des, avant] = [new Date(contactDes), new Date(contactAvant)]
  if (maintenant > avant) {
    return jalon('attendu', 'appel', {
      titre: SUITE_TEXTS.appelEnRetard,
      quand: avantTexte(formaterInstant(avant)),
      precisions: [SUITE_TEXTS.appelEnRetardAide],
    })
  }
  const quand =
    maintenant < des ? entreTexte(formaterInstant(des), formaterInstant(avant)) : avantTexte(formaterInstant(avant))
  return jalon('attendu', 'appel', { titre: SUITE_TEXTS.appel, quand })
}

/** Nothing is proposed: the first call is due, or another date. */
const sansDate = (prestation: Suivie, maintenant: Date): readonly Jalon[] =>
  prestation.dates.length === 0
    ? [
        ...(prestation.appeleeLe === null ? [premierAppel(prestation, maintenant)] : []),
        jalon(prestation.appeleeLe === null ? 'a_venir' : 'attendu', 'proposition', {
          titre: SUITE_TEXTS.proposition,
          precisions: [SUITE_TEXTS.propositionAide],
        }),
        ...visiteAConvenir(prestation),
      ]
    : [
        jalon('attendu', 'autre-date', { titre: SUITE_TEXTS.autreDate, precisions: [SUITE_TEXTS.autreDateAide] }),
        ...visiteAConvenir(prestation),
      ]

/** Steps that depend on the dates; `null` when no date is agreed or waits. */
const selonLesDates = (prestation: Suivie, maintenant: Date): readonly Jalon[] | null => {
  const convenue = dateConvenue(prestation)
  if (convenue !== null) return visiteConvenue(prestation, convenue, maintenant)
  const avant = repondreAvant(datesEnAttente(prestation, maintenant))
  return avant === null ? null : reponse(prestation, avant)
}

/** Work may begin by telephone before the visit that was agreed. */
const enCours = (prestation: Suivie, maintenant: Date): readonly Jalon[] => {
  const convenue = dateConvenue(prestation)
  const aVenir = convenue === null || new Date(convenue.debut) > maintenant
  return (
    (aVenir ? selonLesDates(prestation, maintenant) : null) ?? [
      jalon('attendu', 'en-cours', { titre: SUITE_TEXTS.enCours, precisions: [SUITE_TEXTS.enCoursAide] }),
      facture(prestation),
    ]
  )
}

/** What comes next, from what is known now. Deadlines are counted in opening hours by the server (decision C25). */
export const jalonsAVenir = (prestation: Suivie, maintenant: Date): readonly Jalon[] => {
  switch (prestation.statut) {
    case 'en_attente':
      return selonLesDates(prestation, maintenant) ?? sansDate(prestation, maintenant)
    case 'en_cours':
      return enCours(prestation, maintenant)
    case 'terminé':
      return estFacturee(prestation)
        ? []
        : [
            jalon('attendu', 'facture', {
              titre: SUITE_TEXTS.factureEmise,
              precisions: [SUITE_TEXTS.factureEmiseAide],
            }),
          ]
    case 'annulé':
      return []
  }
}
