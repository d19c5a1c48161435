import * as t from 'io-ts'
import { formaterDate } from '#domain/calendrier/formater-date'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { ReferenceCitee } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX } from '#domain/retractation/longueurs'
import type { RetractationASolder } from '#domain/retractation/marquer-traitee'
import type { RetractationInconnue } from '#domain/retractation/declaration-recue'
import type { RetractationSansAttente } from '#domain/retractation/traiter-declaration'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import { REFUS_ADMIN, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { json, NO_INPUT, page, route } from '../route.ts'
import { optionalTextWithoutLink, withDefault } from '../values/lenient.ts'
import { pageOf, PageQuery } from '../values/page-query.ts'
import { RetractationReply } from '../values/retractation-reply.ts'

const DECOMPTE = 'le décompte de ce qui a été fait n’est pas établi'

/** What is left to do, and the money that is still held. */
const du = ({ acte, aRendre, tenu }: RetractationASolder): string => {
  if (acte === 'rembourser' && aRendre !== null) return `il reste ${formaterMontant(aRendre)} à rendre au client`
  return tenu > 0 ? `${DECOMPTE}, et vous détenez encore ${formaterMontant(tenu)}` : DECOMPTE
}

const DECLARATION: RefusalTable<RefusDAdmin | RetractationInconnue> = {
  ...REFUS_ADMIN,
  RetractationInconnue: {
    status: 404,
    code: 'RETRACTATION_INCONNUE',
    message: () => 'Cette déclaration n’existe plus\u00a0: rechargez la page.',
  },
}

/** What can go wrong while a withdrawal that waited is confirmed. */
const REFUS_DE_CONFIRMATION: RefusalTable<RefusDAdmin | RetractationInconnue | RetractationSansAttente> = {
  ...DECLARATION,
  RetractationSansAttente: {
    status: 409,
    code: 'RETRACTATION_SANS_ATTENTE',
    message: () => 'Cette déclaration n’attend plus de confirmation\u00a0: rechargez la page.',
  },
}

/** What can go wrong while a withdrawal is marked as done with. */
export const REFUS_DE_MARQUE: RefusalTable<RefusDAdmin | RetractationInconnue | RetractationASolder> = {
  ...DECLARATION,
  RetractationASolder: {
    status: 409,
    code: 'RETRACTATION_A_SOLDER',
    message: (refus) =>
      `D’après ce que le site sait, ${du(refus)} (dernier jour\u00a0: ${formaterDate(refus.avant)}). Confirmez si c’est réglé autrement.`,
    data: ({ acte, aRendre, tenu }) => ({
      acte,
      aRendre: aRendre === null ? null : enEuros(aRendre),
      tenu: enEuros(tenu),
    }),
  },
}

/** A declaration of withdrawal: who, for which order; a reason is never needed. */
export const RetractationBody = t.strict({
  nom: NomComplet,
  email: Email,
  reference: ReferenceCitee,
  motif: optionalTextWithoutLink(MOTIF_DE_RETRACTATION_MAX),
})

export type RetractationBody = t.TypeOf<typeof RetractationBody>

/** Answered alike whether there is such an order or not; the receipt leaves by mail. `recueLe` is in ISO 8601. */
export const declarerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/retractations',
  summary: 'A declaration of withdrawal from an order, without account',
  access: 'tous',
  body: RetractationBody,
  reply: json(t.readonly(t.strict({ recueLe: t.string })), 201),
  refusals: {},
})

export const listerRetractationsRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/retractations',
  summary: 'Every declaration of withdrawal and what it came to, newest first',
  access: 'admin',
  query: PageQuery,
  reply: page(pageOf(RetractationReply)),
  refusals: REFUS_ADMIN,
})

export const confirmerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/retractations/{id}/confirmation',
  summary: 'The owner recognises whoever declared a withdrawal under another name than that of the order',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(RetractationReply),
  refusals: REFUS_DE_CONFIRMATION,
})

/** `malgre`: what is still owed was read, and is settled otherwise. */
export const marquerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/retractations/{id}/traitement',
  summary: 'The owner is done with a declaration of withdrawal, or takes it up again',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ traitee: t.boolean, malgre: withDefault(t.boolean, false) }),
  reply: json(RetractationReply),
  refusals: REFUS_DE_MARQUE,
})
