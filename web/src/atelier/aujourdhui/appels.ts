import { useState } from 'react'
import { modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { useRecompter } from './queries.ts'
import { APPEL_TEXTS } from './texts.ts'

/** A call that was noted, and the place of its line in the list it was noted from. */
export type AppelNote = {
  readonly ancre: 'en-retard' | 'a-contacter'
  readonly rang: number
  readonly prestation: PrestationReply
  /** When, in milliseconds: taken back and noted again, it is another. */
  readonly le: number
}

export type Appels = {
  /** The last one. */
  readonly note: AppelNote | null
  /** Orders whose call is noted here, and not read from the server yet. */
  readonly enRoute: readonly string[]
  readonly noter: (note: Omit<AppelNote, 'le'>) => Promise<void>
}

/** The first screen does without it. */
const chargerGestes = () => import('../fait/gestes.ts')

const clefDe = (id: string): string => `appel ${id}`

/** What follows a call is written after it: it leaves now. */
export const laisserPartir = async ({ id }: PrestationReply): Promise<void> =>
  (await chargerGestes()).laisserPartir(clefDe(id))

/** The calls that are noted from the lists of the day: at once, for five seconds to be taken back. */
export const useAppels = (): Appels => {
  const recharger = useRecompter()
  const [note, setNote] = useState<AppelNote | null>(null)
  const [enRoute, setEnRoute] = useState<readonly string[]>([])
  const noter = async (appel: Omit<AppelNote, 'le'>): Promise<void> => {
    const nouvelle = { ...appel, le: Date.now() }
    const { id, version } = nouvelle.prestation
    setNote(nouvelle)
    setEnRoute((avant) => [...avant, id])
    const { faire } = await chargerGestes()
    const reponse = await faire({
      clef: clefDe(id),
      retenu: APPEL_TEXTS.note,
      envoyer: (options) =>
        callWithSession(modifierPrestationRoute, { params: { id }, body: { appel: '', version } }, options)(),
    })
    if (reponse === null || E.isLeft(reponse)) setNote((avant) => (avant === nouvelle ? null : avant))
    if (reponse !== null) await recharger()
    setEnRoute((avant) => avant.filter((autre) => autre !== id))
  }
  return { note, enRoute, noter }
}
