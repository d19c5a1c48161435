import { lirePrestationRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Fait } from '#domain/prestation/evenement'
import { texteCanonique } from '#domain/shared/texte-canonique'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'

type Lue = Pick<PrestationReply, 'version' | 'historique'>

/** What is being written in the history of an order, and the record as it was when it was first tried. */
export type Tentative = { readonly fait: Fait; readonly version: number; readonly rang: number }

const estLeMeme = (un: Fait, autre: Fait): boolean => texteCanonique(un) === texteCanonique(autre)

/** Whether it is in the history by now: the answer may have been lost after the writing. */
export const estEcrite = ({ fait, rang }: Tentative, { historique }: Pick<Lue, 'historique'>): boolean =>
  historique.slice(rang).some((evenement) => evenement.auteur === 'entreprise' && estLeMeme(evenement.fait, fait))

/** A try. Until the record tells what became of an earlier one it keeps the same version, so that the server writes it once. */
export const tenter = (avant: Tentative | null, fait: Fait, lue: Lue): Tentative =>
  avant !== null && estLeMeme(avant.fait, fait) && (avant.version === lue.version || estEcrite(avant, lue))
    ? avant
    : { fait, version: lue.version, rang: lue.historique.length }

/** What is left in a field once `ecrit` was recorded: nothing, unless more was typed meanwhile. */
export const texteRestant = (saisi: string, ecrit: string): string => (saisi.trim() === ecrit ? '' : saisi)

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
        callWithSession(lirePrestationRoute, { params: { id } }),
        TE.mapLeft(() => echec),
        TE.tapIO((lue) => () => onLue(lue)),
        TE.filterOrElse(
          (lue) => estEcrite(essai, lue),
          () => echec,
        ),
      ),
    ),
  )
