import type { Categorie } from '#domain/catalogue/categorie'
import { fr } from './typographie.ts'

export const CATEGORIE_NOMS: Readonly<Record<Categorie, string>> = fr({
  depannage: 'Dépannage',
  formation: 'Formation',
  installation: 'Installation',
})
