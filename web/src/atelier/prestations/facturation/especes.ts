import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { lireFactureRoute } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { formaterMontant } from '#domain/shared/montant'
import { faire } from '../../fait/gestes.ts'
import { lecture } from '../../serveur.ts'
import { enregistrerReglement } from '../acomptes/queries.ts'
import { especesFaitTexte, especesTexte } from '../texts.ts'

type Due = Pick<FactureReply, 'numero' | 'reference' | 'solde'>

/** An invoice, for what is still owed of it. */
export const soldeQuery = (numero: NumeroPiece) =>
  queryOptions({
    queryKey: ['solde', numero],
    queryFn: lecture(lireFactureRoute, { params: { numero } }),
    staleTime: 0,
  })

export const clefDEspeces = (numero: NumeroPiece): string => `especes ${numero}`

/** Writes that all that is owed of an invoice was received in cash today; it can be taken back before it is written. */
export const payerEnEspeces = async (client: QueryClient, due: Due, onEcrit: () => void): Promise<void> => {
  const montant = formaterMontant(due.solde)
  const reponse = await faire({
    clef: clefDEspeces(due.numero),
    retenu: especesTexte(montant),
    envoyer: (options) => {
      const le = dateParis(new Date())
      const recu = { mode: 'especes', le, montant: due.solde, note: '', soldeAttendu: due.solde } as const
      return enregistrerReglement(due.reference, recu, options)()
    },
    fait: () => ({ texte: especesFaitTexte(montant) }),
  })
  if (reponse === null) return
  await client.invalidateQueries({ queryKey: soldeQuery(due.numero).queryKey })
  onEcrit()
}
