import type { Dossier } from '#domain/rendez-vous/dossier'
import * as E from '#fp/Either'
import { bilanDe, type Effacement, effacerCompte, type PrestationEnCours } from './effacement.ts'

/** What the owner wants gone. `forcer`: even what somebody still expects, once the owner has been told what it is. */
export type EffacementDemande = {
  readonly dossiers: readonly Dossier[]
  readonly messages: number
  readonly forcer: boolean
}

/**
 * The owner erases under the same rule as the client: an agreed visit or a work that has begun is not made to vanish by one
 * press. Unlike the client, the owner may insist, being the one who keeps or breaks the appointment; what the law keeps is
 * kept either way.
 */
export const effacerParEntreprise = (
  { dossiers, messages, forcer }: EffacementDemande,
  instant: Date,
): E.Either<PrestationEnCours, Effacement> => {
  const effacement = effacerCompte(dossiers, messages, instant)
  return E.isLeft(effacement) && forcer ? E.right(bilanDe(dossiers, messages)) : effacement
}
