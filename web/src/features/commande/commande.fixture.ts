import { type PrestationId, type Reference, numeroDevis } from '#domain/prestation/reference'
import type { Confirmation } from './confirmation.ts'
import { ETAT_INITIAL, type Formulaire } from './etat.ts'
import { type Saisie, SAISIE_VIDE } from './saisie.ts'

/** A form that passes every rule: service 5 as a package, in Lons-le-Saunier. */
export const uneSaisie = (overrides: Partial<Saisie> = {}): Saisie => ({
  ...SAISIE_VIDE,
  service: '5',
  nom: 'Jeanne Dupont',
  email: 'jeanne.dupont@courriel.example',
  telephone: '06 12 34 56 78',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
  adresse: '1 place de la Liberté',
  creneauPrefere: 'matin',
  description: 'Écran noir.',
  ...overrides,
})

export const unFormulaire = (overrides: Partial<Formulaire> = {}): Formulaire => ({
  ...ETAT_INITIAL,
  saisie: uneSaisie(),
  origine: '["5","",""]',
  ...overrides,
})

export const uneConfirmation = (): Confirmation => ({
  reponse: {
    prestation: { id: '01KAH0000000000000007K3QXA' as PrestationId, reference: 'PREST-7K3QXA' as Reference },
    contact: { auPlusTot: '2026-11-23T09:00:00.000Z', auPlusTard: '2026-11-24T09:00:00.000Z' },
    devis: { numero: numeroDevis(2026, 1), cle: 'cle' },
  },
  email: 'jeanne.dupont@courriel.example',
  service: 'Réinstallation PC',
})
