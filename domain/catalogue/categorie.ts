export const CATEGORIES = ['depannage', 'formation', 'installation'] as const

export type Categorie = (typeof CATEGORIES)[number]

/** Ids 1-5 are Dépannage, 6-8 Formation, 9-13 Installation. */
export const categorieDe = (serviceId: number): Categorie => {
  if (serviceId <= 5) return 'depannage'
  return serviceId <= 8 ? 'formation' : 'installation'
}
