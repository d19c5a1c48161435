import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type EssaiReply, essayerDatesRoute } from '#adapters/http/contract/routes/agenda'
import { Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../../features/session/call-with-session.ts'
import { COMME_OUVERT, ouEchec } from '../../serveur.ts'

/** Somebody is still choosing, in milliseconds. */
const PAUSE_MS = 350

/** The price of the quote, and what each date would mean, in the order asked. */
export type Essais = { readonly totalDevis: PrestationReply['tarif']; readonly dates: readonly EssaiReply[] }

export type Essai = {
  readonly enCours: boolean
  readonly totalDevis: Essais['totalDevis'] | null
  /** What a moment would mean, once it is known. */
  readonly de: (moment: Moment) => EssaiReply | null
  readonly echec: CallFailure | null
}

/** Moments are other objects at each draw, their text is not. */
const clefDe = (moments: readonly Moment[]): string =>
  moments.map(({ datePrestation, heurePrestation }) => `${datePrestation}T${heurePrestation}`).join(' ')

const momentsDe = (clef: string): readonly Moment[] =>
  clef.split(' ').flatMap((texte) => {
    const [datePrestation, heurePrestation] = texte.split('T')
    const lu = Moment.decode({ datePrestation, heurePrestation })
    return E.isRight(lu) ? [lu.right] : []
  })

/** What proposing these dates for an order would mean. */
export const essayer = (id: string, propositions: readonly Moment[]): TE.TaskEither<CallFailure, Essais> =>
  callWithSession(essayerDatesRoute, { params: { id }, body: { propositions } })

const essaiQuery = (id: string, clef: string) =>
  queryOptions({
    queryKey: ['essai', id, clef],
    queryFn: async () => ouEchec(await essayer(id, momentsDe(clef))()),
    enabled: id !== '' && clef !== '',
    ...COMME_OUVERT,
  })

/** A text once it rests. */
const useRepos = (texte: string): string => {
  const [pose, setPose] = useState('')
  useEffect(() => {
    const minuterie = setTimeout(() => setPose(texte), PAUSE_MS)
    return () => clearTimeout(minuterie)
  }, [texte])
  return pose
}

/** What proposing these dates would mean, asked for once they rest. The answer to older dates never shows for newer ones. */
export const useEssai = (id: string, moments: readonly Moment[]): Essai => {
  const clef = clefDe(moments)
  const pose = useRepos(clef)
  const [dernier, setDernier] = useState<Essais | null>(null)
  const { data, error } = useQuery(essaiQuery(id, pose))
  if (data !== undefined && data !== dernier) setDernier(data)
  const connus = dernier?.dates ?? []
  return {
    enCours: clef !== '' && (pose !== clef || (data === undefined && error === null)),
    totalDevis: dernier?.totalDevis ?? null,
    de: ({ datePrestation, heurePrestation }) =>
      connus.find((essai) => essai.datePrestation === datePrestation && essai.heurePrestation === heurePrestation) ??
      null,
    echec: pose === clef ? error : null,
  }
}
