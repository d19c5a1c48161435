import type * as t from 'io-ts'
import {
  annulerReglementRoute,
  emettreAvoirRoute,
  enregistrerReglementRoute,
  type FactureDetailleeReply,
  lireFactureRoute,
  listerFacturesRoute,
  type ReglementBody,
  renvoyerFactureRoute,
  transmettreFactureRoute,
} from '#adapters/http/contract/routes/factures-admin'
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
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'
import { LIMITE, type Page } from '../panneau/page.ts'
import { siConnu } from '../panneau/si-connu.ts'

type Appel<A> = TE.TaskEither<CallFailure, A>

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly etat: EtatDeFacture | null
  readonly curseur: string | null
}

export type PageDeFactures = Page<FactureDuRegistreReply>

export type FactureDetaillee = t.TypeOf<typeof FactureDetailleeReply>

export const lister = (recherche: Recherche): Appel<PageDeFactures> =>
  callWithSession(listerFacturesRoute, { query: { ...recherche, limite: LIMITE } })

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
): Appel<FactureReply> => callWithSession(emettreAvoirRoute, { params: { numero }, body })

export const enregistrerReglement = (numero: Numero, body: ReglementBody): Appel<FactureReply> =>
  callWithSession(enregistrerReglementRoute, { params: { numero }, body })

export const annulerReglement = (numero: Numero, id: string, note: string): Appel<FactureReply> =>
  callWithSession(annulerReglementRoute, { params: { numero, id }, body: { note } })

/** Of an invoice, for work or for a deposit, or of a credit note. */
export const renvoyer = (numero: Numero): Appel<object> => callWithSession(renvoyerFactureRoute, { params: { numero } })

export const transmettre = (numero: Numero): Appel<TransmissionReply> =>
  callWithSession(transmettreFactureRoute, { params: { numero } })
