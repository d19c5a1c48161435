import type {
  AccesRefuse,
  MotDePasseTemporaireActif,
  SessionRequise,
  ClientInconnu,
  IdentifiantsIncorrects,
} from '#domain/compte/compte'
import { type AncienIncorrect, IDENTIQUE, type MotDePasseIdentique } from '#domain/compte/mot-de-passe'
import type {
  AcomptesDetenus,
  ApercuPerime,
  ArgentDetenu,
  InterventionPrevue,
  CompteAdmin,
  PrestationEnCours,
} from '#domain/compte/effacement'
import type { TropDEssais } from '#domain/compte/frein'
import type { ConfirmationRequise } from '#domain/conservation/calendrier'
import type { ContratInconnu } from '#domain/conservation/contrat'
import type { ClientPerime, EmailDAdmin, EmailPris } from '#domain/registre/coordonnees'
import type { CurseurInvalide } from '#domain/registre/tris'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import type { RefusalTable } from '../route.ts'
import { refus } from './refus.ts'
import { SuppressionReply, suppressionReply } from '../routes/comptes.ts'

export type RefusDAcces = SessionRequise | AccesRefuse | MotDePasseTemporaireActif

export const REFUS_D_ACCES = {
  SessionRequise: refus(401, 'Vous devez vous connecter pour accéder à votre compte.'),
  AccesRefuse: refus(403, 'Cette page est réservée à l’administration.'),
  MotDePasseTemporaireActif: refus(403, 'Choisissez d’abord votre mot de passe.', { code: 'MOT_DE_PASSE_TEMPORAIRE' }),
} as const satisfies RefusalTable<RefusDAcces>

const minutes = (secondes: number): string => {
  const nombre = Math.max(1, Math.ceil(secondes / 60))
  return `${nombre}\u00a0minute${nombre > 1 ? 's' : ''}`
}

export type RefusDeCompte =
  | IdentifiantsIncorrects
  | TropDEssais
  | AncienIncorrect
  | MotDePasseIdentique
  | ArgentDetenu
  | PrestationEnCours
  | CompteAdmin

export const REFUS_DE_COMPTE = {
  IdentifiantsIncorrects: refus(401, 'Adresse email ou mot de passe incorrect.'),
  TropDEssais: {
    status: 429,
    message: ({ attendreS }) => `Trop d’essais infructueux. Réessayez dans ${minutes(attendreS)}.`,
    retryAfter: ({ attendreS }) => attendreS,
  },
  AncienIncorrect: refus(400, 'Le mot de passe actuel est incorrect.', {
    champ: 'ancienMotDePasse',
    code: 'ANCIEN_MOT_DE_PASSE_INCORRECT',
  }),
  MotDePasseIdentique: refus(400, IDENTIQUE, { champ: 'nouveauMotDePasse' }),
  ArgentDetenu: {
    status: 409,
    message: ({ montant }) =>
      `Nous détenons encore ${formaterMontant(montant)} que vous avez versés. Écrivez-nous pour qu’ils vous soient rendus ; vous pourrez ensuite effacer votre compte.`,
    data: ({ montant }) => ({ montant: enEuros(montant) }),
  },
  PrestationEnCours: {
    status: 409,
    message: ({ references }) =>
      `Une intervention est prévue ou en cours (${references.join(', ')}). Annulez-la d’abord, ou attendez qu’elle soit terminée.`,
    data: ({ references }) => ({ references }),
  },
  CompteAdmin: refus(409, 'Un compte d’administration ne se supprime pas.'),
} as const satisfies RefusalTable<RefusDeCompte>

export type RefusDuRegistre =
  | CurseurInvalide
  | ClientInconnu
  | ClientPerime
  | EmailPris
  | EmailDAdmin
  | ApercuPerime
  | AcomptesDetenus
  | InterventionPrevue
  | ConfirmationRequise
  | ContratInconnu

export const REFUS_DU_REGISTRE = {
  CurseurInvalide: refus(400, 'La suite de cette liste n’est plus valable. Rechargez la liste.', { champ: 'curseur' }),
  ClientInconnu: refus(404, 'Ce client n’existe pas ou n’existe plus.'),
  ClientPerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () => 'Ce client a été corrigé entre-temps. Comparez avec ses coordonnées actuelles avant d’enregistrer.',
    data: ({ actuel, version }) => ({ actuel: { ...actuel, version } }),
  },
  EmailPris: {
    status: 409,
    champ: 'email',
    message: ({ nom }) => `Cette adresse est déjà celle du compte de ${nom}. Deux comptes ne peuvent pas la partager.`,
    data: ({ clientId, nom }) => ({ client: { id: clientId, nom } }),
  },
  EmailDAdmin: refus(409, 'L’adresse d’un compte d’administration ne se change pas et ne se donne pas ici.', {
    champ: 'email',
  }),
  ApercuPerime: {
    status: 409,
    code: 'VERSION_PERIMEE',
    message: () =>
      'Ce compte a changé depuis l’aperçu. Rien n’a été supprimé\u00a0: vérifiez ce qui le serait maintenant.',
    data: ({ actuel: { enCours, ...effacement } }) => ({
      actuel: { ...SuppressionReply.encode(suppressionReply(effacement)), enCours },
    }),
  },
  AcomptesDetenus: {
    status: 409,
    code: 'ARGENT_DETENU',
    message: ({ montant }) =>
      `Vous détenez encore ${formaterMontant(montant)} d’acompte de ce client\u00a0: rendez-les d’abord, sur la fiche de la commande, ou facturez-la. Rien n’a été supprimé.`,
    data: ({ montant }) => ({ montant: enEuros(montant) }),
  },
  InterventionPrevue: {
    status: 409,
    code: 'PRESTATION_EN_COURS',
    message: ({ references }) =>
      `Une intervention est prévue ou en cours (${references.join(', ')}). Annulez-la d’abord, ou confirmez que vous supprimez aussi celle-ci.`,
    data: ({ references }) => ({ references }),
  },
  ConfirmationRequise: refus(422, 'Confirmez la suppression\u00a0: elle ne se défait pas.'),
  ContratInconnu: refus(
    404,
    'Aucun contrat n’est gardé à part sous cette référence. Vérifiez-la\u00a0; si le compte du client existe encore, le contrat est dans la fiche de la prestation.',
  ),
} as const satisfies RefusalTable<RefusDuRegistre>
