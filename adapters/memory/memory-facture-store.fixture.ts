import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { CommandeVisee, FactureStore, Operation, Precedents, Rediger } from '#application/ports/facture-store'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { DESTINATAIRE_EFFACE, FACTURE_INCONNUE, type NumeroPiece } from '#domain/facturation/numero-piece'
import type { PiecePreparee } from '#domain/facturation/piece'
import type { Reglement } from '#domain/facturation/reglement'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { issuePiece, precedents } from './issue-piece.fixture.ts'
import { acomptesDe, compteDe, emisesPour, facturesDAcompteSuivies, suivieDe } from './issued-pieces.fixture.ts'
import { enBaseSeulement, type MemoryPiece, type MemoryStore } from './memory-store.fixture.ts'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import { evenementDeReglement } from '#domain/facturation/emission'
import { avecPrestation } from '#domain/rendez-vous/dossier'

const remettre = <K, V>(table: Map<K, V>, avant: ReadonlyMap<K, V>): void => {
  table.clear()
  for (const [cle, valeur] of avant) table.set(cle, valeur)
}

/** Copies the tables that a document changes; the result restores them. */
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
  pieces: readonly PiecePreparee[],
  rediger: Rediger,
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

type Ecriture<R> = {
  readonly decider: (compte: CompteOuvert, precedents: Precedents) => E.Either<R, Operation>
  readonly rediger: Rediger
}

const raconter = (store: MemoryStore, id: PrestationId, reglement: Reglement, emises: readonly NumeroPiece[]): void => {
  const evenement = evenementDeReglement(reglement, emises)
  const dossier = store.prestations.get(id)
  if (dossier === undefined || evenement === null) return
  store.prestations.set(id, avecPrestation(dossier, {}))
  store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
}

const referenceDe = ({ pieces, prestations }: MemoryStore, commande: CommandeVisee): Reference | undefined => {
  if ('reference' in commande) return commande.reference
  if ('prestationId' in commande) return prestations.get(commande.prestationId)?.prestation.reference
  const piece = pieces.get(commande.numero)?.redigee.piece
  return piece?.genre === 'facture' ? piece.reference : undefined
}

export const ecrire = async <R>(store: MemoryStore, commande: CommandeVisee, { decider, rediger }: Ecriture<R>) => {
  const reference = referenceDe(store, commande)
  const compte = reference === undefined ? null : compteDe(store, reference)
  if (reference === undefined || compte === null) return E.right(O.none)
  const decide = decider(compte, precedents(store))
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
  if (reglement !== null) store.reglements.set(reference, [...compte.reglements, reglement])
  if (reglement !== null && id !== null) raconter(store, id, reglement, emises.right)
  return E.right(O.fromNullable(compteDe(store, reference)))
}

/** Runs tasks one at a time, like a locked row of a database. */
const makeQueue = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <A>(work: () => Promise<A>): Promise<A> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

const lectures = (
  store: MemoryStore,
): Pick<FactureStore, 'parNumero' | 'compte' | 'acomptes' | 'emises' | 'fichier' | 'transmission'> => ({
  parNumero: (numero) =>
    TE.fromIO(() => {
      const piece = store.pieces.get(numero)?.redigee.piece
      const visee = piece?.genre === 'avoir' ? piece.facture.numero : numero
      const acompte = facturesDAcompteSuivies(store).find(({ facture }) => facture.numero === visee)
      return O.fromNullable(acompte ?? suivieDe(store, visee))
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
    ecrire: (commande, decider, rediger) => () => queue(() => ecrire(store, commande, { decider, rediger })),
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
