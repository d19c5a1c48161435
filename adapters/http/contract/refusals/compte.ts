import { type AncienIncorrect, IDENTIQUE, type MotDePasseIdentique } from '#domain/compte/changement-mot-de-passe'
import type { CompteAdmin, PrestationEnCours } from '#domain/compte/effacement'
import type { ArgentDetenu } from '#domain/compte/apercu-de-suppression'
import type { TropDEssais } from '#domain/compte/frein'
import type { IdentifiantsIncorrects } from '#domain/compte/identifiants'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import { REFUS_CLIENT, REFUS_SESSION, type RefusalTable } from '../refusal.ts'

const minutes = (secondes: number): string => {
  const nombre = Math.max(1, Math.ceil(secondes / 60))
  return `${nombre}\u00a0minute${nombre > 1 ? 's' : ''}`
}

const REFUS_FREIN: RefusalTable<TropDEssais> = {
  TropDEssais: {
    status: 429,
    code: 'TROP_D_ESSAIS',
    message: ({ attendreS }) => `Trop d’essais infructueux. Réessayez dans ${minutes(attendreS)}.`,
    retryAfter: ({ attendreS }) => attendreS,
  },
}

/** One sentence for a wrong address and a wrong password. */
export const REFUS_CONNEXION: RefusalTable<IdentifiantsIncorrects | TropDEssais> = {
  ...REFUS_FREIN,
  IdentifiantsIncorrects: {
    status: 401,
    code: 'IDENTIFIANTS_INCORRECTS',
    message: () => 'Adresse email ou mot de passe incorrect.',
  },
}

export const REFUS_CHANGEMENT: RefusalTable<
  AncienIncorrect | MotDePasseIdentique | TropDEssais | { readonly _tag: 'SessionRequise' }
> = {
  ...REFUS_SESSION,
  ...REFUS_FREIN,
  AncienIncorrect: {
    status: 400,
    code: 'ANCIEN_MOT_DE_PASSE_INCORRECT',
    champ: 'ancienMotDePasse',
    message: () => 'Le mot de passe actuel est incorrect.',
  },
  MotDePasseIdentique: {
    status: 400,
    code: 'MOT_DE_PASSE_IDENTIQUE',
    champ: 'nouveauMotDePasse',
    message: () => IDENTIQUE,
  },
}

export const REFUS_EFFACEMENT: RefusalTable<
  | PrestationEnCours
  | ArgentDetenu
  | CompteAdmin
  | { readonly _tag: 'SessionRequise' }
  | { readonly _tag: 'MotDePasseTemporaireActif' }
> = {
  ...REFUS_CLIENT,
  ArgentDetenu: {
    status: 409,
    code: 'ARGENT_DETENU',
    message: ({ montant }) =>
      `Nous détenons encore ${formaterMontant(montant)} que vous avez versés. Écrivez-nous pour qu’ils vous soient rendus ; vous pourrez ensuite effacer votre compte.`,
    data: ({ montant }) => ({ montant: enEuros(montant) }),
  },
  PrestationEnCours: {
    status: 409,
    code: 'PRESTATION_EN_COURS',
    message: ({ references }) =>
      `Une intervention est prévue ou en cours (${references.join(', ')}). Annulez-la d’abord, ou attendez qu’elle soit terminée.`,
    data: ({ references }) => ({ references }),
  },
  CompteAdmin: {
    status: 409,
    code: 'COMPTE_ADMIN',
    message: () => 'Un compte d’administration ne se supprime pas.',
  },
}
