import type { PdfDePiece } from '#application/ports/comptabilite-reader'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type AcompteALaCloture, type FactureALaCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import { estDans, type Periode } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Piece } from '#domain/facturation/piece'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { Reference } from '#domain/prestation/reference'
import { additionner, type Montant } from '#domain/shared/montant'
import { estAcompteCite } from './acomptes-factures-en-memoire.ts'
import { facturesDAcompteSuivies, facturesSuivies } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'

const somme = (montants: readonly { readonly montant: Montant }[]): Montant =>
  additionner(...montants.map(({ montant }) => montant))

const nomDe = ({ facture: { acheteur, contact } }: FactureSuivie): string =>
  acheteur.type === 'professionnel' ? acheteur.raisonSociale : contact.nom

const aLaCloture =
  (ecritures: readonly Ecriture[], periode: Periode) =>
  (suivie: FactureSuivie): FactureALaCloture => {
    const { numero, date, echeance, reference, acheteur, total } = suivie.facture
    const rendus = suivie.avoirs
      .filter((avoir) => avoir.date <= periode.au)
      .map((avoir) => ({ le: avoir.date, montant: avoir.total }))
    const recus = ecritures.filter(({ facture, le }) => facture === numero && le <= periode.au)
    return {
      numero,
      date,
      echeance,
      reference,
      client: nomDe(suivie),
      type: acheteur.type,
      total,
      credite: somme(rendus),
      regle: somme(recus),
      crediteDansLaPeriode: somme(rendus.filter(({ le }) => estDans(periode, le))),
      regleDansLaPeriode: somme(recus.filter(({ le }) => estDans(periode, le))),
    }
  }

/** Invoices that money or a credit note of the period concerns, those for deposits among them. */
const citees = (store: MemoryStore, ecritures: readonly Ecriture[], periode: Periode): ReadonlySet<NumeroPiece> =>
  new Set([
    ...ecritures.flatMap(({ facture, le }) => (facture !== null && estDans(periode, le) ? [facture] : [])),
    ...[...facturesSuivies(store), ...facturesDAcompteSuivies(store)].flatMap(({ facture: { numero }, avoirs }) =>
      avoirs.some(({ date }) => estDans(periode, date)) ? [numero] : [],
    ),
  ])

const parNumero = (a: { readonly numero: string }, b: { readonly numero: string }): number =>
  a.numero < b.numero ? -1 : 1

export const autresFactures = (
  store: MemoryStore,
  ecritures: readonly Ecriture[],
  periode: Periode,
): readonly FactureALaCloture[] => {
  const numeros = citees(store, ecritures, periode)
  return facturesSuivies(store)
    .filter(({ facture: { numero, date } }) => numeros.has(numero) && !estDans(periode, date))
    .map(aLaCloture(ecritures, periode))
    .toSorted(parNumero)
}

export const autresPdfs = (
  store: MemoryStore,
  ecritures: readonly Ecriture[],
  periode: Periode,
): readonly PdfDePiece[] => {
  const numeros = citees(store, ecritures, periode)
  const fits = (piece: Piece): boolean =>
    (piece.genre === 'avoir'
      ? numeros.has(piece.facture.numero) && piece.date < periode.du
      : numeros.has(piece.numero)) || estAcompteCite(store, ecritures, periode)(piece)
  return [...store.pieces.values()]
    .filter(({ redigee: { piece } }) => !estDans(periode, piece.date) && fits(piece))
    .map(({ redigee: { piece, pdf } }) => ({ numero: piece.numero, pdf }))
    .toSorted(parNumero)
}

export const ouvertes = (
  store: MemoryStore,
  ecritures: readonly Ecriture[],
  periode: Periode,
): readonly FactureALaCloture[] =>
  facturesSuivies(store)
    .filter(({ facture: { date } }) => date <= periode.au)
    .map(aLaCloture(ecritures, periode))
    .filter((facture) => soldeALaCloture(facture) !== 0)
    .toSorted(parNumero)

/** How an order had ended by then: the last word of its history. */
const finDe = (
  store: MemoryStore,
  reference: Reference,
  au: DateCivile,
): Pick<AcompteALaCloture, 'annulee' | 'retracteeLe'> => {
  const sienne = [...store.prestations.values()].find(({ prestation }) => prestation.reference === reference)
  const evenements = sienne === undefined ? [] : (store.evenements.get(sienne.prestation.id) ?? [])
  const dernier = evenements.findLast(
    ({ le, fait }) =>
      dateParis(le) <= au && (fait.genre === 'annulation' || fait.genre === 'retractation' || fait.genre === 'statut'),
  )
  return {
    annulee: dernier !== undefined && (dernier.fait.genre !== 'statut' || dernier.fait.vers === 'annulé'),
    retracteeLe: dernier?.fait.genre === 'retractation' ? dateParis(dernier.le) : null,
  }
}

export const acomptes = (
  store: MemoryStore,
  ecritures: readonly Ecriture[],
  { au }: Periode,
): readonly AcompteALaCloture[] => {
  const emises = new Set(
    facturesSuivies(store).flatMap(({ facture: { numero, date } }) => (date <= au ? [numero] : [])),
  )
  const recus = ecritures.filter(({ facture, le }) => le <= au && (facture === null || !emises.has(facture)))
  return [...Map.groupBy(recus, ({ reference }) => reference)]
    .flatMap(([reference, siens]) => {
      const [premier, recu] = [siens[0], somme(siens)]
      if (premier === undefined || recu === 0) return []
      return [{ reference, client: premier.client, type: premier.type, recu, ...finDe(store, reference, au) }]
    })
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
}
