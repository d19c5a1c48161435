import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { fr } from '../../contents/typographie.ts'

export const MODES_DE_REGLEMENT: Readonly<Record<ModeDeReglement, string>> = fr({
  especes: 'Espèces',
  virement: 'Virement',
  paypal: 'PayPal',
})

/** Entries of the book of receipts, on an invoice or before it. */
export const REGLEMENT_TEXTS = fr({
  mode: 'Mode',
  le: 'Date',
  montant: 'Montant (€)',
  note: 'Note',
  noteAide: 'Par exemple le libellé du virement.',
  enregistrer: 'Enregistrer',
  enCours: 'Enregistrement…',
  fermer: 'Ne rien enregistrer',
  dateManquante: 'Indiquez le jour du règlement.',
  dateFuture: 'Un règlement s’enregistre une fois reçu : choisissez aujourd’hui ou un jour passé.',
  montantInvalide: 'Indiquez un montant en euros, par exemple 64,00.',
  defaire: 'Annuler cette écriture',
  defait: 'écriture annulée',
  contraire: 'annulation d’une écriture',
  titreAnnulation: 'Annuler une écriture',
  aideAnnulation: 'Rien n’est effacé : une écriture contraire est ajoutée et le reste à payer est recalculé.',
  deduitTitre: 'La facture déduit ce règlement',
  deduit:
    'Son PDF, déjà envoyé, dira toujours que cette somme est payée. Mieux vaut un avoir total, puis une nouvelle facture.',
  raison: 'Pour quelle raison ?',
  raisonManquante: 'Indiquez la raison : le livre des recettes la garde.',
  confirmerAnnulation: 'Annuler l’écriture',
  garder: 'Garder l’écriture',
})

/** A book of an earlier year may have been handed over. */
export const autreAnneeTexte = (annee: string): string =>
  fr(`Cette écriture change le livre de ${annee}, que vous avez peut-être déjà remis.`)

export const ecritureAnnuleeTexte = (nom: string): string => fr(`Écriture annulée. Courriel envoyé à ${nom}.`)

/** What became of a press. */
export const ISSUE_TEXTS = fr({
  echec: 'Ce n’est pas fait.',
  reseau: 'Le site n’a pas répondu. Réessayez dans un instant.',
})
