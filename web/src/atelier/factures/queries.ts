import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as t from 'io-ts'
import {
  emettreAvoirRoute,
  type FactureDetailleeReply,
  lireFactureRoute,
  listerFacturesRoute,
  renvoyerFactureRoute,
  transmettreFactureRoute,
} from '#adapters/http/contract/routes/factures-admin'
import type { ReglementBody } from '#adapters/http/contract/routes/reglements'
import type {
  FactureDuRegistreReply,
  FactureReply,
  TransmissionReply,
} from '#adapters/http/contract/values/facture-reply'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import type { DemandeDAvoir } from '#domain/facturation/preparer-avoir'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import type { Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import * as surCommande from '../prestations/acomptes/queries.ts'
import { LIMITE, type Page } from '../liste/page.ts'
import { lecture, ouEchec } from '../serveur.ts'
import { siConnu } from '../communs/si-connu.ts'

type Appel<A> = TE.TaskEither<CallFailure, A>

type Options = Pick<CallOptions, 'keepalive'>

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly etat: EtatDeFacture | null
  readonly curseur: string | null
}

export type PageDeFactures = Page<FactureDuRegistreReply>

export type FactureDetaillee = t.TypeOf<typeof FactureDetailleeReply>

/** Id of the link of a row to its invoice. */
export const idDeLien = (numero: string): string => `facture-${numero}`

const LISTES = ['factures'] as const

/** A part of the list; the one before stays while it is on its way. */
export const listeQuery = (recherche: Recherche) =>
  queryOptions({
    queryKey: [...LISTES, recherche],
    queryFn: lecture(listerFacturesRoute, { query: { ...recherche, limite: LIMITE } }),
    placeholderData: keepPreviousData,
  })

/** How many a search finds. */
export const compteQuery = (recherche: Recherche) => ({
  queryKey: ['factures-comptes', recherche.q, recherche.etat],
  queryFn: lecture(listerFacturesRoute, { query: { ...recherche, curseur: null, limite: 1 } }),
})

/** One invoice; what somebody decides on stays as it was read. */
export const factureQuery = (numero: string) =>
  queryOptions({
    queryKey: ['facture', numero],
    queryFn: async () => ({ lue: ouEchec(await lire(numero)) }),
    staleTime: 'static',
    gcTime: 0,
  })

/** The invoice that took the place of one that was given back whole; `null` for none. */
export const remplacanteQuery = ({ numero, reference }: Pick<FactureReply, 'numero' | 'reference'>) =>
  queryOptions({
    queryKey: ['facture', numero, 'remplacante'],
    queryFn: async (contexte) => {
      const query = { q: reference, etat: null, curseur: null, limite: LIMITE }
      const { data } = await lecture(listerFacturesRoute, { query })(contexte)
      return (
        data.find((autre) => autre.genre === 'facture' && autre.reference === reference && autre.numero > numero)
          ?.numero ?? null
      )
    },
  })

/** Brings up to date what lists or counts invoices. */
export const relireFactures = (serveur: QueryClient): void =>
  [LISTES, ['factures-comptes'], ['aujourdhui'], ['bandeau']].forEach(
    (queryKey) => void serveur.invalidateQueries({ queryKey }),
  )

/** Settled or credited in its record: known before the lists are asked for again. */
export const connaitreFacture = (serveur: QueryClient, facture: FactureDuRegistreReply): void => {
  serveur.setQueriesData<PageDeFactures>(
    { queryKey: LISTES },
    (page) => page && { ...page, data: page.data.map((autre) => (autre.numero === facture.numero ? facture : autre)) },
  )
  relireFactures(serveur)
}

const siFacture = siConnu('FACTURE_INCONNUE')

/** One invoice by its number or by that of one of its credit notes; `null` when there is none. */
export const lire = async (numero: string): Promise<E.Either<CallFailure, FactureDetaillee | null>> => {
  const lu = NumeroPiece.decode(numero)
  return E.isLeft(lu)
    ? E.right(null)
    : siFacture(await callWithSession(lireFactureRoute, { params: { numero: lu.right } })())
}

type Numero = FactureReply['numero']

export const emettreAvoir = (
  numero: Numero,
  body: DemandeDAvoir & { readonly resteAttendu: Montant },
  options: Options,
): Appel<FactureReply> => callWithSession(emettreAvoirRoute, { params: { numero }, body }, options)

/** Writes, then reads the invoice again as it stands. */
const puisLire =
  (numero: Numero, appel: Appel<object>): Appel<FactureReply | null> =>
  async () => {
    const ecrit = await appel()
    if (E.isLeft(ecrit)) return ecrit
    return E.map((lue: FactureDetaillee | null) => (lue?.facture.genre === 'facture' ? lue.facture : null))(
      await lire(numero),
    )
  }

type Facture = Pick<FactureReply, 'numero' | 'reference'>

export const enregistrerReglement = ({ numero, reference }: Facture, body: ReglementBody) =>
  puisLire(numero, surCommande.enregistrerReglement(reference, body))

export const annulerReglement = ({ numero, reference }: Facture, id: string, note: string, options: Options) =>
  puisLire(numero, surCommande.annulerReglement(reference, id, note, options))

/** Of an invoice, for work or for a deposit, or of a credit note. */
export const renvoyer = (numero: Numero, options: Options = {}): Appel<object> =>
  callWithSession(renvoyerFactureRoute, { params: { numero } }, options)

export const transmettre = (numero: Numero): Appel<TransmissionReply> =>
  callWithSession(transmettreFactureRoute, { params: { numero } })
