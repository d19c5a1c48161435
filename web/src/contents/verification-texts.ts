import type { EtatDeDocument, GenreDeDocument } from '#domain/verification/document-verifie'
import { fr } from './typographie.ts'

export const VERIFICATION_TEXTS = fr({
  titre: 'Vérifier un document',
  description: 'Vérifier qu’un devis, une facture ou un avoir a bien été émis par l’atelier.',
  chapeau:
    'Un devis, une facture ou un avoir porte un code de 12 signes, sous « Vérifier ce document ». Tapez-le ici : vous saurez si nous l’avons émis, et ce qui doit y figurer.',
  autre: 'Vérifier un autre document',
  code: 'Code du document',
  codeAide: 'Par exemple 7K3Q-XAT4-9BCD. Les espaces, les tirets et les minuscules ne comptent pas.',
  codeIllisible: 'Ce code n’a pas la bonne forme : 12 chiffres ou lettres, jamais I, L, O ni U.',
  verifier: 'Vérifier',
  attente: 'Vérification en cours…',
  sansScript: 'La vérification a besoin de JavaScript. Vous pouvez aussi nous appeler :',
  authentique: 'Document authentique',
  authentiqueTexte:
    'Nous avons émis ce document. Comparez : le numéro, la date et le total doivent être ceux de votre papier.',
  document: 'Document',
  numero: 'Numéro',
  date: 'Date',
  total: 'Total',
  etat: 'État',
  inauthentique: 'Document non reconnu',
  inauthentiqueTexte: 'Nous n’avons émis aucun document portant ce code.',
  queFaire: 'Que faire ?',
  relire: 'Relisez le code : une lettre a pu être prise pour une autre.',
  nePasPayer: 'Ne payez rien et ne donnez aucun numéro bancaire avant de nous avoir parlé.',
  ancien: 'Le devis d’un client qui a fait effacer son compte ne peut plus être vérifié.',
  appeler: 'Appelez-nous :',
  echec: 'La vérification n’a pas pu se faire',
  reseau: 'Cela ne dit rien du document. Vérifiez votre connexion, puis réessayez.',
  reessayer: 'Réessayer',
})

export const GENRES: Readonly<Record<GenreDeDocument, string>> = {
  devis: 'Devis',
  facture: 'Facture',
  acompte: 'Facture d’acompte',
  avoir: 'Avoir',
}

export const ETATS: Readonly<Record<EtatDeDocument, string>> = fr({
  a_accepter: 'En attente de réponse',
  expire: 'Expiré',
  accepte: 'Accepté',
  facture: 'Accepté et facturé',
  refuse: 'Refusé',
  remplace: 'Remplacé par une version plus récente',
  retire: 'Retiré par l’entreprise',
  annule: 'Annulé',
  a_payer: 'À payer',
  payee: 'Payée',
  annulee: 'Annulée par un avoir',
  emis: 'Émis',
})

/** `Devis, version 2`. */
export const nomDuDocument = (genre: GenreDeDocument, version: number | null): string =>
  version === null ? GENRES[genre] : `${GENRES[genre]}, version\u00a0${version}`
