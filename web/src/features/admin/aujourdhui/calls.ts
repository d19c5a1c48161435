import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { modifier } from '../../../atelier/prestations/modification.ts'

type Lue = Pick<PrestationReply, 'id' | 'version'>

/** Its code comes with the first press. */
export const calls = {
  noterAppel: ({ id, version }: Lue): TE.TaskEither<CallFailure, PrestationReply> =>
    modifier(id, { appel: '', version }),
}
