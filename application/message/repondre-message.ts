import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fil, MessageInconnu, TexteDeReponse } from '#domain/message/fil'
import type { MessageId } from '#domain/message/message'
import { suiteDeLEntreprise } from '#domain/message/suite'
import { exigerVersionDeFil, type FilPerime } from '#domain/message/version-de-fil'
import { ajoutDe } from './ajout-de.ts'
import { sansCle } from './rejouer.ts'

export type ReponseDeLEntreprise = {
  readonly id: MessageId
  readonly message: TexteDeReponse
  /** The version that was read; `null` answers however the thread stands. */
  readonly version: number | null
}

export type RefusDeRepondre = MessageInconnu | FilPerime

type PortsRepondre = Pick<Ports, 'clock' | 'randomness' | 'messages'>

export const repondreMessage =
  (ports: PortsRepondre) =>
  (_: Admin, { id, message, version }: ReponseDeLEntreprise): TE.TaskEither<RefusDeRepondre | PortFailure, Fil> =>
    pipe(
      ports.messages.poursuivre(id, (fil) =>
        pipe(
          exigerVersionDeFil(fil, version),
          E.map(() => suiteDeLEntreprise(ajoutDe(ports, message))),
        ),
      ),
      TE.mapLeft(sansCle),
    )
