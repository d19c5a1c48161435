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
import type { CallFailure } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import * as surCommande from '../prestations/acomptes/queries.ts'
import { LIMITE, type Page } from '../liste/page.ts'
import { siConnu } from '../../features/admin/panneau/si-connu.ts'

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

export const annulerReglement = ({ numero, reference }: Facture, id: string, note: string) =>
  puisLire(numero, surCommande.annulerReglement(reference, id, note))

/** Of an invoice, for work or for a deposit, or of a credit note. */
export const renvoyer = (numero: Numero): Appel<object> => callWithSession(renvoyerFactureRoute, { params: { numero } })

export const transmettre = (numero: Numero): Appel<TransmissionReply> =>
  callWithSession(transmettreFactureRoute, { params: { numero } })
