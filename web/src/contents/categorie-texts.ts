import type { Categorie } from '#domain/catalogue/categorie'
import { CATEGORIE_NOMS } from './categorie-noms.ts'
import { fr } from './typographie.ts'

export type CategorieTexts = { readonly titre: string; readonly texte: string }

export const CATEGORIE_TEXTS: Readonly<Record<Categorie, CategorieTexts>> = fr({
  depannage: {
    titre: CATEGORIE_NOMS.depannage,
    texte: "L'ordinateur est lent, bruyant, infecté ou ne démarre plus : on cherche la cause, puis on répare.",
  },
  formation: {
    titre: CATEGORIE_NOMS.formation,
    texte: 'Des séances de deux heures, chez vous, sur votre matériel et à votre rythme.',
  },
  installation: {
    titre: CATEGORIE_NOMS.installation,
    texte: 'Tout est branché, réglé et essayé avant de partir, et vous savez vous en servir.',
  },
})
