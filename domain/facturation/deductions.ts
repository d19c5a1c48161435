import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import {
  type CompteDeCommande,
  type Paiement,
  type PaiementSitue,
  situerPaiements,
  totalRecu,
} from './compte-de-commande.ts'
import { documentsDeLEcriture } from './facture-d-acompte-suivie.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { AcompteRecu, Avoir, FactureDAcompte } from './piece.ts'

type DocumentDAcompte = Avoir | FactureDAcompte

type Documents = CompteDeCommande['facturesDAcompte']

type Mouvement = Pick<AcompteRecu, 'le' | 'mode' | 'montant'>

const ligne = ({ le, mode, montant }: Mouvement, piece: NumeroPiece | null, sur: NumeroPiece | null): AcompteRecu => ({
  le,
  mode,
  montant,
  piece,
  sur,
  laisse: false,
})

/** An invoice tells when its money came, be it issued again later; a credit note, when its entry was written. */
const ligneDuDocument =
  ({ le, mode }: Paiement) =>
  (document: DocumentDAcompte): AcompteRecu =>
    document.genre === 'acompte'
      ? ligne({ ...document.recu, montant: document.total }, document.numero, null)
      : ligne({ le, mode, montant: multiplier(document.total, -1) }, document.numero, null)

/** A line for each document, and one for what none of them tells of. */
const lignesDe = (
  { reglement, facture, surFacture }: PaiementSitue,
  documents: readonly DocumentDAcompte[],
): readonly AcompteRecu[] => {
  const dites = documents.map(ligneDuDocument(reglement))
  const montant = centimes(reglement.montant - additionner(...dites.map((une) => une.montant)))
  const sur = surFacture && facture !== null ? facture.numero : null
  return montant === 0 ? dites : [...dites, ligne({ ...reglement, montant }, null, sur)]
}

const somme = (documents: readonly DocumentDAcompte[]): number => additionner(...documents.map(({ total }) => total))

/** Neither was billed, or the documents of the contrary give back those of the slip whole, and no other. */
const seCompensent = (erreur: readonly DocumentDAcompte[], contraire: readonly DocumentDAcompte[]): boolean => {
  const numeros = new Set(erreur.map(({ numero }) => numero))
  return (
    contraire.every((piece) => piece.genre === 'avoir' && numeros.has(piece.facture.numero)) &&
    somme(contraire) === somme(erreur)
  )
}

/** Document by document; a slip and its contrary are left out when no document needs them. */
const lignesDesPaiements = (situes: readonly PaiementSitue[], pieces: Documents): readonly AcompteRecu[] => {
  const documentsDe = (id: string): readonly DocumentDAcompte[] => documentsDeLEcriture(pieces, id)
  const tues = situes.flatMap(({ reglement: { id, annule } }) =>
    annule !== null && seCompensent(documentsDe(annule), documentsDe(id)) ? [id, annule] : [],
  )
  return situes
    .filter(({ reglement: { id } }) => !tues.includes(id))
    .flatMap((situe) => lignesDe(situe, documentsDe(situe.reglement.id)))
}

const recu = (situes: readonly PaiementSitue[]): Montant => totalRecu(situes.map(({ reglement }) => reglement))

/** What is held and finds no room in the new invoice: it is told as left on the one before. */
const laisse = ({ factures, reglements }: CompteDeCommande, montant: Montant): readonly AcompteRecu[] => {
  const [avant, dernier] = [factures.at(-1), reglements.at(-1)]
  if (montant <= 0 || avant === undefined || dernier === undefined) return []
  const { le, mode } = dernier
  return [{ le, mode, montant: multiplier(montant, -1), piece: null, sur: avant.facture.numero, laisse: true }]
}

/** Of invoices that were given back whole: the payments as the client made them, less what there is no room for. */
const deDocumentsRendus = (
  compte: CompteDeCommande,
  situes: readonly PaiementSitue[],
  place: Montant,
): readonly AcompteRecu[] => {
  const surFactures = situes.filter(({ facture }) => facture !== null)
  const detenu = recu(surFactures)
  if (place <= 0 || detenu <= 0) return []
  const parFacture = compte.factures.flatMap(({ facture }) => {
    const siens = surFactures.filter((situe) => situe.facture === facture)
    return recu(siens) === 0 ? [] : lignesDesPaiements(siens, compte.facturesDAcompte)
  })
  return [
    ...parFacture,
    ...laisse({ ...compte, reglements: surFactures.map(({ reglement }) => reglement) }, centimes(detenu - place)),
  ]
}

/** What an invoice of `total` deducts: the payments before it, each by the document that a professional got for it. */
export const deduire = (compte: CompteDeCommande, total: Montant): readonly AcompteRecu[] => {
  const situes = situerPaiements(compte)
  const attendus = situes.filter(({ facture }) => facture === null)
  const place = centimes(Math.max(0, total - recu(attendus)))
  return [...deDocumentsRendus(compte, situes, place), ...lignesDesPaiements(attendus, compte.facturesDAcompte)]
}
