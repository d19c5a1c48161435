import type { ClientInconnu } from '#domain/compte/compte'
import type { ApercuPerime } from '#domain/compte/apercu-de-suppression'
import type { CompteAdmin, PrestationEnCours } from '#domain/compte/effacement'
import type { ArgentDetenu } from '#domain/compte/apercu-de-suppression'
import { formaterMontant } from '#domain/shared/montant'
import type { MessageInconnu } from '#domain/message/fil'
import type { ClientPerime, EmailDAdmin, EmailPris } from '#domain/registre/coordonnees'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import { REFUS_ADMIN, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { MessageReply, messageReply } from '../values/message-reply.ts'
import { SuppressionReply, suppressionReply } from '../values/suppression-reply.ts'
import { REFUS_EFFACEMENT } from './compte.ts'
import { REFUS_FIL } from './message.ts'

/** Invalid cursor: made for another sort, or not made by the site. */
export type CurseurInvalide = { readonly _tag: 'CurseurInvalide' }

/** Somebody changed the message since it was read. */
export type MessagePerime = { readonly _tag: 'MessagePerime'; readonly actuel: FilDuRegistre }

export const REFUS_LISTE: RefusalTable<RefusDAdmin | CurseurInvalide> = {
  ...REFUS_ADMIN,
  CurseurInvalide: {
    status: 400,
    code: 'CURSEUR_INVALIDE',
    champ: 'curseur',
    message: () => 'La suite de cette liste n’est plus valable. Rechargez la liste.',
  },
}

export const REFUS_FICHE: RefusalTable<RefusDAdmin | ClientInconnu> = {
  ...REFUS_ADMIN,
  ClientInconnu: {
    status: 404,
    code: 'CLIENT_INCONNU',
    message: () => 'Ce client n’existe pas ou n’existe plus.',
  },
}

export const REFUS_CORRECTION: RefusalTable<RefusDAdmin | ClientInconnu | ClientPerime | EmailPris | EmailDAdmin> = {
  ...REFUS_FICHE,
  ClientPerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Ce client a été corrigé entre-temps. Comparez avec ses coordonnées actuelles avant d’enregistrer.',
    data: ({ actuel, version }) => ({ actuel: { ...actuel, version } }),
  },
  EmailPris: {
    status: 409,
    code: 'EMAIL_PRIS',
    champ: 'email',
    message: ({ nom }) => `Cette adresse est déjà celle du compte de ${nom}. Deux comptes ne peuvent pas la partager.`,
    data: ({ clientId, nom }) => ({ client: { id: clientId, nom } }),
  },
  EmailDAdmin: {
    status: 409,
    code: 'EMAIL_D_ADMIN',
    champ: 'email',
    message: () => 'L’adresse d’un compte d’administration ne se change pas et ne se donne pas ici.',
  },
}

export const REFUS_APERCU: RefusalTable<RefusDAdmin | ClientInconnu | CompteAdmin> = {
  ...REFUS_FICHE,
  CompteAdmin: REFUS_EFFACEMENT.CompteAdmin,
}

type RefusDeSuppression = RefusDAdmin | ClientInconnu | CompteAdmin | PrestationEnCours | ArgentDetenu | ApercuPerime

/** What can go wrong while an account is deleted: the owner may insist on a prestation that is not over. */
export const REFUS_SUPPRESSION: RefusalTable<RefusDeSuppression> = {
  ...REFUS_APERCU,
  ApercuPerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () =>
      'Ce compte a changé depuis l’aperçu. Rien n’a été supprimé\u00a0: vérifiez ce qui le serait maintenant.',
    data: ({ actuel: { enCours, ...effacement } }) => ({
      actuel: { ...SuppressionReply.encode(suppressionReply(effacement)), enCours },
    }),
  },
  ArgentDetenu: {
    ...REFUS_EFFACEMENT.ArgentDetenu,
    message: ({ montant }) =>
      `Vous détenez encore ${formaterMontant(montant)} d’acompte de ce client\u00a0: rendez-les d’abord, sur la fiche de la commande, ou facturez-la. Rien n’a été supprimé.`,
  },
  PrestationEnCours: {
    ...REFUS_EFFACEMENT.PrestationEnCours,
    message: ({ references }) =>
      `Une intervention est prévue ou en cours (${references.join(', ')}). Annulez-la d’abord, ou confirmez que vous supprimez aussi celle-ci.`,
  },
}

export const REFUS_LECTURE_DE_FIL: RefusalTable<RefusDAdmin | MessageInconnu> = { ...REFUS_ADMIN, ...REFUS_FIL }

export const REFUS_STATUT_MESSAGE: RefusalTable<RefusDAdmin | MessageInconnu | MessagePerime> = {
  ...REFUS_LECTURE_DE_FIL,
  MessagePerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Ce message a changé entre-temps. Comparez avec sa version actuelle avant d’enregistrer.',
    data: ({ actuel }) => ({ message: MessageReply.encode(messageReply(actuel)) }),
  },
}
