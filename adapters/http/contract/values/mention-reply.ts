import type { Mention } from '#domain/entreprise/mentions-a-completer'

/** What to write in the settings of the business, and why. */
export const MENTION_PHRASES: Readonly<Record<Mention, string>> = {
  nom: 'Le nom de l’entreprise est celui de l’exemple\u00a0: il figure sur chaque page, devis et courriel.',
  responsable: 'Le responsable de la publication est à renseigner\u00a0: les mentions légales doivent le nommer.',
  siren: 'Le numéro SIREN n’est pas valable\u00a0: il est obligatoire sur les devis et dans les mentions légales.',
  siret: 'Le numéro SIRET n’est pas valable, ou n’est pas celui de ce SIREN.',
  adresse: 'L’adresse de l’entreprise est celle de l’exemple.',
  telephone: 'Le numéro de téléphone est celui de l’exemple\u00a0: vos clients ne peuvent pas vous joindre.',
  email: 'L’adresse email est celle de l’exemple\u00a0: les réponses des clients se perdraient.',
  mediateur: 'Le médiateur de la consommation est à renseigner\u00a0: la loi l’exige pour vendre à des particuliers.',
  hebergeur: 'L’hébergeur du site est à renseigner\u00a0: les mentions légales doivent donner son nom et son adresse.',
  paiement: 'L’IBAN est à renseigner\u00a0: il sert au paiement des factures.',
  tribunal: 'Le tribunal compétent est à renseigner\u00a0: les conditions générales le nomment.',
}
