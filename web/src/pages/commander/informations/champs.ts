import type { Saisie } from '../../../features/commande/saisie.ts'
import type { Erreurs } from '../../../features/commande/verifier-saisie.ts'

/** What every part of the form is given. */
export type ChampsProps = {
  readonly saisie: Saisie
  readonly erreurs: Erreurs
  readonly changer: (changes: Partial<Saisie>) => void
}
