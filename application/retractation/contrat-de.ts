import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type EtatDuContrat, type RetractationATraiter, resteATraiter } from '#domain/retractation/a-traiter'
import type { DeclarationRecue } from '#domain/retractation/declaration-recue'

export type PortsDuContrat = Pick<Ports, 'factures' | 'prestations'>

/** A declaration with what it still asks of the owner; `null` for nothing. */
export type DeclarationSuivie = { readonly declaration: DeclarationRecue; readonly reste: RetractationATraiter | null }

const SANS_CONTRAT: EtatDuContrat = { factures: [], acomptes: [], modalite: null }

export const contratDe = (
  { factures, prestations }: PortsDuContrat,
  { prestationId }: DeclarationRecue,
): TE.TaskEither<PortFailure, EtatDuContrat> =>
  prestationId === null
    ? TE.right(SANS_CONTRAT)
    : pipe(
        TE.Do,
        TE.bind('factures', () => factures.dePrestation(prestationId)),
        TE.bind('acomptes', () => factures.acomptes(prestationId)),
        TE.bind('prestation', () => prestations.parId(prestationId)),
        TE.map(({ prestation, ...contrat }) => ({
          ...contrat,
          modalite: O.isSome(prestation) ? prestation.value.prestation.estimation.modalite : null,
        })),
      )

export const suivreDeclarations = (
  ports: PortsDuContrat,
  declarations: readonly DeclarationRecue[],
): TE.TaskEither<PortFailure, readonly DeclarationSuivie[]> =>
  pipe(
    declarations,
    TE.traverseSeqArray((declaration) =>
      pipe(
        contratDe(ports, declaration),
        TE.map((contrat) => ({ declaration, reste: resteATraiter(declaration, contrat) })),
      ),
    ),
  )
