import * as commandes from './commandes.ts'
import * as comptes from './comptes.ts'
import * as devis from './devis.ts'
import * as facturation from './facturation.ts'
import * as messages from './messages.ts'
import * as rendezVous from './rendez-vous.ts'
import type { RefusalAnswer } from '../route.ts'

/** All refusals of the contract. Only the server imports this: it would load all sentences into a page. */
export const REFUSALS = {
  ...comptes.REFUS_D_ACCES,
  ...comptes.REFUS_DE_COMPTE,
  ...comptes.REFUS_DU_REGISTRE,
  ...commandes.REFUS_DE_COMMANDE,
  ...devis.REFUS_DE_DEVIS,
  ...rendezVous.REFUS_DE_RENDEZ_VOUS,
  ...rendezVous.REFUS_DE_RETRACTATION,
  ...messages.REFUS_DE_MESSAGE,
  ...facturation.REFUS_DE_FACTURATION,
  ...facturation.REFUS_DE_REGLEMENT,
}

type Refus =
  | comptes.RefusDAcces
  | comptes.RefusDeCompte
  | comptes.RefusDuRegistre
  | commandes.RefusDeCommande
  | devis.RefusDeDevis
  | rendezVous.RefusDeRendezVous
  | rendezVous.RefusDeRetractation
  | messages.RefusDeMessage
  | facturation.RefusDeFacturation
  | facturation.RefusDeReglements

export type RefusalTag = Refus['_tag']

export type RefusalOf<Tag extends RefusalTag> = Extract<Refus, { readonly _tag: Tag }>

/** The tag in capitals: `FactureInconnue` becomes `FACTURE_INCONNUE`. */
type Capitals<Tag extends string> = Tag extends `${infer First}${infer Rest}`
  ? `${Uppercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '_'}${Capitals<Rest>}`
  : Tag

type CodeOf<Tag extends RefusalTag> = (typeof REFUSALS)[Tag] extends { readonly code: infer Code }
  ? Code
  : Capitals<Tag>

export type RefusalCode = { readonly [Tag in RefusalTag]: CodeOf<Tag> }[RefusalTag]

/** The code of a refusal for programs. A row may set it, so that several tags share one code. */
export const codeOf = (tag: RefusalTag): string => {
  const row: RefusalAnswer<never> = REFUSALS[tag]
  return row.code ?? tag.replace(/\B[A-Z]/g, (capital) => `_${capital}`).toUpperCase()
}

export const answerOf = <Tag extends RefusalTag>({ _tag }: RefusalOf<Tag>): RefusalAnswer<RefusalOf<Tag>> =>
  // The row belongs to this tag; TypeScript cannot see it through an indexed access.
  REFUSALS[_tag] as unknown as RefusalAnswer<RefusalOf<Tag>>
