import type { Compte } from '#domain/compte/compte'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { EFFACEMENT, REINITIALISATION } from '#domain/courrier/courrier'
import type { Fil, Reponse } from '#domain/message/fil'
import type { Prestation } from '#domain/prestation/prestation'
import type { Reference } from '#domain/prestation/reference'
import type { Annonce, DateDite, GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { ChangementDeStatut, STATUT_CLIENT } from '#domain/rendez-vous/courrier-de-statut'

export type RecitDeCommande =
  | {
      readonly genre: 'commande_client'
      readonly prestation: Prestation
      readonly motDePasse: MotDePasseTemporaire | null
    }
  | { readonly genre: 'commande_entreprise'; readonly prestation: Prestation }

/** `reponse` is what the mail brings; `null` for the message that began the thread. */
export type RecitDeMessage =
  | { readonly genre: 'message_entreprise'; readonly fil: Fil; readonly reponse: Reponse | null }
  | { readonly genre: 'reponse_message'; readonly fil: Fil; readonly reponse: Reponse }

export type RecitDeRendezVous = {
  readonly genre: GenreDeRendezVous
  readonly prestation: Prestation
  readonly annonce: Annonce
  /** Whether a date was ever agreed. */
  readonly dejaConvenue: boolean
  /** The agreed date that an acceptance of another gives back. */
  readonly rendue: DateDite | null
}

export type RecitDeStatut = {
  readonly genre: typeof STATUT_CLIENT
  readonly prestation: Prestation
  readonly changement: ChangementDeStatut
}

export type RecitDeCompte =
  | {
      readonly genre: typeof REINITIALISATION
      readonly compte: Compte
      readonly motDePasse: MotDePasseTemporaire
    }
  | { readonly genre: typeof EFFACEMENT; readonly references: readonly Reference[] }

/** What a mail tells, as read from the database at the moment of sending. */
export type Recit = RecitDeCommande | RecitDeMessage | RecitDeRendezVous | RecitDeStatut | RecitDeCompte
