import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import { avecPrestation, type Dossier } from '#domain/rendez-vous/dossier'
import { PRESTATION_CLOSE, type PrestationClose } from '#domain/rendez-vous/refus'
import { cleanText } from '#domain/shared/clean'
import { horsTravail, totalAuJour } from '#domain/tarification/majoration'
import type { Estimation } from '#domain/tarification/estimation'
import type { ChangementDeDevis } from './proposer-avenant.ts'
import { TEXTE_D_AVENANT } from './textes-d-avenant.ts'
import { type DossierDeDevis, estPerimee, toutesLesVersions, type VersionDeDevis } from './version-de-devis.ts'

/** Another version waits, or none: the answer would be about something else. */
export type DevisPlusEnAttente = { readonly _tag: 'DevisPlusEnAttente' }

/** The price of that version no longer holds. */
export type DevisExpire = { readonly _tag: 'DevisExpire' }

export type RefusDeReponseAuDevis = DevisPlusEnAttente | DevisExpire | PrestationClose

export type ReponseAuDevis = {
  readonly version: number
  readonly action: 'accepter' | 'refuser'
  readonly motif: string
}

/** The dates that hold follow the price that was accepted; how long they last is talked over. */
const retarifer =
  (estimation: Estimation) =>
  (date: DateProposee): DateProposee =>
    date.statut === 'propose' || date.statut === 'accepte'
      ? { ...date, total: totalAuJour(dateParis(date.debut), estimation.montantPrestation, horsTravail(estimation)) }
      : date

const dossierApres = (dossier: Dossier, { version, estimation }: VersionDeDevis, accepte: boolean): Dossier =>
  accepte
    ? {
        ...avecPrestation(dossier, { estimation, versionDevis: version }),
        dates: dossier.dates.map(retarifer(estimation)),
      }
    : avecPrestation(dossier, {})

const repondue = (version: VersionDeDevis, accepte: boolean, instant: Date): VersionDeDevis => ({
  ...version,
  statut: accepte ? 'accepte' : 'refuse',
  repondueLe: instant,
  texteAccepte: accepte ? TEXTE_D_AVENANT : '',
})

const decider = (
  etat: DossierDeDevis,
  attendue: VersionDeDevis,
  reponse: ReponseAuDevis,
  instant: Date,
): ChangementDeDevis => {
  const accepte = reponse.action === 'accepter'
  const { version, empreinte } = attendue
  const annonce = { version, etape: accepte ? 'accepte' : 'refuse', motif: cleanText(reponse.motif) } as const
  return {
    etat: {
      dossier: dossierApres(etat.dossier, attendue, accepte),
      versions: etat.versions.map((une) => (une.version === version ? repondue(une, accepte, instant) : une)),
    },
    evenement: { le: instant, auteur: 'client', fait: { genre: 'devis_repondu', version, accepte, empreinte } },
    courriers: [
      { genre: 'avenant_client', annonce },
      { genre: 'avenant_entreprise', annonce },
    ],
  }
}

/** Accepts or refuses the version that waits; `null` when that very answer was given already. A refusal keeps the old price. */
export const repondreAvenant = (
  etat: DossierDeDevis,
  reponse: ReponseAuDevis,
  instant: Date,
): E.Either<RefusDeReponseAuDevis, ChangementDeDevis | null> => {
  const visee = toutesLesVersions(etat).find(({ version }) => version === reponse.version)
  if (visee === undefined) return E.left({ _tag: 'DevisPlusEnAttente' })
  const voulu = reponse.action === 'accepter' ? 'accepte' : 'refuse'
  if (visee.version > 1 && visee.statut === voulu) return E.right(null)
  if (visee.statut !== 'propose') return E.left({ _tag: 'DevisPlusEnAttente' })
  const { statut } = etat.dossier.prestation
  if (statut === 'annulé' || statut === 'terminé') return E.left(PRESTATION_CLOSE)
  if (estPerimee(visee, instant)) return E.left({ _tag: 'DevisExpire' })
  return E.right(decider(etat, visee, reponse, instant))
}
