import * as E from '#fp/Either'
import { type Cles, clesDeLaPage } from '../messagerie/cles.ts'
import { echoue, type EnvoiContact, ENVOYE, refuseParLesChamps } from './envoi-contact.ts'
import type { SaisieContact } from './saisie-contact.ts'
import { verifierContact } from './verifier-contact.ts'
import type * as TE from '#fp/TaskEither'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { envoyerMessageRoute, type MessageBody } from '#adapters/http/contract/routes/contact'
import { call } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'

/** Then the network counts as lost. */
const ATTENTE_MAX_MS = 20_000

/** Checks the form and sends it, and answers how far it came. Tried again after a lost answer, it is the same message. */
export const remettreAvec =
  (cles: Cles) =>
  async (saisie: SaisieContact): Promise<EnvoiContact> => {
    const verifie = verifierContact(saisie)
    if (E.isLeft(verifie)) return refuseParLesChamps(verifie.left)
    const cle = cles.pour(JSON.stringify(verifie.right))
    const reponse = await envoyerMessage(verifie.right, cle, AbortSignal.timeout(ATTENTE_MAX_MS))()
    if (E.isLeft(reponse)) return echoue(reponse.left)
    cles.oublier()
    return ENVOYE
  }

export const remettre = remettreAvec(clesDeLaPage())

/** Sends the contact form. `cle` makes a repeated request one message. */
const envoyerMessage = (body: MessageBody, cle: string, signal: AbortSignal): TE.TaskEither<CallFailure, unknown> =>
  call(envoyerMessageRoute, { body }, { headers: { [IDEMPOTENCY_KEY]: cle }, signal })
