export const CATEGORIES = ['depannage', 'formation', 'installation'] as const

export type Categorie = (typeof CATEGORIES)[number]

export const categorieDe = (serviceId: number): Categorie => {
  if (serviceId <= 5) return 'depannage'
  return serviceId <= 8 ? 'formation' : 'installation'
}
