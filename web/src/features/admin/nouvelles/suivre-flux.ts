import { NouvelleReply, nouvellesRoute } from '#adapters/http/contract/routes/nouvelles'
import * as E from '#fp/Either'
import { storedToken } from '../../session/session-store.ts'
import { lireMorceau } from './lire-flux.ts'

/** Longer than two heartbeats of the server: the connection is dead, in milliseconds. */
const SILENCE_MAX_MS = 45_000

/** How one connection ended: `refus` when the session does not open it, whatever one tries. */
export type Fin = 'coupe' | 'refus'

export type Ecoute = {
  /** The cursor of the last news, to go on after it; empty at first. */
  readonly depuis: string
  readonly surOuverture: () => void
  readonly surCurseur: (curseur: string) => void
  readonly surNouvelle: (nouvelle: NouvelleReply) => void
  readonly signal: AbortSignal
}

const lireNouvelle = (donnees: string): E.Either<unknown, NouvelleReply> => {
  try {
    return NouvelleReply.decode(JSON.parse(donnees))
  } catch (error) {
    return E.left(error)
  }
}

const lireCorps = async (corps: ReadableStream<Uint8Array>, ecoute: Ecoute, battre: () => void): Promise<void> => {
  const lecteur = corps.getReader()
  const decodeur = new TextDecoder()
  let reste = ''
  for (let lu = await lecteur.read(); !lu.done; lu = await lecteur.read()) {
    battre()
    const lecture = lireMorceau(reste, decodeur.decode(lu.value, { stream: true }))
    reste = lecture.reste
    for (const { id, donnees } of lecture.evenements) {
      const nouvelle = lireNouvelle(donnees)
      if (E.isRight(nouvelle)) ecoute.surNouvelle(nouvelle.right)
      if (id !== '') ecoute.surCurseur(id)
    }
  }
}

const ouvrir = ({ depuis }: Ecoute, signal: AbortSignal): Promise<Response> =>
  fetch(nouvellesRoute.path, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${storedToken() ?? ''}`,
      ...(depuis === '' ? {} : { 'last-event-id': depuis }),
    },
    cache: 'no-store',
    signal,
  })

/** Follows the stream of news until it is cut. A fetch, because `EventSource` sends no token. */
export const suivreFlux = async (ecoute: Ecoute): Promise<Fin> => {
  const silence = new AbortController()
  let minuterie = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
  const battre = (): void => {
    clearTimeout(minuterie)
    minuterie = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
  }
  try {
    const reponse = await ouvrir(ecoute, AbortSignal.any([ecoute.signal, silence.signal]))
    if (reponse.status === 401 || reponse.status === 403) return 'refus'
    if (!reponse.ok || reponse.body === null) return 'coupe'
    ecoute.surOuverture()
    await lireCorps(reponse.body, ecoute, battre)
    return 'coupe'
  } catch {
    return 'coupe'
  } finally {
    clearTimeout(minuterie)
  }
}
