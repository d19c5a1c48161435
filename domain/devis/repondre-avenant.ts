import * as E from '#fp/Either'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { type DateProposee, jourMajoreConvenu, totalConvenu } from '../rendez-vous/date-proposee.ts'
import { avecPrestation, type Dossier } from '../rendez-vous/dossier.ts'
import { cleanText } from '../shared/clean.ts'
import type { Montant } from '../shared/montant.ts'
import type { Estimation } from '../tarification/estimation.ts'
import type { ChangementDeDevis } from './proposer-avenant.ts'
import { texteDAvenant } from './textes-d-avenant.ts'
import { DEVIS_CLOS, type DevisClos, type DossierDeDevis, estPerimee, type VersionDeDevis } from './version-de-devis.ts'

export type DevisPlusEnAttente = { readonly _tag: 'DevisPlusEnAttente' }

const DEVIS_PLUS_EN_ATTENTE: DevisPlusEnAttente = { _tag: 'DevisPlusEnAttente' }

export type DevisExpire = { readonly _tag: 'DevisExpire' }

/** Another day was agreed on since the quote was read, so the price differs from the one seen. */
export type PrixDuJourChange = { readonly _tag: 'PrixDuJourChange' }

export type RefusDeReponseAuDevis = DevisPlusEnAttente | DevisExpire | PrixDuJourChange | DevisClos

export type ReponseAuDevis = {
  readonly version: number
  readonly action: 'accepter' | 'refuser'
  readonly motif: string
  readonly total?: Montant | null
}

const retarifer =
  (estimation: Estimation) =>
  (date: DateProposee): DateProposee =>
    date.statut === 'propose' || date.statut === 'accepte'
      ? { ...date, total: totalConvenu(estimation, dateParis(date.debut)) }
      : date

const dossierApres = (dossier: Dossier, { version, estimation }: VersionDeDevis, accepte: boolean): Dossier =>
  accepte
    ? {
        ...avecPrestation(dossier, { estimation, versionDevis: version }),
        dates: dossier.dates.map(retarifer(estimation)),
      }
    : avecPrestation(dossier, {})

const motsAcceptes = ({ dates }: Dossier, { estimation }: VersionDeDevis): string => {
  const jour = jourMajoreConvenu(dates)
  const { modalite, totalNet: enSemaine } = estimation
  return texteDAvenant({ modalite, jour, total: totalConvenu(estimation, jour), enSemaine })
}

const repondue = (version: VersionDeDevis, texteAccepte: string, instant: Date): VersionDeDevis => ({
  ...version,
  statut: texteAccepte === '' ? 'refuse' : 'accepte',
  repondueLe: instant,
  texteAccepte,
})

const decider = (
  etat: DossierDeDevis,
  attendue: VersionDeDevis,
  reponse: ReponseAuDevis,
  instant: Date,
): ChangementDeDevis => {
  const accepte = reponse.action === 'accepter'
  const { version, empreinte } = attendue
  const texte = accepte ? motsAcceptes(etat.dossier, attendue) : ''
  const annonce = { version, etape: accepte ? 'accepte' : 'refuse', motif: cleanText(reponse.motif) } as const
  return {
    etat: {
      dossier: dossierApres(etat.dossier, attendue, accepte),
      versions: etat.versions.map((une) => (une.version === version ? repondue(une, texte, instant) : une)),
    },
    evenement: { le: instant, auteur: 'client', fait: { genre: 'devis_repondu', version, accepte, empreinte } },
    courriers: [
      { genre: 'avenant_client', annonce },
      { genre: 'avenant_entreprise', annonce },
    ],
  }
}

const prixVu = ({ dates }: Dossier, { estimation }: VersionDeDevis, { total }: ReponseAuDevis): boolean =>
  total === undefined || total === null || total === totalConvenu(estimation, jourMajoreConvenu(dates))

/** `null` when the same answer was given already. After a refusal the old price stays. */
export const repondreAvenant = (
  etat: DossierDeDevis,
  reponse: ReponseAuDevis,
  instant: Date,
): E.Either<RefusDeReponseAuDevis, ChangementDeDevis | null> => {
  const visee = etat.versions.find(({ version }) => version === reponse.version)
  if (visee === undefined) return E.left(DEVIS_PLUS_EN_ATTENTE)
  const voulu = reponse.action === 'accepter' ? 'accepte' : 'refuse'
  if (visee.version > 1 && visee.statut === voulu) return E.right(null)
  if (visee.statut !== 'propose') return E.left(DEVIS_PLUS_EN_ATTENTE)
  const { statut } = etat.dossier.prestation
  if (statut === 'annulé' || statut === 'terminé') return E.left(DEVIS_CLOS)
  if (estPerimee(visee, instant)) return E.left({ _tag: 'DevisExpire' })
  if (reponse.action === 'accepter' && !prixVu(etat.dossier, visee, reponse))
    return E.left({ _tag: 'PrixDuJourChange' })
  return E.right(decider(etat, visee, reponse, instant))
}

export type RenvoiTropTard = { readonly _tag: 'RenvoiTropTard' }

type RefusDeRetrait = DevisPlusEnAttente | DevisClos

const enAttente = (etat: DossierDeDevis, version: number): E.Either<RefusDeRetrait, VersionDeDevis> => {
  const visee = etat.versions.find((une) => une.version === version)
  if (visee?.statut !== 'propose') return E.left(DEVIS_PLUS_EN_ATTENTE)
  const { statut } = etat.dossier.prestation
  return statut === 'annulé' || statut === 'terminé' ? E.left(DEVIS_CLOS) : E.right(visee)
}

export const retirerDevis = (
  etat: DossierDeDevis,
  version: number,
  instant: Date,
): E.Either<RefusDeRetrait, ChangementDeDevis | null> => {
  if (etat.versions.some((une) => une.version === version && une.statut === 'retire')) return E.right(null)
  return E.map((visee: VersionDeDevis): ChangementDeDevis => ({
    etat: {
      dossier: avecPrestation(etat.dossier, {}),
      versions: etat.versions.map((une) => (une === visee ? { ...une, statut: 'retire' } : une)),
    },
    evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'devis_retire', version } },
    courriers: [],
  }))(enAttente(etat, version))
}

export const renvoyerDevis = (
  etat: DossierDeDevis,
  version: number,
  instant: Date,
): E.Either<RefusDeRetrait | RenvoiTropTard, ChangementDeDevis> => {
  const visee = enAttente(etat, version)
  if (E.isLeft(visee)) return visee
  if (estPerimee(visee.right, instant)) return E.left({ _tag: 'RenvoiTropTard' })
  return E.right({
    etat: { ...etat, dossier: avecPrestation(etat.dossier, {}) },
    evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'devis_renvoye', version } },
    courriers: [{ genre: 'avenant_client', annonce: { version, etape: 'propose', motif: '' } }],
  })
}
