import type { Categorie } from './categorie.ts'
import type { Montant } from '#domain/shared/montant'

/** Something the business sells at a package price. */
export type Service = {
  readonly id: number
  readonly nom: string
  /** One bullet per line. */
  readonly description: string
  readonly prix: Montant
  /** Hours of work that the package price covers. */
  readonly heuresForfait: number
  readonly forfait: string | null
  readonly image: string | null
  readonly categorie: Categorie
  /** Can also be done without travelling. */
  readonly aDistance: boolean
}
