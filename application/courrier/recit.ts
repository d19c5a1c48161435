import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Email } from '#domain/client/email'
import type { Compte } from '#domain/compte/compte'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { ANCIENNE_ADRESSE, EFFACEMENT, NOUVELLE_ADRESSE, REINITIALISATION } from '#domain/courrier/courrier'
import type { AnnonceDAvenant, GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Fil, Reponse } from '#domain/message/fil'
import type { FACTURE_CLIENT } from '#domain/facturation/courrier-de-facture'
import type { Piece } from '#domain/facturation/piece'
import type { Prestation } from '#domain/prestation/prestation'
import type { Reference } from '#domain/prestation/reference'
import type { Annonce, DateDite, GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { ChangementDeStatut, STATUT_CLIENT } from '#domain/rendez-vous/courrier-de-statut'
import type { Situation } from '#domain/rendez-vous/situation'
import type { Montant } from '#domain/shared/montant'
import type { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'

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
  /** What came of its price already. */
  readonly recu: Montant
  readonly situation: Situation
}

export type RecitDeStatut = {
  readonly genre: typeof STATUT_CLIENT
  readonly prestation: Prestation
  readonly changement: ChangementDeStatut
  /** Where the order stands when the mail leaves. */
  readonly situation: Situation
}

/**
 * To where the order now sends its mails. `solde` is what is owed for the invoice when the mail leaves, `especes` how much of
 * it may be paid in cash; `annulee` when credit notes gave all of it back. Nothing is owed for an invoice for a deposit.
 */
export type RecitDeFacture = {
  readonly genre: typeof FACTURE_CLIENT
  readonly email: Email
  readonly piece: Piece
  readonly pdf: Uint8Array
  readonly solde: Montant
  readonly especes: Montant
  readonly annulee: boolean
}

export type RecitDeCompte =
  | {
      readonly genre: typeof REINITIALISATION | typeof NOUVELLE_ADRESSE
      readonly compte: Compte
      readonly motDePasse: MotDePasseTemporaire
    }
  | { readonly genre: typeof ANCIENNE_ADRESSE; readonly email: Email }
  | {
      readonly genre: typeof EFFACEMENT
      readonly references: readonly Reference[]
      readonly conservees: readonly Reference[]
      readonly visites: readonly VisiteEffacee[]
    }

/** A version of a quote, and the one whose price stood before it. */
export type RecitDAvenant = {
  readonly genre: GenreDAvenant
  readonly prestation: Prestation
  readonly annonce: AnnonceDAvenant
  readonly version: VersionDeDevis
  readonly avant: VersionDeDevis
  /** All there are. */
  readonly versions: readonly VersionDeDevis[]
  /** The agreed day, when labour counts double on it. */
  readonly jourMajore: DateCivile | null
  /** What came of its price already. */
  readonly recu: Montant
}

/** An order that was withdrawn from, and whether a date was ever agreed for it. */
export type CommandeRetractee = { readonly prestation: Prestation; readonly dejaConvenue: boolean }

/** `commande` is `null` when the order is gone or never was: all that is told of it stands in `recu`. */
export type RecitDeRetractation = {
  readonly genre: GenreDeRetractation
  readonly recu: RecuDeRetractation
  readonly commande: CommandeRetractee | null
  /** What the business holds of the order when the mail leaves. */
  readonly tenu: Montant
}

/** What a mail tells, as read from the database at the moment of sending. */
export type Recit =
  | RecitDeCommande
  | RecitDeMessage
  | RecitDeRendezVous
  | RecitDeStatut
  | RecitDeFacture
  | RecitDeCompte
  | RecitDAvenant
  | RecitDeRetractation
