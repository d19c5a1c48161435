import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { ouvrirCompte } from '#application/compte/ouvrir-compte'
import type { CourrierDeCommande, CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { Message, MessageId } from '#domain/message/message'
import type { Prestation } from '#domain/prestation/prestation'
import type { Recit } from './composer-courriel.ts'

type PortsLire = Pick<Ports, 'clock' | 'randomness' | 'keyedHash' | 'comptes' | 'prestations' | 'messages'>

const lirePrestation = (
  ports: PortsLire,
  { prestationId }: CourrierDeCommande,
): TE.TaskEither<PortFailure, Prestation> =>
  pipe(
    ports.prestations.parId(prestationId),
    TE.flatMapOption(
      (trouvee) => trouvee,
      () => portFailure('prestations')('the prestation of a mail is missing'),
    ),
    TE.map(({ prestation }) => prestation),
  )

const lireMessage = (ports: PortsLire, id: MessageId): TE.TaskEither<PortFailure, Message> =>
  pipe(
    ports.messages.parId(id),
    TE.flatMapOption(
      (trouve) => trouve,
      () => portFailure('messages')('the message of a mail is missing'),
    ),
  )

const secret = (
  ports: PortsLire,
  { ouvreCompte, clientId }: CourrierDeCommande,
): TE.TaskEither<PortFailure, MotDePasseTemporaire | null> =>
  ouvreCompte ? ouvrirCompte(ports)(clientId) : TE.right(null)

/** What a mail is about, as the database says it now; the secret of a new account is drawn here. */
export const lireRecit =
  (ports: PortsLire) =>
  (courrier: CourrierReserve): TE.TaskEither<PortFailure, Recit> => {
    const { genre } = courrier
    switch (genre) {
      case 'commande_client':
        return pipe(
          TE.Do,
          TE.bind('prestation', () => lirePrestation(ports, courrier)),
          TE.bind('motDePasse', () => secret(ports, courrier)),
          TE.map((recit) => ({ genre, ...recit })),
        )
      case 'commande_entreprise':
        return pipe(
          lirePrestation(ports, courrier),
          TE.map((prestation) => ({ genre, prestation })),
        )
      case 'message_entreprise':
        return pipe(
          lireMessage(ports, courrier.messageId),
          TE.map((message) => ({ genre, message })),
        )
    }
  }
