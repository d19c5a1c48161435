import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import type { LotsDeLignes } from '#application/ports/export-reader'
import { anneeDe } from '#domain/calendrier/date-civile'
import type { PieceB2c } from '#domain/comptabilite/b2c'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import { estDans } from '#domain/comptabilite/periode'
import type { Avoir, Facture, Piece } from '#domain/facturation/piece'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { additionner, type Montant } from '#domain/shared/montant'
import { facturesSuivies } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'

/** Small, so that every reader meets several. */
const LOT = 2

const enLots = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  for (let rang = 0; rang < lignes.length; rang += LOT) yield lignes.slice(rang, rang + LOT)
}

const lots = <L>(lire: () => readonly L[]) => TE.fromIO((): LotsDeLignes<L> => enLots(lire()))

const piecesDe = ({ lignes }: Facture): Montant =>
  additionner(...lignes.filter(({ genre }) => genre === 'piece').map(({ montant }) => montant))

const parClefs =
  <A>(...clefs: readonly ((a: A) => string)[]) =>
  (a: A, b: A): number => {
    const clef = clefs.find((une) => une(a) !== une(b))
    if (clef === undefined) return 0
    return clef(a) < clef(b) ? -1 : 1
  }

const versEcriture = ({ facture, reglements }: FactureSuivie, reglement: Reglement): Ecriture => {
  const rang = reglements.indexOf(reglement)
  const { acheteur, contact, service, numero, total } = facture
  return {
    id: reglement.id,
    le: reglement.le,
    client: acheteur.type === 'professionnel' ? acheteur.raisonSociale : contact.nom,
    type: acheteur.type,
    nature: service,
    facture: numero,
    mode: reglement.mode,
    montant: reglement.montant,
    note: reglement.note,
    annule: reglement.annule !== null,
    totalFacture: total,
    pieces: piecesDe(facture),
    dejaRegle: additionner(...reglements.slice(0, rang).map(({ montant }) => montant)),
  }
}

const ecritures = (store: MemoryStore): readonly Ecriture[] =>
  facturesSuivies(store)
    .flatMap((suivie) => suivie.reglements.map((reglement) => ({ suivie, reglement })))
    .toSorted(
      parClefs(
        ({ reglement }) => reglement.le,
        ({ reglement }) => reglement.enregistreLe,
        ({ reglement }) => reglement.id,
      ),
    )
    .map(({ suivie, reglement }) => versEcriture(suivie, reglement))

const versPiece = (facture: Facture, piece: Piece, dejaCredite: readonly Avoir[]): PieceB2c => ({
  numero: piece.numero,
  genre: piece.genre,
  date: piece.date,
  total: piece.total,
  totalFacture: facture.total,
  pieces: piecesDe(facture),
  dejaCredite: additionner(...dejaCredite.map(({ total }) => total)),
})

const piecesB2c = (store: MemoryStore): readonly PieceB2c[] =>
  facturesSuivies(store)
    .filter(({ facture }) => facture.acheteur.type === 'particulier')
    .flatMap(({ facture, avoirs }) => [
      { emiseLe: facture.emiseLe, ligne: versPiece(facture, facture, []) },
      ...avoirs.map((avoir, rang) => ({
        emiseLe: avoir.emiseLe,
        ligne: versPiece(facture, avoir, avoirs.slice(0, rang)),
      })),
    ])
    .toSorted(
      parClefs(
        ({ emiseLe }) => emiseLe,
        ({ ligne }) => ligne.numero,
      ),
    )
    .map(({ ligne }) => ligne)

/** The books of what is kept in memory. */
export const makeMemoryComptabiliteReader = (store: MemoryStore): ComptabiliteReader => ({
  ecritures: (periode) => lots(() => ecritures(store).filter(({ le }) => estDans(periode, le))),
  piecesB2c: (periode) => lots(() => piecesB2c(store).filter(({ date }) => estDans(periode, date))),
  pdfs: (periode) =>
    lots(() =>
      [...store.pieces.values()]
        .filter(({ redigee }) => estDans(periode, redigee.piece.date))
        .map(({ redigee: { piece, pdf } }) => ({ numero: piece.numero, pdf }))
        .toSorted(parClefs(({ numero }) => numero)),
    ),
  premiereAnnee: () =>
    TE.fromIO(() => {
      const annees = [
        ...[...store.pieces.values()].map(({ redigee }) => redigee.piece.date),
        ...[...store.reglements.values()].flat().map(({ le }) => le),
      ].map(anneeDe)
      return annees.length === 0 ? O.none : O.some(Math.min(...annees))
    }),
})
