import { FACTURE_CLIENT } from '#domain/facturation/courrier-de-facture'
import { GENRES_RENDEZ_VOUS } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { STATUT_CLIENT } from '#domain/rendez-vous/courrier-de-statut'
import { GENRES_AVENANT } from '#domain/devis/courrier-d-avenant'
import { GENRES_RETRACTATION } from '#domain/retractation/courrier-de-retractation'
import { closedList } from '#domain/shared/closed-list'

/** What is told of an order. */
export const GENRES_COMMANDE = ['commande_client', 'commande_entreprise'] as const

/** What is told of a message: to the business, what a person wrote; to the person, what the business answered. */
const GENRES_MESSAGE = ['message_entreprise', 'reponse_message'] as const

/** What is told of an account that may not exist: the worker alone finds out. */
export const REINITIALISATION = 'reinitialisation'

/** What is told to the address that the business gave an account: nobody asked, and no password is left. */
export const NOUVELLE_ADRESSE = 'nouvelle_adresse'

/** What is told to an address that an account no longer has: that much, and nothing of the account. */
export const ANCIENNE_ADRESSE = 'ancienne_adresse'

/** What is told to the business of an account that is gone with its orders. */
export const EFFACEMENT = 'effacement_entreprise'

export type GenreDeCommande = (typeof GENRES_COMMANDE)[number]
export type GenreDeMessage = (typeof GENRES_MESSAGE)[number]

/** What a mail tells, and to whom. */
export const GENRES_COURRIER = [
  ...GENRES_COMMANDE,
  ...GENRES_MESSAGE,
  ...GENRES_RENDEZ_VOUS,
  STATUT_CLIENT,
  REINITIALISATION,
  NOUVELLE_ADRESSE,
  ANCIENNE_ADRESSE,
  EFFACEMENT,
  FACTURE_CLIENT,
  ...GENRES_RETRACTATION,
  ...GENRES_AVENANT,
] as const

const INCONNU = 'Courriel inconnu.'

export const GenreDeCommande = closedList('GenreDeCommande', GENRES_COMMANDE, INCONNU)
export const GenreDeMessage = closedList('GenreDeMessage', GENRES_MESSAGE, INCONNU)

/** How far a mail is; `sans_objet` is one that had nothing left to tell when its time came. */
export const STATUTS_COURRIER = ['a_envoyer', 'envoye', 'echoue', 'sans_objet'] as const

export type StatutCourrier = (typeof STATUTS_COURRIER)[number]

/** Attempts before a mail waits for the owner instead of the worker. */
export const ESSAIS_MAX = 40

const PREMIER_DELAI_S = 5

/** The longest delay between two attempts, in seconds. */
export const DELAI_MAX_S = 3_600

/** When to try again after `essais` failures: 5 s, 10 s, 20 s… at most an hour apart. */
export const prochainEssai = (instant: Date, essais: number): Date =>
  new Date(instant.getTime() + Math.min(DELAI_MAX_S, PREMIER_DELAI_S * 2 ** Math.max(0, essais - 1)) * 1_000)
