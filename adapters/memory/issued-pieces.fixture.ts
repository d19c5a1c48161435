import type { DontLesFactures } from '#application/ports/facture-store'
import { acomptesEnAttente } from '#domain/facturation/compte-de-commande'
import { suivreFactures } from '#domain/facturation/facture-suivie.fixture'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import type { FactureDAcompteSuivie, FacturesEmises, FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { Avoir, Facture } from '#domain/facturation/piece'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import { factureEnCours } from '#domain/facturation/preparer-facture'
import { derniereRetractation } from './derniere-retractation.fixture.ts'
import type { MemoryPiece, MemoryStore } from './memory-store.fixture.ts'

const factureDe = ({ redigee: { piece } }: MemoryPiece): Facture | null => (piece.genre === 'facture' ? piece : null)

const avoirsDe = ({ pieces }: MemoryStore, numero: NumeroPiece): readonly Avoir[] =>
  [...pieces.values()].flatMap(({ redigee: { piece } }) =>
    piece.genre === 'avoir' && piece.facture.numero === numero ? [piece] : [],
  )

type Emise = Omit<FactureSuivie, 'reglements'>

const creditees = (store: MemoryStore, reference: Reference): readonly Emise[] =>
  [...store.pieces.values()].flatMap((kept) => {
    const facture = factureDe(kept)
    if (facture === null || facture.reference !== reference) return []
    return [{ facture, avoirs: avoirsDe(store, facture.numero), clientId: kept.clientId }]
  })

const facturesDeReference = (store: MemoryStore, reference: Reference): readonly FactureSuivie[] =>
  suivreFactures(creditees(store, reference), reglementsDe(store, reference))

export const facturesSuivies = (
  store: MemoryStore,
  fits: (kept: MemoryPiece) => boolean = () => true,
): readonly FactureSuivie[] =>
  [...store.pieces.values()].filter(fits).flatMap((kept) => {
    const facture = factureDe(kept)
    if (facture === null) return []
    return facturesDeReference(store, facture.reference).filter((suivie) => suivie.facture.numero === facture.numero)
  })

export const suivieDe = (store: MemoryStore, numero: NumeroPiece): FactureSuivie | undefined =>
  facturesSuivies(store).find(({ facture }) => facture.numero === numero)

export const facturesDAcompteSuivies = (
  store: MemoryStore,
  fits: (kept: MemoryPiece) => boolean = () => true,
): readonly FactureDAcompteSuivie[] =>
  [...store.pieces.values()]
    .filter(fits)
    .flatMap(({ redigee: { piece }, clientId }) =>
      piece.genre === 'acompte' ? [{ facture: piece, avoirs: avoirsDe(store, piece.numero), clientId }] : [],
    )

const facturesDe = (store: MemoryStore, id: PrestationId): readonly FactureSuivie[] =>
  facturesSuivies(store, ({ prestationId }) => prestationId === id)

export const emisesPour = (store: MemoryStore, dont: DontLesFactures): FacturesEmises => {
  const fits = ({ redigee, prestationId, clientId }: MemoryPiece): boolean => {
    if ('reference' in dont) return redigee.piece.reference === dont.reference
    return 'clientId' in dont ? clientId === dont.clientId : prestationId === dont.prestationId
  }
  return { factures: facturesSuivies(store, fits), facturesDAcompte: facturesDAcompteSuivies(store, fits) }
}

export const numeroEnCours = (store: MemoryStore, id: PrestationId): NumeroPiece | null =>
  factureEnCours(facturesDe(store, id))?.facture.numero ?? null

export const reglementsDe = ({ reglements }: MemoryStore, reference: Reference): readonly Reglement[] =>
  reglements.get(reference) ?? []

/** The deposits of a prestation that no invoice deducts yet. */
export const acomptesDe = (store: MemoryStore, id: PrestationId): readonly Reglement[] => {
  const reference = store.prestations.get(id)?.prestation.reference
  return reference === undefined
    ? []
    : acomptesEnAttente({ factures: creditees(store, reference), reglements: reglementsDe(store, reference) })
}

export const compteDe = (store: MemoryStore, reference: Reference): CompteOuvert | null => {
  const dossier = [...store.prestations.values()].find(({ prestation }) => prestation.reference === reference) ?? null
  const factures = facturesDeReference(store, reference)
  if (dossier === null && factures.length === 0) return null
  return {
    dossier,
    factures,
    reglements: reglementsDe(store, reference),
    facturesDAcompte: facturesDAcompteSuivies(store, ({ redigee }) => redigee.piece.reference === reference),
    retractation: dossier === null ? null : derniereRetractation(store, dossier.prestation.id),
  }
}
