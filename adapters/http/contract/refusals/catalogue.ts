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

/** The tag in capitals: `FactureInconnue` is answered as `FACTURE_INCONNUE`. */
type Capitals<Tag extends string> = Tag extends `${infer First}${infer Rest}`
  ? `${Uppercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '_'}${Capitals<Rest>}`
  : Tag

type CodeOf<Tag extends RefusalTag> = (typeof REFUSALS)[Tag] extends { readonly code: infer Code }
  ? Code
  : Capitals<Tag>

export type RefusalCode = { readonly [Tag in RefusalTag]: CodeOf<Tag> }[RefusalTag]

/** The code of a row, for programs; where several rows read the same to one, the row says it. */
export const codeOf = (tag: RefusalTag): string => {
  const row: RefusalAnswer<never> = REFUSALS[tag]
  return row.code ?? tag.replace(/\B[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
}

export const answerOf = <Tag extends RefusalTag>({ _tag }: RefusalOf<Tag>): RefusalAnswer<RefusalOf<Tag>> =>
  // The row is that of the very tag, which an indexed access cannot tell the compiler.
  REFUSALS[_tag] as unknown as RefusalAnswer<RefusalOf<Tag>>
