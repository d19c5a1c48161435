import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import { estDans, type Periode } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Facture, Piece } from '#domain/facturation/piece'
import { facturesDAcompteSuivies, facturesSuivies } from './issued-pieces.ts'
import type { MemoryStore } from './memory-store.ts'

const facturesQuiDeduisent = (store: MemoryStore, numero: NumeroPiece): readonly Facture[] =>
  facturesSuivies(store)
    .map(({ facture }) => facture)
    .filter(({ acomptes }) => acomptes.some(({ piece }) => piece === numero))

const avoirsSur = ({ pieces }: MemoryStore, numero: NumeroPiece): readonly Piece[] =>
  [...pieces.values()]
    .map(({ redigee: { piece } }) => piece)
    .filter((piece) => piece.genre === 'avoir' && piece.facture.numero === numero)

/** Whether a document was issued for a deposit of which the money, a credit note or the invoice is of the period. */
const estAcompteCite =
  (store: MemoryStore, ecritures: readonly Ecriture[], periode: Periode) =>
  (piece: Piece): boolean =>
    piece.genre !== 'facture' &&
    piece.ecriture !== null &&
    (ecritures.some(({ id, le }) => id === piece.ecriture && estDans(periode, le)) ||
      [...avoirsSur(store, piece.numero), ...facturesQuiDeduisent(store, piece.numero)].some(({ date }) =>
        estDans(periode, date),
      ))

export const acomptesFactures = (
  store: MemoryStore,
  ecritures: readonly Ecriture[],
  periode: Periode,
): readonly AcompteFacture[] =>
  facturesDAcompteSuivies(
    store,
    ({ redigee: { piece } }) => estDans(periode, piece.date) || estAcompteCite(store, ecritures, periode)(piece),
  )
    .map(({ facture, avoirs }) => ({
      facture,
      avoirs,
      deduitPar: facturesQuiDeduisent(store, facture.numero).map(({ numero }) => numero),
    }))
    .toSorted((a, b) => (a.facture.numero < b.facture.numero ? -1 : 1))
