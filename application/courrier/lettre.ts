import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel, PieceJointe } from '#application/ports/mailer'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import { type PortFailure, portFailure, ouRefuser } from '#application/shared/port-failure'
import type { Courrier, Genre } from '#domain/courrier/courrier'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import type { PrestationId } from '#domain/prestation/reference'

export type PortsLire = Pick<
  Ports,
  | 'documents'
  | 'clock'
  | 'comptes'
  | 'devis'
  | 'entreprise'
  | 'expediteur'
  | 'factures'
  | 'hasher'
  | 'messages'
  | 'prestations'
  | 'randomness'
>

type Destination = Pick<Courriel, 'a' | 'repondreA' | 'piecesJointes'>

export type Lettre<R> = Destination & { readonly recit: R }

/** Reads the data of a mail when it is sent; none if there is nothing left to tell. */
export type Lectures<Recits> = {
  readonly [G in keyof Recits & Genre]: (
    ports: PortsLire,
    courrier: Courrier<G>,
  ) => TE.TaskEither<PortFailure, O.Option<Lettre<Recits[G]>>>
}

export type Cadre = { readonly entreprise: Entreprise; readonly publicUrl: string }

export type ContenuCourriel = Pick<Courriel, 'sujet' | 'texte' | 'html'>

export const pourUnePersonne = (
  { entreprise }: Pick<Ports, 'entreprise'>,
  a: string,
  piecesJointes: readonly PieceJointe[] = [],
): Destination => ({ a, repondreA: entreprise.email, piecesJointes })

export const pourLEntreprise = (
  { entreprise }: Pick<Ports, 'entreprise'>,
  repondreA: string | null,
  piecesJointes: readonly PieceJointe[] = [],
): Destination => ({ a: entreprise.email, repondreA, piecesJointes })

export const domaineDe = (adresse: string): string => adresse.slice(adresse.lastIndexOf('@') + 1).replace(/>.*$/, '')

export const lireHistoire =
  ({ prestations }: Pick<Ports, 'prestations'>) =>
  (id: PrestationId): TE.TaskEither<PortFailure, Suivi> =>
    pipe(prestations.suivi(id), ouRefuser(portFailure('prestations')('the prestation of a mail is missing')))

export const lirePrestation =
  ({ prestations }: Pick<Ports, 'prestations'>) =>
  (id: PrestationId): TE.TaskEither<PortFailure, Prestation> =>
    pipe(
      prestations.parId(id),
      ouRefuser(portFailure('prestations')('the prestation of a mail is missing')),
      TE.map(({ prestation }) => prestation),
    )
