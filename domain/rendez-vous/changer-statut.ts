import { estUsuelle, type Statut } from '#domain/prestation/statut'
import * as E from '#fp/Either'
import { annulerPrestation, type RefusDAnnulation } from './annuler.ts'
import { type ChangementDeStatut, estDit } from './courrier-de-statut.ts'
import { avecPrestation, type Changement, type Dossier } from './dossier.ts'

/** An unusual change of statut says why. */
export type MotifRequis = { readonly _tag: 'MotifRequis' }

export const MOTIF_REQUIS: MotifRequis = { _tag: 'MotifRequis' }

export type NouveauStatut = { readonly statut: Statut; readonly motif: string }

/**
 * Sets any statut, as the owner wishes, and tells the client; `null` when it is that one already. Cancelling frees the time, and no later change
 * brings the dates back: they are proposed again.
 */
export const changerStatut = (
  dossier: Dossier,
  { statut, motif }: NouveauStatut,
  instant: Date,
): E.Either<MotifRequis | RefusDAnnulation, Changement | null> => {
  const de = dossier.prestation.statut
  if (de === statut) return E.right(null)
  if (!estUsuelle(de, statut) && motif.trim() === '') return E.left(MOTIF_REQUIS)
  if (statut === 'annulé') return annulerPrestation(dossier, motif, instant, 'entreprise')
  const change: ChangementDeStatut = { de, vers: statut, motif }
  return E.right({
    dossier: avecPrestation(dossier, { statut }),
    evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'statut', ...change } },
    courriers: [],
    ...(estDit(change) ? { avis: change } : {}),
  })
}
