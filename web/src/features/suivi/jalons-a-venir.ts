import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { dernierJourDePaiement, JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { RAPPEL_HEURES } from '#domain/rendez-vous/rappel'
import type { Situation } from '#domain/rendez-vous/situation'
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
import { situer } from './situer.ts'

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

/** Remote work is paid before its day, which is not known yet. */
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

/** Nothing is left to do until the visit but to be there: the agreement is the step one is at, until its hour comes. */
const visiteConvenue = (prestation: Suivie, debut: Date, maintenant: Date): readonly Jalon[] => {
  const quand = leTexte(formaterInstant(debut))
  if (debut <= maintenant) {
    return [jalon('attendu', 'visite', { titre: visite(prestation), quand }), facture(prestation)]
  }
  return [
    reglementAttendu(prestation, debut, maintenant) ??
      jalon('attendu', 'convenue', { titre: SUITE_TEXTS.convenue, quand }),
    ...rappel(debut, maintenant),
    jalon('a_venir', 'visite', { titre: visite(prestation), quand }),
    facture(prestation),
  ]
}

type Appel = Extract<Situation, { readonly genre: 'appel' }>

const premierAppel = ({ contactDes }: Suivie, { avant, enRetard }: Appel, maintenant: Date): Jalon => {
  if (enRetard) {
    return jalon('attendu', 'appel', {
      titre: SUITE_TEXTS.appelEnRetard,
      quand: avantTexte(formaterInstant(avant)),
      precisions: [SUITE_TEXTS.appelEnRetardAide],
    })
  }
  const des = new Date(contactDes)
  const quand =
    maintenant < des ? entreTexte(formaterInstant(des), formaterInstant(avant)) : avantTexte(formaterInstant(avant))
  return jalon('attendu', 'appel', { titre: SUITE_TEXTS.appel, quand })
}

const proposition = (etat: 'attendu' | 'a_venir'): Jalon =>
  jalon(etat, 'proposition', { titre: SUITE_TEXTS.proposition, precisions: [SUITE_TEXTS.propositionAide] })

const autreDate = jalon('attendu', 'autre-date', {
  titre: SUITE_TEXTS.autreDate,
  precisions: [SUITE_TEXTS.autreDateAide],
})

/** What comes next: where the order stands says which step is lit. Deadlines are counted in opening hours by the server. */
export const jalonsAVenir = (prestation: Suivie, maintenant: Date): readonly Jalon[] => {
  const ou = situer(prestation, maintenant)
  switch (ou.genre) {
    case 'appel':
      return [premierAppel(prestation, ou, maintenant), proposition('a_venir'), ...visiteAConvenir(prestation)]
    case 'date_a_proposer':
      return [ou.nombre === 0 ? proposition('attendu') : autreDate, ...visiteAConvenir(prestation)]
    case 'reponse':
      return reponse(prestation, ou.avant)
    case 'convenue':
      return visiteConvenue(prestation, ou.debut, maintenant)
    case 'passee':
      return [
        jalon('attendu', 'visite', { titre: SUITE_TEXTS.visitePassee, precisions: [SUITE_TEXTS.visitePasseeAide] }),
        facture(prestation),
      ]
    case 'en_cours':
      return [
        jalon('attendu', 'en-cours', { titre: SUITE_TEXTS.enCours, precisions: [SUITE_TEXTS.enCoursAide] }),
        facture(prestation),
      ]
    case 'terminee':
      return estFacturee(prestation)
        ? []
        : [
            jalon('attendu', 'facture', {
              titre: SUITE_TEXTS.factureEmise,
              precisions: [SUITE_TEXTS.factureEmiseAide],
            }),
          ]
    case 'annulee':
    case 'retractee':
      return []
  }
}
