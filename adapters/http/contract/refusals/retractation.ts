import { formaterDate } from '#domain/calendrier/formater-date'
import type { RetractationASolder } from '#domain/retractation/marquer-traitee'
import type { RetractationInconnue } from '#domain/retractation/retractation-inconnue'
import type { RetractationSansAttente } from '#domain/retractation/traiter-declaration'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import type { RefusalTable } from '../refusal.ts'
import { REFUS_ADMIN, type RefusDAdmin } from './acces.ts'

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
export const REFUS_DE_CONFIRMATION: RefusalTable<RefusDAdmin | RetractationInconnue | RetractationSansAttente> = {
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
