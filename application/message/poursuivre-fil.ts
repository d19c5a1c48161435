import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Client } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { MessageInconnu, TexteDeReponse } from '#domain/message/fil'
import { estLaMemeSuite } from '#domain/message/meme-envoi'
import type { MessageId } from '#domain/message/message'
import { suiteDuClient } from '#domain/message/suite'
import type { CleDeMessageReutilisee } from '#domain/message/fil'
import { ajoutDe } from './ajout-de.ts'
import { cleDe, ecrit, type FilEcrit, rejouer } from './rejouer.ts'

export type SuiteDeClient = { readonly id: MessageId; readonly message: TexteDeReponse }

export type RefusDePoursuivre = MessageInconnu | CleDeMessageReutilisee

type PortsPoursuivre = Pick<Ports, 'clock' | 'randomness' | 'messages'>

export const poursuivreFil =
  (ports: PortsPoursuivre) =>
  (
    { clientId }: Client,
    { id, message }: SuiteDeClient,
    cleDonnee: O.Option<string> = O.none,
  ): TE.TaskEither<RefusDePoursuivre | PortFailure, FilEcrit> => {
    const cle = cleDe(`suite/${id}`, cleDonnee)
    return pipe(
      ports.messages.poursuivre(id, suiteDuClient(clientId, ajoutDe(ports, message)), cle),
      TE.map(ecrit),
      rejouer(ports, cle, ({ fil, reponseId }) => estLaMemeSuite(fil, reponseId, message)),
    )
  }
