import { useEffect, useRef } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { nouvellesRoute } from '#adapters/http/contract/routes/aujourdhui'
import * as E from '#fp/Either'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { dire, oublier, prevenir } from '../fait/gestes.ts'
import { type Direct, redemander } from './queries.ts'
import { COUPURE_TEXTS } from './texts.ts'

const CLEF = 'coupure'

/** Says that the session has ended, with the way to open it again over the work, as long as it has. */
const direFinDeSession = (): void => {
  const reprendre = async (): Promise<void> => {
    const reponse = await callWithSession(nouvellesRoute, { query: { apres: null } })()
    if (E.isLeft(reponse)) direFinDeSession()
  }
  prevenir(
    { texte: COUPURE_TEXTS.session, suite: { texte: COUPURE_TEXTS.reconnecter, faire: () => void reprendre() } },
    CLEF,
  )
}

/** Says that nothing comes, and stays until something does. */
const direCoupure = (client: QueryClient): void => {
  const reessayer = (): void => {
    redemander(client)
    direCoupure(client)
  }
  prevenir({ texte: COUPURE_TEXTS.site, suite: { texte: COUPURE_TEXTS.reessayer, faire: reessayer } }, CLEF)
}

/** One line for what keeps the news away and what to do, and one when they are back: the screen stays as it is. */
export const useCoupure = (direct: Direct): void => {
  const client = useQueryClient()
  const coupee = useRef(false)
  useEffect(() => {
    if (direct === 'connexion') return
    if (direct === 'refuse') direFinDeSession()
    if (direct === 'coupe') direCoupure(client)
    if (direct === 'ouvert' && coupee.current) {
      oublier(CLEF)
      dire({ texte: COUPURE_TEXTS.retour })
    }
    coupee.current = direct !== 'ouvert'
  }, [client, direct])
}
