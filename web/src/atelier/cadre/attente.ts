import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { NomDeLieu } from '../adresses.ts'
import { ATTENTE_TEXTS } from './texts.ts'

type Nombres = AujourdhuiReply['nombres']

type Compte = keyof typeof ATTENTE_TEXTS

/** What waits in each place: the figures of the stats bar. */
const COMPTES: Readonly<Partial<Record<NomDeLieu, readonly Compte[]>>> = {
  aujourdhui: ['enRetard'],
  prestations: ['aContacter', 'aReproposer'],
  agenda: ['sansReponse'],
  messages: ['messagesNonLus'],
  diagnostics: ['courrielsEchoues'],
}

/** These cannot wait. */
const PRESSENT: readonly Compte[] = ['enRetard', 'courrielsEchoues']

export type Attente = { readonly nombre: number; readonly texte: string; readonly presse: boolean }

/** How much waits in a place; `null` for nothing, and until it is known. */
export const attenteDe = (lieux: readonly NomDeLieu[], nombres: Nombres | undefined): Attente | null => {
  if (nombres === undefined) return null
  const comptes = lieux.flatMap((lieu) => COMPTES[lieu] ?? []).filter((compte) => nombres[compte] > 0)
  if (comptes.length === 0) return null
  return {
    nombre: comptes.reduce((somme, compte) => somme + nombres[compte], 0),
    texte: comptes.map((compte) => ATTENTE_TEXTS[compte](nombres[compte])).join(', '),
    presse: comptes.some((compte) => PRESSENT.includes(compte)),
  }
}
