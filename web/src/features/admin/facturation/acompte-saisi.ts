import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { SaisieDeReglement } from '#domain/facturation/encaisser'
import type * as E from '#fp/Either'
import { acompteMaxTexte, acompteTropTotTexte, renduMaxTexte } from '../../../contents/admin-acomptes-texts.ts'
import {
  type Bornes,
  type ErreursDeReglement,
  type ReglementSaisi,
  verifierEcriture,
} from '../factures/ecriture-saisie.ts'
import { recuDe } from './recu.ts'

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
