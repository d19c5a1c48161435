import { centimes, type Montant, multiplier } from '#domain/shared/montant'
import { formaterDate } from '#domain/calendrier/formater-date'
import { acomptesEnAttente, type CompteDeCommande, factureDuReglement } from './compte-de-commande.ts'
import { type ModeDeReglement, PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { AcompteRecu, Avoir, Facture, FactureDAcompte } from './piece.ts'
import { documentsDuReglement, type Reglement, totalDes, totalRecu } from './reglement.ts'

type Document = Avoir | FactureDAcompte

const SANS_DOCUMENT = { piece: null, sur: null, laisse: false } as const

/** A deposit as its deposit invoice describes it. */
export const acompteFacture = ({ recu, total }: Pick<FactureDAcompte, 'recu' | 'total'>): AcompteRecu => ({
  ...recu,
  ...SANS_DOCUMENT,
  montant: total,
})

/** True if neither payment has documents, or if the credit notes of the correction cancel the documents of the wrong payment exactly. */
const seCompensent = (erreur: readonly Document[], contraire: readonly Document[]): boolean =>
  totalDes(contraire) === totalDes(erreur) &&
  contraire.every((piece) => piece.genre === 'avoir' && erreur.some(({ numero }) => numero === piece.facture.numero))

/** The lines of payments: one for each document, and one for the rest of the amount. A wrong payment and its correction are left out if their documents cancel each other. */
const lignesDe = (compte: CompteDeCommande, reglements: readonly Reglement[]): readonly AcompteRecu[] => {
  const documentsDe = (id: string): readonly Document[] => documentsDuReglement(compte.facturesDAcompte, id)
  const compenses = reglements.flatMap(({ id, annule }) =>
    annule !== null && seCompensent(documentsDe(annule), documentsDe(id)) ? [id, annule] : [],
  )
  return reglements.flatMap((reglement) => {
    const { id, le, mode, convenu } = reglement
    if (compenses.includes(id)) return []
    // A deposit invoice has the day on which its money came, even if it was issued anew; a credit note takes the day of its payment.
    const dites = documentsDe(id).map((document) => ({
      ...(document.genre === 'acompte'
        ? acompteFacture(document)
        : { ...SANS_DOCUMENT, le, mode, montant: multiplier(document.total, -1) }),
      piece: document.numero,
    }))
    const montant = centimes(reglement.montant - totalRecu(dites))
    // A rest paid on an invoice names that invoice.
    const facture = convenu === null ? factureDuReglement(compte, reglement) : null
    const reste = { ...SANS_DOCUMENT, le, mode, montant, sur: facture?.numero ?? null }
    return montant === 0 ? dites : [...dites, reste]
  })
}

/** The lines of deposits that no invoice deducts yet. */
export const acomptesRecus = (compte: CompteDeCommande): readonly AcompteRecu[] =>
  lignesDe(compte, acomptesEnAttente(compte))

/** The deductions of a new invoice of `total`: all payments before it, each with its document if a professional received one. Money on fully credited invoices that finds no place in it stays on the last of them, to be paid back. */
export const deduire = (compte: CompteDeCommande, total: Montant): readonly AcompteRecu[] => {
  const attendus = acomptesEnAttente(compte)
  const autres = compte.reglements.filter((reglement) => !attendus.includes(reglement))
  const [place, detenu] = [total - totalRecu(attendus), totalRecu(autres)]
  const [avant, dernier] = [compte.factures.at(-1), autres.at(-1)]
  if (avant === undefined || dernier === undefined || place <= 0 || detenu <= 0) return acomptesRecus(compte)
  const surFacturesRendues = compte.factures.flatMap(({ facture }) => {
    const siens = autres.filter((reglement) => factureDuReglement(compte, reglement) === facture)
    return totalRecu(siens) === 0 ? [] : lignesDe(compte, siens)
  })
  const [{ le, mode }, sur, montant] = [dernier, avant.facture.numero, centimes(Math.min(0, place - detenu))]
  const laisse = montant === 0 ? [] : [{ le, mode, montant, piece: null, sur, laisse: true }]
  return [...surFacturesRendues, ...laisse, ...acomptesRecus(compte)]
}

/** The amount due when the invoice is issued; below zero, the client gets it back. */
export const resteALEmission = ({ total, acomptes }: Pick<Facture, 'acomptes' | 'total'>): Montant =>
  centimes(total - totalRecu(acomptes))

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

/** `Acompte reçu le 3 décembre 2026 (virement), facture ACO-2026-0001`; for money on a fully credited invoice, `Reçu le … sur FAC-2026-0008`. */
export const designerAcompte = ({ le, mode, montant, piece, sur, laisse }: AcompteRecu): string => {
  if (laisse) return `Laissé sur ${sur}, à vous rendre`
  const [rendu, moment] = [montant < 0, `le ${formaterDate(le)} (${MODES[mode]})`]
  if (sur !== null) return `${rendu ? 'Rendu' : 'Reçu'} ${moment} sur ${sur}`
  const document = piece === null ? '' : `, ${rendu ? 'avoir' : 'facture'} ${piece}`
  return `Acompte ${rendu ? 'rendu' : 'reçu'} ${moment}${document}`
}
