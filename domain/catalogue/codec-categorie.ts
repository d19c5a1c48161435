import { closedList } from '#domain/shared/closed-list'
import { CATEGORIES } from './categorie.ts'

export const CodecCategorie = closedList('Categorie', CATEGORIES, 'Catégorie inconnue.')
