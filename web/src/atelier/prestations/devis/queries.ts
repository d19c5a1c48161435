import { queryOptions } from '@tanstack/react-query'
import {
  type DevisReply,
  lireDevisRoute,
  proposerAvenantRoute,
  renvoyerDevisRoute,
  retirerDevisRoute,
} from '#adapters/http/contract/routes/devis'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../../api/call.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { COMME_OUVERT, lecture } from '../../serveur.ts'
import { type AvenantSaisi, saisieDe } from './avenant-saisi.ts'

/** The quote of an order, version by version. */
export const devisQuery = (id: string) =>
  queryOptions({
    queryKey: ['devis', id],
    queryFn: lecture(lireDevisRoute, { params: { id }, query: { cle: '' } }),
    ...COMME_OUVERT,
  })

type Reponse = TE.TaskEither<CallFailure, DevisReply>

type Options = Pick<CallOptions, 'keepalive'>

/** On the record as it was read, so that nothing is amended unseen. */
export const envoyerAvenant = (id: string, saisi: AvenantSaisi, version: number, options: Options): Reponse =>
  callWithSession(proposerAvenantRoute, { params: { id }, body: { ...saisieDe(saisi), version } }, options)

/** Takes back the version that waits for its client. */
export const retirerDevis = (id: string, version: number): Reponse =>
  callWithSession(retirerDevisRoute, { params: { id }, body: { version } })

/** Sends it once more; `versionLue` is that of the prestation as it was read. */
export const renvoyerDevis = (id: string, version: number, versionLue: number, options: Options): Reponse =>
  callWithSession(renvoyerDevisRoute, { params: { id }, body: { version, versionLue } }, options)
