/** The order number `n`, of a new client: a package of 80 € at Lons-le-Saunier, without travel fee. */
export const orderBody = (n: string): Readonly<Record<string, unknown>> => ({
  serviceId: '8',
  nom: 'Jeanne Dupont',
  email: `client-${n}@exemple.fr`,
  telephone: '0612345678',
  adresse: '12 Rue du Commerce',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
  description: 'Mise en page d’un rapport et envoi par courriel',
  notes: '',
  creneauPreference: 'matin',
  estimationAcceptee: true,
  devis: { totalNet: 80 },
})
