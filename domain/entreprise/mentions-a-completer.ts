import type { Entreprise } from './entreprise.ts'
import { estUnSiren, estUnSiret } from './numero-siren.ts'

export const MENTIONS = [
  'nom',
  'responsable',
  'siren',
  'siret',
  'adresse',
  'telephone',
  'email',
  'mediateur',
  'hebergeur',
  'paiement',
  'tribunal',
] as const

export type Mention = (typeof MENTIONS)[number]

// Words of the example settings, and domains that nobody can own (RFC 2606).
const FAUX = /exemple|à renseigner|à remplacer|\.(invalid|example|test)\b/i

const estFaux = (...textes: readonly string[]): boolean =>
  textes.some((texte) => texte.trim() === '' || FAUX.test(texte))

const estMuet = (telephone: string): boolean => /^\+33\d0{8}$/.test(telephone)

const MANQUE: Readonly<Record<Mention, (entreprise: Entreprise) => boolean>> = {
  nom: ({ nom }) => estFaux(nom),
  responsable: ({ responsable }) => estFaux(responsable),
  siren: ({ siren }) => !estUnSiren(siren),
  siret: ({ siren, siret }) => !estUnSiret(siret) || !siret.startsWith(siren),
  adresse: ({ adresse }) => estFaux(adresse),
  telephone: ({ telephone }) => estMuet(telephone),
  email: ({ email }) => estFaux(email),
  mediateur: ({ mediateur }) => estFaux(mediateur.nom, mediateur.site),
  hebergeur: ({ hebergeur }) => estFaux(hebergeur.nom, hebergeur.adresse) || estMuet(hebergeur.telephone),
  paiement: ({ paiement }) => estFaux(paiement.iban),
  tribunal: ({ tribunal }) => estFaux(tribunal),
}

export const mentionsACompleter = (entreprise: Entreprise): readonly Mention[] =>
  MENTIONS.filter((mention) => MANQUE[mention](entreprise))
