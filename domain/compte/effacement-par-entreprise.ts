import * as E from '#fp/Either'
import { bilanDe, type ContenuDeCompte, type Effacement, effacerCompte, type PrestationEnCours } from './effacement.ts'

/** What the owner wants gone. `forcer`: even what somebody still expects, once the owner has been told what it is. */
export type EffacementDemande = ContenuDeCompte & { readonly forcer: boolean }

/**
 * The owner erases under the same rule as the client: an agreed visit or a work that has begun is not made to vanish by one
 * press. Unlike the client, the owner may insist, being the one who keeps or breaks the appointment; what the law keeps is
 * kept either way.
 */
export const effacerParEntreprise = (
  { forcer, ...contenu }: EffacementDemande,
  instant: Date,
): E.Either<PrestationEnCours, Effacement> => {
  const effacement = effacerCompte(contenu, instant)
  return E.isLeft(effacement) && forcer ? E.right(bilanDe(contenu)) : effacement
}
