import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { formaterDate } from '#domain/calendrier/formater-date'
import { type CompteDeCommande, type ReglementSitue, situerReglements } from './compte-de-commande.ts'
import { type ModeDeReglement, PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { AcompteRecu, Avoir, Facture, FactureDAcompte } from './piece.ts'
import { documentsDuReglement, totalRecu } from './reglement.ts'

type Document = Avoir | FactureDAcompte

const SANS_DOCUMENT = { piece: null, sur: null, laisse: false } as const

/** A deposit, as its own document tells it. */
export const acompteFacture = ({ recu, total }: Pick<FactureDAcompte, 'recu' | 'total'>): AcompteRecu => ({
  ...recu,
  ...SANS_DOCUMENT,
  montant: total,
})

/** A line for each document, and one for what none of them tells of, which names the invoice that it was paid on. */
const lignesDe = ({ reglement, facture }: ReglementSitue, documents: readonly Document[]): readonly AcompteRecu[] => {
  const { le, mode, convenu } = reglement
  // An invoice tells when its money came, be it issued again later; a credit note, when its payment was written.
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

/** Neither was billed, or the documents of the contrary give back those of the slip whole, and no other. */
const seCompensent = (erreur: readonly Document[], contraire: readonly Document[]): boolean => {
  const numeros = new Set(erreur.map(({ numero }) => numero))
  return (
    contraire.every((piece) => piece.genre === 'avoir' && numeros.has(piece.facture.numero)) &&
    somme(contraire) === somme(erreur)
  )
}

/** Document by document; a slip and its contrary are left out when no document needs them. */
const lignesDesReglements = (
  situes: readonly ReglementSitue[],
  { facturesDAcompte }: CompteDeCommande,
): readonly AcompteRecu[] => {
  const documentsDe = (id: string): readonly Document[] => documentsDuReglement(facturesDAcompte, id)
  const tues = situes.flatMap(({ reglement: { id, annule } }) =>
    annule !== null && seCompensent(documentsDe(annule), documentsDe(id)) ? [id, annule] : [],
  )
  return situes
    .filter(({ reglement: { id } }) => !tues.includes(id))
    .flatMap((situe) => lignesDe(situe, documentsDe(situe.reglement.id)))
}

const recu = (situes: readonly ReglementSitue[]): Montant => totalRecu(situes.map(({ reglement }) => reglement))

/** What is held and finds no room: it is told as left on the invoice before, to be given back. */
const laisse = (situes: readonly ReglementSitue[], avant: NumeroPiece, montant: Montant): readonly AcompteRecu[] => {
  const dernier = situes.at(-1)
  if (montant <= 0 || dernier === undefined) return []
  const { le, mode } = dernier.reglement
  return [{ le, mode, montant: multiplier(montant, -1), piece: null, sur: avant, laisse: true }]
}

/** Of invoices that were given back whole: the payments as the client made them, less what there is no room for. */
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

/** Deposits that no invoice has followed yet, as the next one will deduct them. */
export const acomptesRecus = (compte: CompteDeCommande): readonly AcompteRecu[] =>
  lignesDesReglements(
    situerReglements(compte).filter(({ facture }) => facture === null),
    compte,
  )

/** What an invoice of `total` deducts: the payments before it, each by the document that a professional got for it. */
export const deduire = (compte: CompteDeCommande, total: Montant): readonly AcompteRecu[] => {
  const situes = situerReglements(compte)
  const place = total - recu(situes.filter(({ facture }) => facture === null))
  const rendus = situes.filter(({ facture }) => facture !== null)
  return [...surFacturesRendues(compte, rendus, place), ...acomptesRecus(compte)]
}

/** What an invoice deducts: all that was received before it, less what went back of it. */
export const totalDesAcomptes = ({ acomptes }: Pick<Facture, 'acomptes'>): Montant => totalRecu(acomptes)

/** What an invoice asks for on its day; below zero, what goes back to the client. */
export const resteALEmission = (facture: Pick<Facture, 'acomptes' | 'total'>): Montant =>
  centimes(facture.total - totalDesAcomptes(facture))

/** Paid in full before its day. */
export const estAcquittee = (facture: Pick<Facture, 'acomptes' | 'total'>): boolean =>
  facture.acomptes.length > 0 && resteALEmission(facture) <= 0

/** What may still be paid in cash of what is due, after all that came and went in cash for the order (the law's ceiling). */
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

/** `Acompte reçu le 3 décembre 2026 (virement), facture ACO-2026-0001`; of an invoice that was given back, `Reçu le … sur FAC-2026-0008`. */
export const designerAcompte = (acompte: AcompteRecu): string => {
  const { le, mode, sur, laisse } = acompte
  return laisse
    ? `Laissé sur ${sur}, à vous rendre`
    : `${motDe(acompte)} le ${formaterDate(le)} (${MODES[mode]})${documentDe(acompte)}`
}
