import type { EntreprisePublique } from './entreprise.ts'
import type { Mention } from './mentions-a-completer.ts'
import { estUnSiren, estUnSiret } from './numero-siren.ts'

export const SPECIMEN = 'SPÉCIMEN'

export const SPECIMEN_DIT = 'Document d’essai, sans valeur\u00a0: l’identité de l’entreprise n’est pas complète.'

export const estARemplacer = (...textes: readonly string[]): boolean =>
  textes.some((texte) => texte.trim() === '' || /à (?:remplacer|renseigner)/i.test(texte))

export const identiteACompleter = ({
  nom,
  responsable,
  siren,
  siret,
  adresse,
  mediateur,
}: EntreprisePublique): readonly Mention[] => [
  ...(estARemplacer(nom) ? (['nom'] as const) : []),
  ...(estARemplacer(responsable) ? (['responsable'] as const) : []),
  ...(estUnSiren(siren) ? [] : (['siren'] as const)),
  ...(estUnSiret(siret) ? [] : (['siret'] as const)),
  ...(estARemplacer(adresse) ? (['adresse'] as const) : []),
  ...(estARemplacer(mediateur.nom, mediateur.site) ? (['mediateur'] as const) : []),
]

/** Until the identity is complete, documents are specimens and no invoice is issued. */
export const estSpecimen = (entreprise: EntreprisePublique): boolean => identiteACompleter(entreprise).length > 0
