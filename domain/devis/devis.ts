import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { Acheteur } from '#domain/client/acheteur'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { Reference } from '#domain/prestation/reference'
import type { Creneau } from '#domain/prestation/creneau'
import type { Situation } from '#domain/rendez-vous/situation'
import type { Estimation } from '#domain/tarification/estimation'
import { type Mention, mentionDuMediateur, MENTIONS_DEVIS, mentionsAu } from './mentions.ts'
import type { NumeroDevis } from './numero.ts'

/** Days during which the price of a quote holds. */
export const VALIDITE_JOURS = 30

/** An earlier version that another takes the place of. */
export type VersionRemplacee = { readonly version: number; readonly emisLe: DateCivile }

/** What an amendment replaces, oldest first, and why. */
export type Remplacement = { readonly versions: readonly VersionRemplacee[]; readonly motif: string }

/** What a quote says, whatever the medium: screen, text file or PDF. Numbers are `null` in a preview. */
export type Devis = {
  readonly numero: NumeroDevis | null
  readonly reference: Reference | null
  /** From 2 on, when the quote was amended; absent of the first. */
  readonly version?: number
  /** Absent of the first version. */
  readonly remplace?: Remplacement
  readonly emisLe: DateCivile
  readonly valableJusquAu: DateCivile
  readonly entreprise: EntreprisePublique
  readonly client: Contact
  /** A business buys under its own name; absent for a consumer. */
  readonly acheteur?: Acheteur
  readonly adresse: Adresse
  readonly creneau: Creneau
  readonly description: string
  readonly estimation: Estimation
  readonly mentions: readonly Mention[]
  /** Where remote work is paid to; absent of a preview, and of work on site. */
  readonly moyens?: MoyensDePaiement
  /** Where its order stood when a copy was asked for; absent of the quote itself. */
  readonly situation?: Situation
  /** What /verifier/{code} takes; absent of a preview. */
  readonly code?: string
}

export type ContenuDevis = Omit<Devis, 'valableJusquAu' | 'mentions'>

/** Adds what the law and the calendar decide: validity and the mentions in force on the day of issue. */
export const composerDevis = (contenu: ContenuDevis): Devis => ({
  ...contenu,
  valableJusquAu: plusJours(contenu.emisLe, VALIDITE_JOURS),
  mentions: [
    ...mentionsAu(MENTIONS_DEVIS, contenu.emisLe, contenu.estimation),
    ...(contenu.acheteur?.type === 'professionnel' ? [] : [mentionDuMediateur(contenu.entreprise)]),
  ],
})
