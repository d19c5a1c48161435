import * as E from '#fp/Either'
import { plier } from '#domain/recherche/plier-texte'
import { type DateCivile, plusJours } from '../calendrier/date-civile.ts'
import { dateParis, instantParis } from '../calendrier/heure-de-paris.ts'
import { type Adresse, memeVille } from '../client/adresse.ts'
import type { Contact } from '../client/contact.ts'
import type { NomComplet } from '../client/nom.ts'
import type { Compte } from '../compte/compte.ts'
import { limiteDe, MOIS_ESTIMATION } from '../conservation/durees.ts'
import { VALIDITE_JOURS } from '../devis/devis.ts'
import type { EstimationFaite } from './estimation-faite.ts'

export type Conversion = {
  readonly faites: number
  readonly commandees: number
  readonly faites30: number
  readonly commandees30: number
}

const JOURS_RECENTS = 30

export const debutRecent = (instant: Date): DateCivile => plusJours(dateParis(instant), 1 - JOURS_RECENTS)

/** Estimates without an order that are older than this instant are deleted, always at midnight in Paris. */
export const oubliAvant = (instant: Date): Date =>
  instantParis({ date: limiteDe(dateParis(instant), { unite: 'mois', nombre: MOIS_ESTIMATION }), minutes: 0 })

/** Refuses an order if its mail address is the login of an account with another name, whatever the spelling. */
export const refuserCompteDUnAutre = (
  { nom }: Pick<Contact, 'nom'>,
  compte: Pick<Compte, 'nom'> | null,
): E.Either<CompteDUnAutre, null> =>
  compte === null || plier(compte.nom) === plier(nom)
    ? E.right(null)
    : E.left({ _tag: 'CompteDUnAutre', nom: compte.nom })

type Annonce = Pick<EstimationFaite, 'creeLe' | 'estimation' | 'lieu'>

const enVigueur = ({ creeLe }: Annonce, instant: Date): boolean =>
  dateParis(instant) <= plusJours(dateParis(creeLe), VALIDITE_JOURS)

const memeLieu = ({ estimation, lieu }: Annonce, { codePostal, ville }: Adresse): boolean =>
  estimation.modalite === 'a_distance' ||
  (lieu !== null && lieu.codePostal === codePostal && memeVille(lieu.ville, ville))

/** True if a quoted price still applies to an order: within the validity of a quote, and in the same town. */
export const prixTenu = (annonce: Annonce, adresse: Adresse, instant: Date): boolean =>
  enVigueur(annonce, instant) && memeLieu(annonce, adresse)

export type EstimationInconnue = { readonly _tag: 'EstimationInconnue' }

export const ESTIMATION_INCONNUE: EstimationInconnue = { _tag: 'EstimationInconnue' }

export type EstimationDejaCommandee = { readonly _tag: 'EstimationDejaCommandee' }

export const ESTIMATION_DEJA_COMMANDEE: EstimationDejaCommandee = { _tag: 'EstimationDejaCommandee' }

export type CompteDUnAutre = { readonly _tag: 'CompteDUnAutre'; readonly nom: NomComplet }
