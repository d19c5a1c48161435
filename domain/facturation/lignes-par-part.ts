import { centimes, type Montant } from '#domain/shared/montant'
import type { LigneFacturee } from './ligne-facturee.ts'
import type { Part } from './part.ts'

/** What stands after the name of a document on each of its lines; nothing on its only one. */
const PARTS = { services: ', travail et déplacement', ventes: ', pièces' } as const

const forfait = (genre: LigneFacturee['genre'], designation: string, montant: Montant): LigneFacturee => ({
  genre,
  designation,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
  etat: null,
})

/** The lines of a sum, services before goods; `ensemble`: in one line, where there is but one of them to tell. */
export const lignesParPart = (
  genre: 'acompte' | 'avoir',
  { total, ventes }: Part,
  ensemble: boolean,
  designer: (part: string) => string,
): readonly LigneFacturee[] => {
  if (ensemble) return [forfait(genre, designer(''), total)]
  const parts = [
    { part: PARTS.services, montant: centimes(total - ventes) },
    { part: PARTS.ventes, montant: ventes },
  ]
  return parts.filter(({ montant }) => montant > 0).map(({ part, montant }) => forfait(genre, designer(part), montant))
}
