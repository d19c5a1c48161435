import { queryOptions, useQuery } from '@tanstack/react-query'
import { listerFacturesRoute } from '#adapters/http/contract/routes/factures-admin'
import { listerMessagesRoute, type MessageReply } from '#adapters/http/contract/routes/messages'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { lecture } from '../serveur.ts'

/** So many are worth a line each; the others are in their lists. */
const LIMITE = 10

const TOUT = { limite: LIMITE, curseur: null, q: '' } as const

const messagesQuery = queryOptions({
  queryKey: ['messages', 'a-lire'],
  queryFn: lecture(listerMessagesRoute, { query: { ...TOUT, statut: 'nouveau', tri: 'anciens' } }),
})

const facturesQuery = queryOptions({
  queryKey: ['factures', 'a-relancer'],
  queryFn: lecture(listerFacturesRoute, { query: { ...TOUT, etat: 'en_retard' } }),
})

/** Messages that nobody read, once that is known, or known not to be. `nombre`: how many there are. */
export const useMessagesALire = (nombre: number): { readonly pret: boolean; readonly lus: readonly MessageReply[] } => {
  const { data, isPending } = useQuery({ ...messagesQuery, enabled: nombre > 0 })
  return { pret: nombre === 0 || !isPending, lus: nombre === 0 ? [] : (data?.data ?? []) }
}

type ARelancer = { readonly pret: boolean; readonly nombre: number; readonly lues: readonly FactureReply[] }

/** Invoices whose day of payment has passed. */
export const useARelancer = (): ARelancer => {
  const { data, isPending } = useQuery(facturesQuery)
  const lues = (data?.data ?? []).filter((facture): facture is FactureReply => facture.genre === 'facture')
  return { pret: !isPending, nombre: data?.total ?? 0, lues }
}
