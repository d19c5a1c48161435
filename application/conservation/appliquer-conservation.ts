import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Terme } from '#application/ports/conservation-store'
import type { ContenuAPrevoir } from '#domain/compte/apercu-de-suppression'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { effacerCompte, type Effacement, type PrestationEnCours } from '#domain/compte/effacement'
import {
  type ConfirmationRequise,
  GENRES_A_RETIRER,
  type GenreConserve,
  type GenreDeCompte,
  type GenreSupprime,
  limiteDeConservation,
} from '#domain/conservation/calendrier'
import { type PasEncoreATerme, tousATerme } from '#domain/conservation/terme-de-conservation'

export type DemandeDeConservation = {
  readonly admin: Admin
  readonly confirmer: boolean
  readonly avancement?: (genre: GenreConserve, nombre: number) => void
}

export type Depart = { readonly genre: GenreConserve; readonly nombre: number }

type PortsAppliquer = Pick<Ports, 'clock' | 'conservation' | 'comptes' | 'adminEmails'>

/** Records per statement, so that other writes wait only briefly. */
const LOT = 1_000
const LOT_DE_COMPTES = 50

type Compter = (nombre: number) => void

const retirerTout = (
  ports: PortsAppliquer,
  genre: GenreSupprime,
  terme: Terme,
  compter: Compter,
  deja = 0,
): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.conservation.retirer(genre, terme, LOT),
    TE.tapIO((nombre) => () => compter(deja + nombre)),
    TE.flatMap((nombre) =>
      nombre < LOT ? TE.right(deja + nombre) : retirerTout(ports, genre, terme, compter, deja + nombre),
    ),
  )

const decider =
  (instant: Date, jour: DateCivile) =>
  (contenu: ContenuAPrevoir): E.Either<PasEncoreATerme | PrestationEnCours, Effacement> =>
    tousATerme(contenu.dossiers, jour) ? effacerCompte(contenu, instant) : E.left({ _tag: 'PasEncoreATerme' })

/** 1, or 0 if the person became active again meanwhile. */
const effacer = (ports: PortsAppliquer, id: string, instant: Date): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.comptes.effacer(id, instant, decider(instant, dateParis(instant))),
    TE.map(() => 1),
    TE.orElse((refus): TE.TaskEither<PortFailure, number> =>
      refus._tag === 'PortFailure' ? TE.left(refus) : TE.right(0),
    ),
  )

const effacerTout = (
  ports: PortsAppliquer,
  genre: GenreDeCompte,
  terme: Terme,
  suite: { readonly compter: Compter; readonly apres: string | null; readonly deja: number },
): TE.TaskEither<PortFailure, number> =>
  pipe(
    ports.conservation.comptes(genre, terme, { admins: ports.adminEmails, apres: suite.apres, nombre: LOT_DE_COMPTES }),
    TE.bindTo('ids'),
    TE.bind('partis', ({ ids }) =>
      TE.traverseSeqArray((id: string) => effacer(ports, id, ports.clock.maintenant()))(ids),
    ),
    TE.flatMap(({ ids, partis }) => {
      const deja = partis.reduce((somme, un) => somme + un, suite.deja)
      suite.compter(deja)
      const apres = ids.at(-1)
      return apres === undefined || ids.length < LOT_DE_COMPTES
        ? TE.right(deja)
        : effacerTout(ports, genre, terme, { ...suite, apres, deja })
    }),
  )

const appliquer = (
  ports: PortsAppliquer,
  genre: GenreDeCompte | GenreSupprime,
  jour: DateCivile,
  compter: Compter,
): TE.TaskEither<PortFailure, number> => {
  const terme = { jour, limite: limiteDeConservation(genre, jour) }
  return genre === 'clients' || genre === 'clients_sans_commande'
    ? effacerTout(ports, genre, terme, { compter, apres: null, deja: 0 })
    : retirerTout(ports, genre, terme, compter)
}

export const appliquerConservation =
  (ports: PortsAppliquer) =>
  ({
    confirmer,
    avancement,
  }: DemandeDeConservation): TE.TaskEither<ConfirmationRequise | PortFailure, readonly Depart[]> =>
    pipe(
      confirmer ? TE.right(undefined) : TE.left<ConfirmationRequise>({ _tag: 'ConfirmationRequise' }),
      TE.flatMap((): TE.TaskEither<ConfirmationRequise | PortFailure, readonly Depart[]> => {
        const jour = dateParis(ports.clock.maintenant())
        return TE.traverseSeqArray((genre: GenreDeCompte | GenreSupprime) =>
          pipe(
            appliquer(ports, genre, jour, (nombre) => avancement?.(genre, nombre)),
            TE.map((nombre) => ({ genre, nombre })),
          ),
        )(GENRES_A_RETIRER)
      }),
    )
