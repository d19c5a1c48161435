import {
  REFUS_D_ACCES,
  REFUS_DE_COMPTE,
  REFUS_DU_REGISTRE,
  type RefusDAcces,
  type RefusDeCompte,
  type RefusDuRegistre,
} from './comptes.ts'
import { REFUS_DE_COMMANDE, type RefusDeCommande, REFUS_DE_DEVIS, type RefusDeDevis } from './commandes.ts'
import {
  REFUS_DE_FACTURATION,
  REFUS_DE_REGLEMENT,
  type RefusDeFacturation,
  type RefusDeReglements,
} from './facturation.ts'
import { REFUS_DE_MESSAGE, type RefusDeMessage } from './messages.ts'
import {
  REFUS_DE_RENDEZ_VOUS,
  REFUS_DE_RETRACTATION,
  type RefusDeRendezVous,
  type RefusDeRetractation,
} from './rendez-vous.ts'
import type { RefusalAnswer } from '../route.ts'

/** Every refusal of the contract, once. For the server alone: a page of the site would load all its sentences. */
export const REFUSALS = {
  ...REFUS_D_ACCES,
  ...REFUS_DE_COMPTE,
  ...REFUS_DU_REGISTRE,
  ...REFUS_DE_COMMANDE,
  ...REFUS_DE_DEVIS,
  ...REFUS_DE_RENDEZ_VOUS,
  ...REFUS_DE_RETRACTATION,
  ...REFUS_DE_MESSAGE,
  ...REFUS_DE_FACTURATION,
  ...REFUS_DE_REGLEMENT,
}

type Refus =
  | RefusDAcces
  | RefusDeCompte
  | RefusDuRegistre
  | RefusDeCommande
  | RefusDeDevis
  | RefusDeRendezVous
  | RefusDeRetractation
  | RefusDeMessage
  | RefusDeFacturation
  | RefusDeReglements

export type RefusalTag = Refus['_tag']

export type RefusalOf<Tag extends RefusalTag> = Extract<Refus, { readonly _tag: Tag }>

export type RefusalCode = (typeof REFUSALS)[RefusalTag]['code']

export const answerOf = <Tag extends RefusalTag>({ _tag }: RefusalOf<Tag>): RefusalAnswer<RefusalOf<Tag>> =>
  // The row is that of the very tag, which an indexed access cannot tell the compiler.
  REFUSALS[_tag] as unknown as RefusalAnswer<RefusalOf<Tag>>
