import type { FactureDuRegistreReply, FactureReply } from '#adapters/http/contract/values/facture-reply'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../api/reply.ts'
import { puisRelire } from './puis-relire.ts'

type Lecture = Promise<E.Either<CallFailure, { readonly facture: FactureDuRegistreReply } | null>>

/** When the figures that were sent are out of date, reads the invoice again; the refusal is answered all the same. */
export const enRelisant = (
  lire: () => Lecture,
  onRelue: (facture: FactureReply) => void,
): (<A>(appel: TE.TaskEither<CallFailure, A>) => TE.TaskEither<CallFailure, A>) =>
  puisRelire('SOLDE_CHANGE', async () => {
    const lue = await lire()
    if (E.isRight(lue) && lue.right?.facture.genre === 'facture') onRelue(lue.right.facture)
  })
