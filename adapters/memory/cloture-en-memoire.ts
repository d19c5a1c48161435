import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type AcompteALaCloture, type FactureALaCloture, soldeALaCloture } from '#domain/comptabilite/cloture'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import { estDans, type Periode } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Facture, FactureDAcompte } from '#domain/facturation/piece'
import type { FactureSuivie } from '#domain/facturation/reglement'
import type { Reference } from '#domain/prestation/reference'
import { additionner, type Montant } from '#domain/shared/montant'
import { facturesDAcompteSuivies, facturesSuivies } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'

const somme = (montants: readonly { readonly montant: Montant }[]): Montant =>
  additionner(...montants.map(({ montant }) => montant))

const nomDe = ({ facture: { acheteur, contact } }: FactureSuivie): string =>
  acheteur.type === 'professionnel' ? acheteur.raisonSociale : contact.nom

/** The invoice of the same order that was issued next. */
export const suivante = (store: MemoryStore, { numero, reference }: Facture): NumeroPiece | null => {
  const siennes = facturesSuivies(store).filter(({ facture }) => facture.reference === reference)
  const rang = siennes.findIndex(({ facture }) => facture.numero === numero)
  return siennes[rang + 1]?.facture.numero ?? null
}

const aLaCloture =
  (store: MemoryStore, ecritures: readonly Ecriture[], periode: Periode) =>
  (suivie: FactureSuivie): FactureALaCloture => {
    const { numero, date, echeance, reference, acheteur, contact, total } = suivie.facture
    const remplaceePar = suivante(store, suivie.facture)
    const avoirs = suivie.avoirs.filter((avoir) => avoir.date <= periode.au)
    const rendus = avoirs.map((avoir) => ({ le: avoir.date, montant: avoir.total }))
    const recus = ecritures.filter(({ facture, le }) => facture === numero && le <= periode.au)
    return {
      numero,
      date,
      echeance,
      reference,
      client: nomDe(suivie),
      contact: acheteur.type === 'professionnel' ? contact.nom : null,
      type: acheteur.type,
      total,
      emise: date <= periode.au,
      avoirs: (remplaceePar === null ? avoirs : suivie.avoirs).map((avoir) => avoir.numero),
      remplaceePar,
      credite: somme(rendus),
      regle: somme(recus),
      crediteDansLaPeriode: somme(rendus.filter(({ le }) => estDans(periode, le))),
      regleDansLaPeriode: somme(recus.filter(({ le }) => estDans(periode, le))),
    }
  }

/** Invoices that money or a credit note of the period concerns. */
const citees = (store: MemoryStore, ecritures: readonly Ecriture[], periode: Periode): ReadonlySet<NumeroPiece> =>
  new Set([
    ...ecritures.flatMap(({ facture, le }) => (facture !== null && estDans(periode, le) ? [facture] : [])),
    ...facturesSuivies(store).flatMap(({ facture: { numero }, avoirs }) =>
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
    .map(aLaCloture(store, ecritures, periode))
    .toSorted(parNumero)
}

export const ouvertes = (
  store: MemoryStore,
  ecritures: readonly Ecriture[],
  periode: Periode,
): readonly FactureALaCloture[] =>
  facturesSuivies(store)
    .filter(({ facture: { date } }) => date <= periode.au)
    .map(aLaCloture(store, ecritures, periode))
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

/** Those that tell of these entries, but for those given back whole by them. */
const documents = (store: MemoryStore, ecritures: readonly Ecriture[]): readonly FactureDAcompte[] => {
  const ids = new Set<string | null>(ecritures.map(({ id }) => id))
  return facturesDAcompteSuivies(store)
    .filter(({ facture }) => ids.has(facture.ecriture))
    .filter(({ facture, avoirs }) => {
      const rendus = avoirs.filter(({ ecriture }) => ids.has(ecriture)).map(({ total }) => total)
      return facture.total > additionner(...rendus)
    })
    .map(({ facture }) => facture)
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
      const emisesPourEux = documents(store, siens)
      const facturesDAcompte = emisesPourEux.map(({ numero }) => numero)
      const contact = emisesPourEux.at(-1)?.contact.nom ?? null
      const { client, type } = premier
      return [{ reference, client, contact, type, recu, facturesDAcompte, ...finDe(store, reference, au) }]
    })
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
}
