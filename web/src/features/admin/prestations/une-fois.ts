import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CallFailure } from '../../../api/reply.ts'
import { lire } from './appels.ts'
import { estEcrite, type Tentative } from './tentative.ts'

/** A call that failed is looked for in the record: written all the same, it is done; else `onLue` has the record as it is. */
export const uneFois = <A>(
  appel: TE.TaskEither<CallFailure, A>,
  id: string,
  essai: Tentative,
  onLue: (prestation: PrestationReply) => void,
): TE.TaskEither<CallFailure, A | PrestationReply> =>
  pipe(
    appel,
    TE.orElse((echec: CallFailure): TE.TaskEither<CallFailure, A | PrestationReply> =>
      pipe(
        lire(id),
        TE.mapLeft(() => echec),
        TE.tapIO((lue) => () => onLue(lue)),
        TE.filterOrElse(
          (lue) => estEcrite(essai, lue),
          () => echec,
        ),
      ),
    ),
  )
