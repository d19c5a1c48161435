import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { Avoir, Facture } from '#domain/facturation/piece'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { PrestationId } from '#domain/prestation/reference'
import { factureEnCours } from '#domain/facturation/preparer-facture'
import type { MemoryPiece, MemoryStore } from './memory-store.ts'

const factureDe = ({ redigee: { piece } }: MemoryPiece): Facture | null => (piece.genre === 'facture' ? piece : null)

const avoirsDe = ({ pieces }: MemoryStore, numero: NumeroPiece): readonly Avoir[] =>
  [...pieces.values()].flatMap(({ redigee: { piece } }) =>
    piece.genre === 'avoir' && piece.facture.numero === numero ? [piece] : [],
  )

/** The invoices that fit, oldest first, each with what came after it. */
export const facturesSuivies = (
  store: MemoryStore,
  fits: (kept: MemoryPiece) => boolean = () => true,
): readonly FactureSuivie[] =>
  [...store.pieces.values()].filter(fits).flatMap((kept) => {
    const facture = factureDe(kept)
    if (facture === null) return []
    const reglements = store.reglements.get(facture.numero) ?? []
    return [{ facture, avoirs: avoirsDe(store, facture.numero), reglements, clientId: kept.clientId }]
  })

export const suivieDe = (store: MemoryStore, numero: NumeroPiece): FactureSuivie | undefined =>
  facturesSuivies(store).find(({ facture }) => facture.numero === numero)

/** The invoices for deposits that fit, oldest first, each with its credit notes. */
export const facturesDAcompteSuivies = (
  store: MemoryStore,
  fits: (kept: MemoryPiece) => boolean = () => true,
): readonly FactureDAcompteSuivie[] =>
  [...store.pieces.values()]
    .filter(fits)
    .flatMap(({ redigee: { piece }, clientId }) =>
      piece.genre === 'acompte' ? [{ facture: piece, avoirs: avoirsDe(store, piece.numero), clientId }] : [],
    )

export const facturesDAcompteDe = (store: MemoryStore, id: PrestationId): readonly FactureDAcompteSuivie[] =>
  facturesDAcompteSuivies(store, ({ prestationId }) => prestationId === id)

export const facturesDe = (store: MemoryStore, id: PrestationId): readonly FactureSuivie[] =>
  facturesSuivies(store, ({ prestationId }) => prestationId === id)

/** The number of the invoice that stands for a prestation. */
export const numeroEnCours = (store: MemoryStore, id: PrestationId): NumeroPiece | null =>
  factureEnCours(facturesDe(store, id))?.facture.numero ?? null

/** Money of a prestation that no invoice has taken over, in the order of writing. */
export const acomptesDe = ({ acomptes }: MemoryStore, id: PrestationId): readonly Reglement[] =>
  [...acomptes.values()].flatMap(({ prestationId, reglement }) => (prestationId === id ? [reglement] : []))
