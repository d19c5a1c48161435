import type { Montant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import type { Confirmation } from './confirmation.ts'
import type { Echec } from './echec.ts'
import type { Envoi } from './envoi.ts'
import { type Saisie, SAISIE_VIDE } from './saisie.ts'
import type { Erreurs } from './verifier-saisie.ts'

/** Why the first step is shown although the address asked for something else. */
export type Avis = 'etape_sans_donnees' | 'service_inconnu'

type Base = {
  readonly saisie: Saisie
  /** The wish of the address that was last applied. */
  readonly origine: string | null
  readonly envois: readonly Envoi[]
}

export type Formulaire = Base & {
  readonly etape: 'formulaire'
  readonly erreurs: Erreurs
  readonly echec: Echec | null
  readonly enCours: boolean
  readonly avis: Avis | null
  /** Raised by every refused press, so that the focus moves again. */
  readonly tentatives: number
}

export type Estimee = Base & {
  readonly etape: 'estimation'
  readonly estimation: Estimation
  /** Under which id the server noted the estimate, when that is known. */
  readonly estimationId: string | null
  /** The total that was shown before the price changed. */
  readonly ancienTotal: Montant | null
  readonly echec: Echec | null
  readonly enCours: boolean
  /** The number must be corrected here before ordering. */
  readonly telephoneACorriger: boolean
  readonly erreurTelephone: string | null
  readonly tentatives: number
}

export type Commandee = Base & { readonly etape: 'commande'; readonly confirmation: Confirmation }

/** The order flow: formulaire -> estimation -> commande. */
export type Etat = Formulaire | Estimee | Commandee

export const formulaire = ({ saisie, origine, envois }: Base): Formulaire => ({
  etape: 'formulaire',
  saisie,
  origine,
  envois,
  erreurs: {},
  echec: null,
  enCours: false,
  avis: null,
  tentatives: 0,
})

export const ETAT_INITIAL: Formulaire = formulaire({ saisie: SAISIE_VIDE, origine: null, envois: [] })

export const estimee = ({ saisie, origine, envois }: Base, estimation: Estimation, aCorriger: boolean): Estimee => ({
  etape: 'estimation',
  saisie,
  origine,
  envois,
  estimation,
  estimationId: null,
  ancienTotal: null,
  echec: null,
  enCours: false,
  telephoneACorriger: aCorriger,
  erreurTelephone: null,
  tentatives: 0,
})
