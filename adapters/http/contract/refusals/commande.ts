import type { CleReutilisee, DevisPerime } from '#domain/prestation/commande'
import { formaterMontant } from '#domain/shared/montant'
import type { RefusalTable } from '../refusal.ts'
import { EstimationReply, estimationReply } from '../values/estimation-reply.ts'
import { REFUS_TARIFICATION, type RefusTarification } from './tarification.ts'

/** The idempotency key is not one: empty, too long or not plain text. */
export type CleInvalide = { readonly _tag: 'CleInvalide' }

export type RefusCommande = RefusTarification | DevisPerime | CleReutilisee | CleInvalide

/** What can go wrong while ordering. */
export const REFUS_COMMANDE: RefusalTable<RefusCommande> = {
  ...REFUS_TARIFICATION,
  DevisPerime: {
    status: 409,
    code: 'DEVIS_PERIME',
    message: ({ estimation }) =>
      `Le prix a changé depuis votre estimation\u00a0: il est maintenant de ${formaterMontant(estimation.totalNet)}. Vérifiez-le avant de commander.`,
    data: ({ estimation }) => ({ estimation: EstimationReply.encode(estimationReply(estimation)) }),
  },
  CleInvalide: {
    status: 400,
    code: 'CLE_INVALIDE',
    message: () => 'La clé de la commande est invalide. Rechargez la page pour recommencer.',
  },
  CleReutilisee: {
    status: 409,
    code: 'CLE_REUTILISEE',
    message: () => 'Cette commande a déjà été envoyée avec d’autres informations. Rechargez la page pour recommencer.',
  },
}
