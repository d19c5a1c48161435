import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { type FactureCreditee, factureDuReglement } from '#domain/facturation/compte-de-commande'
import { origineDe } from '#domain/facturation/encaisser'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { totalDes, totalRecu } from '#domain/facturation/reglement'
import type { Reference } from '#domain/prestation/reference'
import { centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { CompteDuLivre, Ecriture } from './livre.ts'
import { estDans, type Periode } from './periode.ts'

/** An order as the book of receipts names it. */
type Commande = {
  readonly reference: Reference
  /** The name of the business that bought, or of the consumer. */
  readonly client: string
  /** The contact in that business, from its last invoice; `null` for a consumer, or without an invoice. */
  readonly contact: string | null
  readonly type: TypeClient
}

/** An invoice at the end of the last day of a period. Later documents and payments do not count. */
export type FactureALaCloture = ReturnType<typeof facturesALaCloture>[number]

/** An open balance at the end of a day: above zero the client owes it, below zero the business does. */
export type LigneDeCloture = Commande & {
  /** `creance`: the client owes money. `a_rembourser`: the business owes money back. `acompte`: the business owes work for a deposit. */
  readonly nature: 'creance' | 'a_rembourser' | 'acompte'
  readonly facture: FactureALaCloture | null
  readonly facturesDAcompte: readonly NumeroPiece[]
  /** The last day to pay: for the client, or for the business after a withdrawal; `null` if there is no such day. */
  readonly echeance: DateCivile | null
  readonly solde: Montant
}

/** The unpaid part of an invoice; below zero, the business owes it to the client. Before the issue, only payments count. */
export const soldeALaCloture = ({ emise, total, credite, regle }: FactureALaCloture): Montant =>
  emise ? centimes(total - credite - regle) : multiplier(regle, -1)

export const ligneDeFacture = (facture: FactureALaCloture): LigneDeCloture => {
  const { reference, client, contact, type, echeance } = facture
  const solde = soldeALaCloture(facture)
  const commun = { reference, client, contact, type, facture, facturesDAcompte: [], solde }
  return solde > 0 ? { ...commun, nature: 'creance', echeance } : { ...commun, nature: 'a_rembourser', echeance: null }
}

/** The sum paid on an invoice by the end of a day. Payments on issued invoices count on the latest issued one. */
const regleAu = (compte: CompteDuLivre, facture: FactureCreditee['facture'], jour: DateCivile): Montant => {
  const derniere = compte.factures.findLast((creditee) => creditee.facture.date <= jour)?.facture
  const siens = compte.reglements.filter((reglement) => {
    const payee = factureDuReglement(compte, reglement)
    return reglement.le <= jour && (payee !== null && payee.date <= jour ? derniere : payee) === facture
  })
  return totalRecu(siens)
}

const facturesALaCloture = (compte: CompteDuLivre, { du, au }: Periode) =>
  compte.factures.map(({ facture, avoirs }, rang) => {
    const { numero, date, echeance, total, contact } = facture
    const { client, type } = origineDe(facture)
    const remplaceePar = compte.factures[rang + 1]?.facture.numero ?? null
    const crediteAu = (jour: DateCivile) => totalDes(avoirs.filter((avoir) => avoir.date <= jour))
    const [veille, credite, regle] = [plusJours(du, -1), crediteAu(au), regleAu(compte, facture, au)]
    const commande: Commande = {
      reference: compte.reference,
      client,
      contact: type === 'professionnel' ? contact.nom : null,
      type,
    }
    return {
      ...commande,
      numero,
      date,
      echeance,
      total,
      /** True if it was issued by that day. Money may come earlier. */
      emise: date <= au,
      /** Credit notes issued by that day; all of them if another invoice replaced this one. */
      avoirs: avoirs.filter((avoir) => avoir.date <= au || remplaceePar !== null).map((avoir) => avoir.numero),
      /** The next invoice of the same order, issued after this one was fully credited, even after the period. */
      remplaceePar,
      /** Sums credited and paid by the end of the period, then the part of each that falls within the period. */
      credite,
      regle,
      crediteDansLaPeriode: centimes(credite - crediteAu(veille)),
      regleDansLaPeriode: centimes(regle - regleAu(compte, facture, veille)),
    }
  })

/** Invoices of other periods that a payment or a credit note of this period concerns. Deposit invoices are left out. */
export const autresFactures = (compte: CompteDuLivre, periode: Periode): readonly FactureALaCloture[] => {
  const mouvements = compte.reglements.filter(({ le }) => estDans(periode, le))
  const payees = mouvements.map((reglement) => factureDuReglement(compte, reglement)?.numero)
  return facturesALaCloture(compte, periode).filter(
    ({ numero, date, crediteDansLaPeriode, regleDansLaPeriode }) =>
      !estDans(periode, date) && (payees.includes(numero) || crediteDansLaPeriode !== 0 || regleDansLaPeriode !== 0),
  )
}

/** The payments received by the end of a period that no invoice of that time covers, as at most one line. */
const acompteALaCloture = (compte: CompteDuLivre, { au }: Periode): readonly LigneDeCloture[] => {
  const recus = compte.reglements.filter(({ le }) => le <= au)
  const attendus = recus.filter((reglement) => {
    const facture = factureDuReglement(compte, reglement)
    return facture === null || facture.date > au
  })
  const [recu, dernier] = [totalRecu(attendus), attendus.at(-1)]
  if (recu === 0 || dernier === undefined) return []
  const facture = factureDuReglement(compte, dernier)
  const { client, type } = facture === null ? dernier.origine : origineDe(facture)
  // Deposit invoices fully paid back by that day are left out. The day of the money counts, not that of the credit note.
  const documents = compte.facturesDAcompte.filter((suivie) => {
    const rendus = suivie.avoirs.filter(({ ecriture }) => recus.some(({ id }) => id === ecriture))
    return attendus.some(({ id }) => id === suivie.facture.ecriture) && suivie.facture.total > totalDes(rendus)
  })
  const fin = compte.fins.findLast(({ le }) => le <= au)
  const annulee = fin !== undefined && (fin.fait.genre !== 'statut' || fin.fait.vers === 'annulé')
  const ligne: LigneDeCloture = {
    reference: compte.reference,
    client,
    contact: documents.at(-1)?.facture.contact.nom ?? null,
    type,
    nature: annulee ? 'a_rembourser' : 'acompte',
    facture: null,
    facturesDAcompte: documents.map((suivie) => suivie.facture.numero),
    echeance: fin?.fait.genre === 'retractation' ? plusJours(fin.le, JOURS_RETRACTATION) : null,
    solde: multiplier(recu, -1),
  }
  return [ligne]
}

/** The open balances of an order at the end of a period: one for each invoice, then one for deposits. */
export const cloturer = (compte: CompteDuLivre, periode: Periode): readonly LigneDeCloture[] => [
  ...facturesALaCloture(compte, periode)
    .filter((facture) => facture.emise && soldeALaCloture(facture) !== 0)
    .map(ligneDeFacture),
  ...acompteALaCloture(compte, periode),
]

// Invoice numbers, `FAC-…`, sort before references of orders, `PREST-…`.
const clefDeCloture = ({ facture, reference }: LigneDeCloture): string => facture?.numero ?? reference

/** The order of the archive: invoices by number, then orders by reference. */
export const ordonnerCloture = (lignes: readonly LigneDeCloture[]): readonly LigneDeCloture[] =>
  lignes.toSorted((une, autre) => (clefDeCloture(une) < clefDeCloture(autre) ? -1 : 1))

const compter = (ecritures: readonly Ecriture[]) => ({ nombre: ecritures.length, total: totalRecu(ecritures) })

export type Decompte = ReturnType<typeof compter>

/** Counts the entries of a year recorded or undone after `cloture`, its last day, so that an earlier copy of its book lacks them. */
export const apresCloture = (ecritures: readonly Ecriture[], cloture: DateCivile) => ({
  saisies: compter(ecritures.filter(({ saisieLe }) => saisieLe > cloture)),
  annulees: compter(ecritures.filter(({ annuleeLe }) => annuleeLe !== null && annuleeLe > cloture)),
})

export type ApresCloture = ReturnType<typeof apresCloture>

/** The deposit invoices that a period concerns (issued, paid, credited or deducted in it), their credit notes and the invoices that deduct them. There are two if the first was fully credited. */
export const acomptesFactures = ({ factures, facturesDAcompte, reglements }: CompteDuLivre, periode: Periode) =>
  facturesDAcompte.flatMap(({ facture, avoirs }) => {
    const deduisent = factures
      .map((creditee) => creditee.facture)
      .filter(({ acomptes }) => acomptes.some(({ piece }) => piece === facture.numero))
    const payee = reglements.filter(({ id }) => id === facture.ecriture)
    const jours = [...payee.map(({ le }) => le), ...[facture, ...avoirs, ...deduisent].map(({ date }) => date)]
    if (!jours.some((jour) => estDans(periode, jour))) return []
    return [{ facture, avoirs, deduitPar: deduisent.map(({ numero }) => numero) }]
  })

export type AcompteFacture = ReturnType<typeof acomptesFactures>[number]
