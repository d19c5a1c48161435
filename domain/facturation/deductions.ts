import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { formaterDate } from '#domain/calendrier/formater-date'
import { type CompteDeCommande, type ReglementSitue, situerReglements } from './compte-de-commande.ts'
import { type ModeDeReglement, PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { AcompteRecu, Avoir, Facture, FactureDAcompte } from './piece.ts'
import { documentsDuReglement, totalRecu } from './reglement.ts'

type Document = Avoir | FactureDAcompte

const SANS_DOCUMENT = { piece: null, sur: null, laisse: false } as const

/** A deposit as its deposit invoice describes it. */
export const acompteFacture = ({ recu, total }: Pick<FactureDAcompte, 'recu' | 'total'>): AcompteRecu => ({
  ...recu,
  ...SANS_DOCUMENT,
  montant: total,
})

/** One line for each document of a payment, and one for the rest of its amount. A rest paid on an invoice names that invoice. */
const lignesDe = ({ reglement, facture }: ReglementSitue, documents: readonly Document[]): readonly AcompteRecu[] => {
  const { le, mode, convenu } = reglement
  // A deposit invoice has the day on which its money came, even if it was issued anew; a credit note takes the day of its payment.
  const dites = documents.map((document) => ({
    ...(document.genre === 'acompte'
      ? acompteFacture(document)
      : { ...SANS_DOCUMENT, le, mode, montant: multiplier(document.total, -1) }),
    piece: document.numero,
  }))
  const montant = centimes(reglement.montant - totalRecu(dites))
  return montant === 0
    ? dites
    : [...dites, { ...SANS_DOCUMENT, le, mode, montant, sur: convenu === null ? facture : null }]
}

const somme = (documents: readonly Document[]): number => additionner(...documents.map(({ total }) => total))

/** True if neither payment has documents, or if the credit notes of the correction cancel the documents of the wrong payment exactly. */
const seCompensent = (erreur: readonly Document[], contraire: readonly Document[]): boolean => {
  const numeros = new Set(erreur.map(({ numero }) => numero))
  return (
    contraire.every((piece) => piece.genre === 'avoir' && numeros.has(piece.facture.numero)) &&
    somme(contraire) === somme(erreur)
  )
}

/** The lines of all payments. A wrong payment and its correction are left out if their documents cancel each other. */
const lignesDesReglements = (
  situes: readonly ReglementSitue[],
  { facturesDAcompte }: CompteDeCommande,
): readonly AcompteRecu[] => {
  const documentsDe = (id: string): readonly Document[] => documentsDuReglement(facturesDAcompte, id)
  const compenses = situes.flatMap(({ reglement: { id, annule } }) =>
    annule !== null && seCompensent(documentsDe(annule), documentsDe(id)) ? [id, annule] : [],
  )
  return situes
    .filter(({ reglement: { id } }) => !compenses.includes(id))
    .flatMap((situe) => lignesDe(situe, documentsDe(situe.reglement.id)))
}

const recu = (situes: readonly ReglementSitue[]): Montant => totalRecu(situes.map(({ reglement }) => reglement))

/** The money beyond the total of the new invoice: it stays on the invoice before, to be paid back. */
const laisse = (situes: readonly ReglementSitue[], avant: NumeroPiece, montant: Montant): readonly AcompteRecu[] => {
  const dernier = situes.at(-1)
  if (montant <= 0 || dernier === undefined) return []
  const { le, mode } = dernier.reglement
  return [{ le, mode, montant: multiplier(montant, -1), piece: null, sur: avant, laisse: true }]
}

/** The lines for payments on fully credited invoices, minus the sum above `place`, which is what the new invoice can still deduct. */
const surFacturesRendues = (
  compte: CompteDeCommande,
  situes: readonly ReglementSitue[],
  place: number,
): readonly AcompteRecu[] => {
  const [detenu, avant] = [recu(situes), compte.factures.at(-1)]
  if (avant === undefined || place <= 0 || detenu <= 0) return []
  const parFacture = compte.factures.flatMap(({ facture }) => {
    const siens = situes.filter((situe) => situe.facture === facture.numero)
    return recu(siens) === 0 ? [] : lignesDesReglements(siens, compte)
  })
  return [...parFacture, ...laisse(situes, avant.facture.numero, centimes(detenu - place))]
}

/** The lines of deposits that no invoice deducts yet. */
export const acomptesRecus = (compte: CompteDeCommande): readonly AcompteRecu[] =>
  lignesDesReglements(
    situerReglements(compte).filter(({ facture }) => facture === null),
    compte,
  )

/** The deductions of a new invoice of `total`: all payments before it, each with its document if a professional received one. */
export const deduire = (compte: CompteDeCommande, total: Montant): readonly AcompteRecu[] => {
  const situes = situerReglements(compte)
  const place = total - recu(situes.filter(({ facture }) => facture === null))
  const rendus = situes.filter(({ facture }) => facture !== null)
  return [...surFacturesRendues(compte, rendus, place), ...acomptesRecus(compte)]
}

/** The sum of the deductions: payments received before the invoice, minus refunds. */
export const totalDesAcomptes = ({ acomptes }: Pick<Facture, 'acomptes'>): Montant => totalRecu(acomptes)

/** The amount due when the invoice is issued; below zero, the client gets it back. */
export const resteALEmission = (facture: Pick<Facture, 'acomptes' | 'total'>): Montant =>
  centimes(facture.total - totalDesAcomptes(facture))

/** True if deposits paid the whole invoice before its issue. */
export const estAcquittee = (facture: Pick<Facture, 'acomptes' | 'total'>): boolean =>
  facture.acomptes.length > 0 && resteALEmission(facture) <= 0

/** The part of `du` that may be paid in cash, given the cash already received for the order (legal ceiling). */
export const especesPossibles = (ecritures: readonly Pick<AcompteRecu, 'mode' | 'montant'>[], du: Montant): Montant => {
  const recues = totalRecu(ecritures.filter(({ mode }) => mode === 'especes'))
  return centimes(Math.max(0, Math.min(du, PLAFOND_ESPECES - Math.max(0, recues))))
}

const MODES: Readonly<Record<ModeDeReglement, string>> = {
  especes: 'espèces',
  virement: 'virement',
  paypal: 'PayPal',
}

const motDe = ({ montant, sur }: AcompteRecu): string => {
  if (sur === null) return `Acompte ${montant < 0 ? 'rendu' : 'reçu'}`
  return montant < 0 ? 'Rendu' : 'Reçu'
}

const documentDe = ({ montant, piece, sur }: AcompteRecu): string => {
  if (sur !== null) return ` sur ${sur}`
  return piece === null ? '' : `, ${montant < 0 ? 'avoir' : 'facture'} ${piece}`
}

/** `Acompte reçu le 3 décembre 2026 (virement), facture ACO-2026-0001`; for money on a fully credited invoice, `Reçu le … sur FAC-2026-0008`. */
export const designerAcompte = (acompte: AcompteRecu): string => {
  const { le, mode, sur, laisse } = acompte
  return laisse
    ? `Laissé sur ${sur}, à vous rendre`
    : `${motDe(acompte)} le ${formaterDate(le)} (${MODES[mode]})${documentDe(acompte)}`
}
