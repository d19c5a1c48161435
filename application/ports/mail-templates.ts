import type { DateCivile } from '#domain/calendrier/date-civile'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Compte } from '#domain/compte/compte'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { AnnonceDAvenant, GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import type { VersionDeDevis } from '#domain/devis/version-de-devis'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Fil, Reponse } from '#domain/message/fil'
import type { Piece } from '#domain/facturation/piece'
import type { Prestation } from '#domain/prestation/prestation'
import type { Reference } from '#domain/prestation/reference'
import type { Annonce, DateDite, GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { ChangementDeStatut } from '#domain/rendez-vous/courrier-de-statut'
import type { Situation } from '#domain/rendez-vous/situation'
import type { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Montant } from '#domain/shared/montant'

export type ContenuCourriel = { readonly sujet: string; readonly texte: string; readonly html: string }

/** What a mail about an appointment is made of. */
export type MatiereDeRendezVous = {
  readonly prestation: Prestation
  readonly annonce: Annonce
  /** The agreed date that an acceptance of another gives back. */
  readonly rendue: DateDite | null
  /** What came of its price already, without an invoice. */
  readonly recu: Montant
  /** Where the order stands when the mail leaves. */
  readonly situation: Situation
  readonly entreprise: Entreprise
  /** What opens the page of a date. */
  readonly jetonDe: (dateId: string) => string
  /** What opens the quote. */
  readonly cleDevis: string
  /** The sending: what can still be changed is told as of then. */
  readonly instant: Date
}

/** What a mail about another quote is made of. */
export type MatiereDAvenant = {
  readonly prestation: Prestation
  readonly annonce: AnnonceDAvenant
  readonly version: VersionDeDevis
  /** The version whose price stood before. */
  readonly avant: VersionDeDevis
  /** The agreed day, when labour counts double on it: what is paid is then another price. */
  readonly jourMajore: DateCivile | null
  /** What came of its price already, without an invoice. */
  readonly recu: Montant
  readonly entreprise: Entreprise
  /** What opens the quote. */
  readonly cle: string
  /** Whether the quote itself goes with the mail. */
  readonly devisJoint: boolean
}

/**
 * `solde` is what is owed, below zero what is owed back; `especes`, how much of it may be paid in cash; `annulee` when credit
 * notes gave all of it back.
 */
export type SituationDeFacture = { readonly solde: Montant; readonly especes: Montant; readonly annulee: boolean }

/** What is left to say of an account that is gone. */
export type CompteEfface = {
  readonly references: readonly Reference[]
  /** Those among them that the law keeps apart. */
  readonly conservees: readonly Reference[]
  readonly visites: readonly VisiteEffacee[]
}

/** `instant`: when the password was drawn. */
type OuvertureDeCompte = (
  compte: Compte,
  motDePasse: MotDePasseTemporaire,
  entreprise: Entreprise,
  instant: Date,
) => ContenuCourriel

/** The sentences of each mail. */
export type MailTemplates = {
  readonly commandeClient: (
    prestation: Prestation,
    entreprise: Entreprise,
    motDePasse: MotDePasseTemporaire | null,
    devisJoint: boolean,
  ) => ContenuCourriel
  /** `manquantes`: the codes of the mentions without which the quote did not leave. */
  readonly commandeEntreprise: (
    prestation: Prestation,
    entreprise: Entreprise,
    manquantes: readonly string[],
  ) => ContenuCourriel
  /** To the business: the message, or the text that continues its thread. */
  readonly messageEntreprise: (fil: Fil, reponse: Reponse | null, entreprise: Entreprise) => ContenuCourriel
  /** To the sender of a message: the answer of the business. */
  readonly reponseMessage: (fil: Fil, reponse: Reponse, entreprise: Entreprise) => ContenuCourriel
  readonly rendezVous: (genre: GenreDeRendezVous, matiere: MatiereDeRendezVous) => ContenuCourriel
  /** To the client: the new statut. */
  readonly statutClient: (
    prestation: Prestation,
    changement: ChangementDeStatut,
    situation: Situation,
    entreprise: Entreprise,
  ) => ContenuCourriel
  /** To the declarant, the receipt that the law asks for; to the business, what it has to do. `tenu`: held of the order. */
  readonly retractation: (
    genre: GenreDeRetractation,
    recu: RecuDeRetractation,
    entreprise: Entreprise,
    tenu: Montant,
  ) => ContenuCourriel
  /** To the client: an invoice or a credit note, and where the invoice stands when the mail leaves. */
  readonly factureClient: (piece: Piece, situation: SituationDeFacture, entreprise: Entreprise) => ContenuCourriel
  readonly avenant: (genre: GenreDAvenant, matiere: MatiereDAvenant) => ContenuCourriel
  readonly reinitialisation: OuvertureDeCompte
  /** To the address that the business gave an account, where nobody asked for anything. */
  readonly nouvelleAdresse: OuvertureDeCompte
  /** To an address that an account no longer has. */
  readonly ancienneAdresse: (entreprise: Entreprise) => ContenuCourriel
  /** To the business: the orders that went with an account, and the visits that do not take place. */
  readonly effacementEntreprise: (efface: CompteEfface, entreprise: Entreprise) => ContenuCourriel
}
