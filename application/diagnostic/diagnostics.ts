import { sequenceS } from '#fp/Apply'
import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Releve } from '#domain/diagnostic/releve'
import { type Mention, mentionsACompleter } from '#domain/entreprise/mentions-a-completer'
import { type Bandeau, chiffresDuBandeau } from '../nouvelles/nouvelles.ts'
import type { EtatDePartie } from '../ports/diagnostics.ts'
import type { CourrierEchoue, EtatOutbox } from '../ports/outbox.ts'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'

const ECHECS_MONTRES = 50

export type Diagnostics = {
  readonly releve: Releve
  readonly bandeau: Bandeau
  readonly estimations: number
  readonly outbox: EtatOutbox
  readonly echoues: readonly CourrierEchoue[]
  readonly empechement: O.Option<string>
  readonly etats: readonly EtatDePartie[]
  readonly mentions: readonly Mention[]
}

type PortsDiagnostics = Pick<
  Ports,
  'clock' | 'prestations' | 'clients' | 'messages' | 'estimations' | 'outbox' | 'diagnostics' | 'entreprise'
>

export const lireDiagnostics =
  (ports: PortsDiagnostics) =>
  (admin: Admin): TE.TaskEither<PortFailure, Diagnostics> =>
    pipe(
      chiffresDuBandeau(ports)(admin),
      TE.bindTo('bandeau'),
      TE.bindW('lus', () => {
        const instant = ports.clock.maintenant()
        const { diagnostics, outbox, estimations } = ports
        return sequenceS(TE.ApplicativePar)({
          releve: diagnostics.relever(instant),
          conversion: estimations.conversion(instant),
          outbox: outbox.etat(instant),
          echoues: outbox.echoues(ECHECS_MONTRES),
          empechement: outbox.empechement,
          etats: TE.rightTask<PortFailure, readonly EtatDePartie[]>(diagnostics.etats),
        })
      }),
      TE.map(({ bandeau, lus: { conversion, ...lus } }) => ({
        ...lus,
        bandeau,
        estimations: conversion.faites,
        mentions: mentionsACompleter(ports.entreprise),
      })),
    )

export const renvoyerCourriel =
  ({ outbox }: Pick<Ports, 'outbox'>) =>
  ({ id }: { readonly admin: Admin; readonly id: string | null }): TE.TaskEither<PortFailure, number> =>
    pipe(
      outbox.heure,
      TE.flatMap((instant) => outbox.renvoyerEchoues(instant, id)),
    )
