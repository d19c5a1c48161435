import * as E from '#fp/Either'
import { avecPrestation } from '#domain/rendez-vous/dossier'
import type { ChangementDeDevis } from './proposer-avenant.ts'
import { DEVIS_PLUS_EN_ATTENTE, type DevisPlusEnAttente } from './repondre-avenant.ts'
import { DEVIS_CLOS, type DevisClos, type DossierDeDevis, estPerimee, type VersionDeDevis } from './version-de-devis.ts'

export type RenvoiTropTard = { readonly _tag: 'RenvoiTropTard' }

export type RefusDeRetrait = DevisPlusEnAttente | DevisClos

export type RefusDeRenvoi = RefusDeRetrait | RenvoiTropTard

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
): E.Either<RefusDeRenvoi, ChangementDeDevis> => {
  const visee = enAttente(etat, version)
  if (E.isLeft(visee)) return visee
  if (estPerimee(visee.right, instant)) return E.left({ _tag: 'RenvoiTropTard' })
  return E.right({
    etat: { ...etat, dossier: avecPrestation(etat.dossier, {}) },
    evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'devis_renvoye', version } },
    courriers: [{ genre: 'avenant_client', annonce: { version, etape: 'propose', motif: '' } }],
  })
}
