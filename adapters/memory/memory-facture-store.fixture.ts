import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Encaissement, FactureStore, Precedent, Rediger } from '#application/ports/facture-store'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { DESTINATAIRE_EFFACE, FACTURE_INCONNUE, type NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, AvoirPrepare, Facture, FactureDAcompte, FacturePreparee } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { PRESTATION_INCONNUE, type PrestationId, type Reference } from '#domain/prestation/reference'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { dernierMoment, issuePiece } from './issue-piece.fixture.ts'
import { acomptesDe, compteDe, emisesPour, suivieDe } from './issued-pieces.fixture.ts'
import { enBaseSeulement, type MemoryPiece, type MemoryStore } from './memory-store.fixture.ts'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import { evenementDeReglement } from '#domain/facturation/emission'
import { avecPrestation } from '#domain/rendez-vous/dossier'

const remettre = <K, V>(table: Map<K, V>, avant: ReadonlyMap<K, V>): void => {
  table.clear()
  for (const [cle, valeur] of avant) table.set(cle, valeur)
}

/** The tables that a document is written in, and the way back to what they were. */
const noter = ({ pieces, prestations, evenements, courriers }: MemoryStore): (() => void) => {
  const [a, b, c, d] = [new Map(pieces), new Map(prestations), new Map(evenements), new Map(courriers)]
  return () => {
    remettre(pieces, a)
    remettre(prestations, b)
    remettre(evenements, c)
    remettre(courriers, d)
  }
}

const emettreTout = async (
  store: MemoryStore,
  rattachement: Pick<MemoryPiece, 'prestationId' | 'clientId'>,
  pieces: readonly PieceDAcompte[],
  rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>,
): Promise<E.Either<PortFailure, readonly NumeroPiece[]>> => {
  const numeros: NumeroPiece[] = []
  const defaire = noter(store)
  for (const piece of pieces) {
    const emise = await issuePiece(store, piece, rattachement, rediger)
    if (E.isLeft(emise)) {
      defaire()
      return emise
    }
    numeros.push(emise.right.numero)
  }
  return E.right(numeros)
}

type Recette<R> = {
  readonly decider: (compte: CompteOuvert, precedent: Precedent) => E.Either<R, Encaissement>
  readonly rediger: Rediger<PieceDAcompte, FactureDAcompte | Avoir>
}

export const encaisser = async <R>(store: MemoryStore, reference: Reference, { decider, rediger }: Recette<R>) => {
  const compte = compteDe(store, reference)
  if (compte === null) return E.left(PRESTATION_INCONNUE)
  const decide = decider(compte, dernierMoment(store, 'acompte', 'avoir'))
  if (E.isLeft(decide)) return decide
  const { reglement, pieces } = decide.right
  const id = compte.dossier?.prestation.id ?? null
  const emises = await emettreTout(
    store,
    { prestationId: id, clientId: compte.dossier?.clientId ?? null },
    pieces,
    rediger,
  )
  if (E.isLeft(emises)) return emises
  const reglements = [...compte.reglements, reglement]
  store.reglements.set(reference, reglements)
  const evenement = evenementDeReglement(reglement, emises.right)
  const dossier = id === null ? undefined : store.prestations.get(id)
  if (id !== null && dossier !== undefined && evenement !== null) {
    store.prestations.set(id, avecPrestation(dossier, {}))
    store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
  }
  return E.right({ ...compte, reglements })
}

/** One at a time, as behind the locked row of a database. */
const makeQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(work: () => Promise<A>): Promise<A> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

type Emission<R> = {
  readonly decider: (aFacturer: DossierAFacturer, precedent: Precedent) => E.Either<R, FacturePreparee>
  readonly rediger: Rediger<FacturePreparee, Facture>
}

const emettre = async <R>(store: MemoryStore, id: PrestationId, { decider, rediger }: Emission<R>) => {
  const dossier = store.prestations.get(id)
  if (dossier === undefined) return E.left(PRESTATION_INCONNUE)
  const compte = compteDe(store, dossier.prestation.reference)
  if (compte === null) return E.left(PRESTATION_INCONNUE)
  const preparee = decider({ ...compte, dossier }, dernierMoment(store, 'facture'))
  if (E.isLeft(preparee)) return preparee
  return issuePiece(store, preparee.right, { prestationId: id, clientId: dossier.clientId }, rediger)
}

type EmissionDAvoir<R> = {
  readonly decider: (suivie: FactureSuivie, precedent: Precedent) => E.Either<R, AvoirPrepare>
  readonly rediger: Rediger<AvoirPrepare, Avoir>
}

const emettreAvoir = async <R>(store: MemoryStore, numero: NumeroPiece, emission: EmissionDAvoir<R>) => {
  const suivie = suivieDe(store, numero)
  const kept = store.pieces.get(numero)
  if (suivie === undefined || kept === undefined) return E.left(FACTURE_INCONNUE)
  const preparee = emission.decider(suivie, dernierMoment(store, 'avoir'))
  return E.isLeft(preparee) ? preparee : issuePiece(store, preparee.right, kept, emission.rediger)
}

const lectures = (
  store: MemoryStore,
): Pick<FactureStore, 'parNumero' | 'compte' | 'acomptes' | 'emises' | 'fichier' | 'transmission'> => ({
  parNumero: (numero) =>
    TE.fromIO(() => {
      const piece = store.pieces.get(numero)?.redigee.piece
      return O.fromNullable(suivieDe(store, piece?.genre === 'avoir' ? piece.facture.numero : numero))
    }),
  compte: (id) => {
    const reference = store.prestations.get(id)?.prestation.reference
    const compte = reference === undefined ? null : compteDe(store, reference)
    return compte === null ? TE.left(portFailure('factures')('no such prestation')) : TE.right(compte)
  },
  acomptes: (id) => TE.fromIO(() => acomptesDe(store, id)),
  emises: (dont) => TE.fromIO(() => emisesPour(store, dont)),
  fichier: (numero) =>
    TE.fromIO(() => {
      const kept = store.pieces.get(numero)
      return kept === undefined ? O.none : O.some({ ...kept.redigee, clientId: kept.clientId })
    }),
  transmission: (numero) => TE.fromIO(() => O.fromNullable(store.transmissions.get(numero))),
})

export const makeMemoryFactureStore = (store: MemoryStore): FactureStore => {
  const queue = makeQueue()
  return {
    ...lectures(store),
    lister: enBaseSeulement,
    duRegistre: enBaseSeulement,
    emettre: (id, decider, rediger) => () => queue(() => emettre(store, id, { decider, rediger })),
    emettreAvoir: (numero, decider, rediger) => () => queue(() => emettreAvoir(store, numero, { decider, rediger })),
    encaisser: (reference, decider, rediger) => () => queue(() => encaisser(store, reference, { decider, rediger })),
    renvoyer: (numero, instant) =>
      TE.fromIOEither(() => {
        const kept = store.pieces.get(numero)
        if (kept === undefined) return E.left(FACTURE_INCONNUE)
        if (kept.prestationId === null) return E.left(DESTINATAIRE_EFFACE)
        return E.right(
          deposerCourrier(
            store,
            { genre: 'facture_client', prestationId: kept.prestationId, detail: { numero } },
            instant,
          ),
        )
      }),
    noterTransmission: (numero, transmission) =>
      TE.fromIOEither(() => {
        if (!store.pieces.has(numero)) return E.left(portFailure('factures')('no such document'))
        const notee = store.transmissions.get(numero) ?? transmission
        store.transmissions.set(numero, notee)
        return E.right(notee)
      }),
  }
}
