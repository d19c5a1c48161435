import * as E from '#fp/Either'
import { Adresse } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import { numeroDevis } from '#domain/prestation/reference'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { passerCommande } from './commande.ts'
import { SANS_ENGAGEMENT } from './engagement.ts'
import type { Demande, NouvellePrestation, Prestation } from './prestation.ts'

/** A Friday morning in Montmorot. */
export const UN_INSTANT = new Date('2026-11-20T09:00:00Z')

export const unContact = (overrides: Partial<Record<keyof Contact, string>> = {}): Contact => {
  const contact = Contact.decode({
    nom: 'Jeanne Dupont',
    email: 'jeanne.dupont@courriel.example',
    telephone: '0612345678',
    ...overrides,
  })
  if (E.isLeft(contact)) throw new Error('the fixture is not a contact')
  return contact.right
}

export const uneAdresse = (overrides: Partial<Record<keyof Adresse, string>> = {}): Adresse => {
  const adresse = Adresse.decode({
    adresse: '1 place de la Liberté',
    codePostal: '39000',
    ville: 'Lons-le-Saunier',
    ...overrides,
  })
  if (E.isLeft(adresse)) throw new Error('the fixture is not an address')
  return adresse.right
}

export const uneDemande = (overrides: Partial<Demande> = {}): Demande => ({
  contact: unContact(),
  adresse: uneAdresse(),
  description: 'L’ordinateur ne démarre plus.',
  notes: '',
  creneau: 'matin',
  engagement: SANS_ENGAGEMENT,
  ...overrides,
})

/** Orders of different `graine` have different ids and references. */
export const uneNouvellePrestation = (overrides: Partial<NouvellePrestation> = {}, graine = 1): NouvellePrestation => ({
  ...passerCommande(
    uneDemande(),
    unServiceDemande(),
    uneEstimation(),
    UN_INSTANT,
    Uint8Array.from({ length: 16 }, (_, rang) => Math.floor(graine / 32 ** (15 - rang)) % 32),
  ),
  ...overrides,
})

export const unePrestation = (overrides: Partial<Prestation> = {}, graine = 1): Prestation => ({
  ...uneNouvellePrestation({}, graine),
  numeroDevis: numeroDevis(2026, graine),
  ...overrides,
})
