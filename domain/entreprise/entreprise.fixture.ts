import * as E from '#fp/Either'
import { Entreprise } from './entreprise.ts'

const decode = (u: unknown): Entreprise => {
  const entreprise = Entreprise.decode(u)
  if (E.isLeft(entreprise)) throw new Error('the fixture is not a business')
  return entreprise.right
}

/** A business without an identity, like the example in the settings. */
export const SANS_IDENTITE: Partial<Entreprise> = {
  responsable: 'Prénom NOM (exemple à remplacer)',
  siren: '000000000',
  siret: '00000000000000',
}

export const uneEntreprise = (overrides: Partial<Entreprise> = {}): Entreprise => ({
  ...decode({
    nom: 'Atelier du Sapin',
    forme: 'Entrepreneur individuel (EI)',
    responsable: 'Camille Jurassien',
    siren: '123456782',
    siret: '12345678200010',
    adresse: '1 place de l’Exemple',
    codePostal: '39570',
    ville: 'Montmorot',
    telephone: '+33384000000',
    email: 'bonjour@atelier.example',
    mediateur: { nom: 'Médiateur d’exemple', site: 'https://mediateur.example' },
    hebergeur: { nom: 'Hébergeur d’exemple', adresse: '1 rue du Serveur, 75000 Paris', telephone: '+33100000000' },
    paiement: { iban: 'FR76 0000 0000 0000 0000 0000 000', paypal: 'bonjour@atelier.example' },
    tribunal: 'Lons-le-Saunier',
    reseaux: [],
  }),
  ...overrides,
})
