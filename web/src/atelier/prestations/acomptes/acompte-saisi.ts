import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { SaisieDeReglement } from '#domain/facturation/encaisser'
import type * as E from '#fp/Either'
import {
  type Bornes,
  type ErreursDeReglement,
  type ReglementSaisi,
  verifierEcriture,
} from '../../factures/ecriture-saisie.ts'
import { recuDe } from '../facturation/cadre.ts'
import { acompteMaxTexte, acompteTropTotTexte, FACTURE_D_ACOMPTE_TEXTS, renduMaxTexte } from './texts.ts'

/** What an entry will have issued, said before it is written: only a professional gets documents for deposits. */
export const annonceDe = (
  { type, acomptes }: Pick<AcomptesReply, 'type' | 'acomptes'>,
  rendu: boolean,
): string | null => {
  if (type !== 'professionnel') return null
  if (!rendu) return FACTURE_D_ACOMPTE_TEXTS.seraEmise
  const facture = acomptes.some(({ montant, pieces }) => montant > 0 && pieces.length > 0)
  return facture ? FACTURE_D_ACOMPTE_TEXTS.seraCreditee : null
}

/** What of an order its acomptes depend on. */
type CommandeLue = Pick<AcomptesReply, 'acompteMax' | 'des'> & Parameters<typeof recuDe>[0]

/** Money that comes before its invoice: up to what is left of the price; back, up to what was received. */
export const verifierAcompte = (
  saisi: ReglementSaisi,
  commande: CommandeLue,
  aujourdhui: DateCivile,
): E.Either<ErreursDeReglement, SaisieDeReglement> => {
  const bornes: Bornes = {
    des: commande.des,
    tropTot: acompteTropTotTexte,
    max: saisi.rendu ? recuDe(commande) : commande.acompteMax,
    trop: saisi.rendu ? renduMaxTexte : acompteMaxTexte,
  }
  return verifierEcriture(saisi, bornes, aujourdhui)
}
