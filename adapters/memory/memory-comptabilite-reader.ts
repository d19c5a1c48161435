import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import type { FactureDuDossier } from '#application/export/extraits-du-dossier'
import type { LotsDeLignes } from '#application/ports/export-reader'
import type { LivresDeComptes, PdfDePiece } from '#application/ports/livres-de-comptes'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { PieceB2c } from '#domain/comptabilite/b2c'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import { estDans } from '#domain/comptabilite/periode'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, Facture } from '#domain/facturation/piece'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { ventesDeLaFacture, ventesDeLAvoir } from '#domain/facturation/ventes'
import type { Montant } from '#domain/shared/montant'
import { acomptesFactures } from './acomptes-factures-en-memoire.ts'
import { acomptes, autresFactures, ouvertes, suivante } from './cloture-en-memoire.ts'
import { facturesSuivies } from './issued-pieces.ts'
import { facturesExportees } from './memory-export-reader.ts'
import type { MemoryPiece, MemoryStore } from './memory-store.ts'

/** Small, so that every reader meets several. */
const LOT = 2

const enLots = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  for (let rang = 0; rang < lignes.length; rang += LOT) yield lignes.slice(rang, rang + LOT)
}

const lots = <L>(lire: () => readonly L[]) => TE.fromIO((): LotsDeLignes<L> => enLots(lire()))

const parClefs =
  <A>(...clefs: readonly ((a: A) => string)[]) =>
  (a: A, b: A): number => {
    const clef = clefs.find((une) => une(a) !== une(b))
    if (clef === undefined) return 0
    return clef(a) < clef(b) ? -1 : 1
  }

const versEcriture = ({ id, le, mode, montant, ventes, note, annule, enregistreLe }: Reglement) => ({
  id,
  le,
  mode,
  montant,
  ventes,
  note,
  annule: annule !== null,
  saisieLe: dateParis(new Date(enregistreLe)),
})

const deLaFacture = ({ facture: { acheteur, contact, service, numero, reference } }: FactureSuivie) => ({
  client: acheteur.type === 'professionnel' ? acheteur.raisonSociale : contact.nom,
  type: acheteur.type,
  nature: service,
  reference,
  facture: numero,
})

type Ecrite = {
  readonly reglement: Reglement
  readonly ecriture: Omit<Ecriture, 'annuleeLe' | 'ecritureAnnulee' | 'pieces'>
}

const piecesDe = ({ pieces }: MemoryStore, ecriture: string): readonly NumeroPiece[] =>
  [...pieces.values()].flatMap(({ redigee: { piece } }) =>
    piece.genre !== 'facture' && piece.ecriture === ecriture ? [piece.numero] : [],
  )

const ecrites = (store: MemoryStore): readonly Ecrite[] => [
  ...facturesSuivies(store).flatMap((suivie) =>
    suivie.reglements.map((reglement) => ({
      reglement,
      ecriture: { ...versEcriture(reglement), ...deLaFacture(suivie) },
    })),
  ),
  ...[...store.acomptes.values()].map(({ reglement, origine }) => ({
    reglement,
    ecriture: { ...versEcriture(reglement), ...origine, facture: null },
  })),
]

const ecritureAnnulee = (toutes: readonly Ecrite[], { annule }: Reglement): Ecriture['ecritureAnnulee'] => {
  const annulee = toutes.find(({ reglement }) => reglement.id === annule)?.reglement
  return annulee === undefined ? null : { id: annulee.id, le: annulee.le }
}

const ecritures = (store: MemoryStore): readonly Ecriture[] => {
  const toutes = ecrites(store)
  const ordre = new Map([...store.ecritures].map((id, rang) => [id, String(rang).padStart(9, '0')]))
  const annuleesLe = new Map(toutes.map(({ reglement: { annule, le } }) => [annule, le]))
  return toutes
    .toSorted(
      parClefs(
        ({ reglement }) => reglement.le,
        ({ reglement }) => ordre.get(reglement.id) ?? '',
      ),
    )
    .map(({ reglement, ecriture }) => ({
      ...ecriture,
      ecritureAnnulee: ecritureAnnulee(toutes, reglement),
      pieces: piecesDe(store, ecriture.id),
      annuleeLe: annuleesLe.get(ecriture.id) ?? null,
    }))
}

const versPiece = ({ numero, genre, date, total }: Facture | Avoir, ventes: Montant): PieceB2c => ({
  numero,
  genre,
  date,
  total,
  ventes,
})

const piecesB2c = (store: MemoryStore): readonly PieceB2c[] =>
  facturesSuivies(store)
    .filter(({ facture }) => facture.acheteur.type === 'particulier')
    .flatMap((suivie) => [
      { emiseLe: suivie.facture.emiseLe, ligne: versPiece(suivie.facture, ventesDeLaFacture(suivie.facture)) },
      ...suivie.avoirs.map((avoir) => ({
        emiseLe: avoir.emiseLe,
        ligne: versPiece(avoir, ventesDeLAvoir(suivie, avoir)),
      })),
    ])
    .toSorted(
      parClefs(
        ({ emiseLe }) => emiseLe,
        ({ ligne }) => ligne.numero,
      ),
    )
    .map(({ ligne }) => ligne)

const emises = (store: MemoryStore): readonly FactureDuDossier[] => {
  const pieces = [...store.pieces.values()].map(({ redigee: { piece } }) => piece)
  return facturesExportees(store).map((exportee) => {
    const facture = facturesSuivies(store).find((suivie) => suivie.facture.numero === exportee.numero)?.facture
    return {
      ...exportee,
      avoirs: pieces.flatMap((piece) =>
        piece.genre === 'avoir' && piece.facture.numero === exportee.numero ? [piece.numero] : [],
      ),
      remplaceePar: facture === undefined ? null : suivante(store, facture),
    }
  })
}

const pdfs = (store: MemoryStore, fits: (kept: MemoryPiece) => boolean): readonly PdfDePiece[] =>
  [...store.pieces.values()]
    .filter(fits)
    .map(({ redigee: { piece, pdf } }) => ({ numero: piece.numero, pdf }))
    .toSorted(parClefs(({ numero }) => numero))

const premiereAnnee = (store: MemoryStore): O.Option<number> => {
  const annees = [
    ...[...store.pieces.values()].map(({ redigee }) => redigee.piece.date),
    ...ecrites(store).map(({ ecriture }) => ecriture.le),
  ].map(anneeDe)
  return annees.length === 0 ? O.none : O.some(Math.min(...annees))
}

const livres = (store: MemoryStore): LivresDeComptes => ({
  ecritures: (periode) => lots(() => ecritures(store).filter(({ le }) => estDans(periode, le))),
  piecesB2c: (periode) => lots(() => piecesB2c(store).filter(({ date }) => estDans(periode, date))),
  emises: (periode) => lots(() => emises(store).filter(({ emiseLe }) => estDans(periode, dateParis(emiseLe)))),
  pdfs: (periode) => lots(() => pdfs(store, ({ redigee }) => estDans(periode, redigee.piece.date))),
  pdfsDe: (numeros) => lots(() => pdfs(store, ({ redigee }) => numeros.includes(redigee.piece.numero))),
  autresFactures: (periode) => lots(() => autresFactures(store, ecritures(store), periode)),
  ouvertes: (periode) => lots(() => ouvertes(store, ecritures(store), periode)),
  acomptes: (periode) => lots(() => acomptes(store, ecritures(store), periode)),
  acomptesFactures: (periode) => lots(() => acomptesFactures(store, ecritures(store), periode)),
})

/** Records are replaced, never changed: their places are all that is copied. */
const copie = (store: MemoryStore): MemoryStore => ({
  ...store,
  prestations: new Map(store.prestations),
  evenements: new Map(store.evenements),
  pieces: new Map(store.pieces),
  reglements: new Map(store.reglements),
  acomptes: new Map(store.acomptes),
})

/** The books of what is kept in memory. */
export const makeMemoryComptabiliteReader = (store: MemoryStore): ComptabiliteReader => ({
  ...livres(store),
  figer: () => TE.fromIO(() => ({ ...livres(copie(store)), finir: async () => undefined })),
  premiereAnnee: () => TE.fromIO(() => premiereAnnee(store)),
})
