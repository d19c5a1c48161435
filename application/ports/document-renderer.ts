import type * as TE from '#fp/TaskEither'
import type { PresentationDuDossier, SyntheseDuDossier } from '#domain/comptabilite/synthese'
import type { PortFailure } from '#application/shared/port-failure'
import type { Conditions } from '#domain/conditions/conditions-generales'
import type { DevisComplet } from '#domain/devis/devis-complet'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import type { Piece } from '#domain/facturation/piece'
import type { LignesEcrites, QuoiDemande, QuoiEcrit } from '../export/extraits.ts'

/** The client in a calendar entry. `statut` is the answer given by link or telephone, since calendar answers are not read. */
type Participant = { readonly nom: string; readonly email: string; readonly statut?: 'ACCEPTED' }

export type EntreeDeCalendrier = {
  /** The same for all changes of one appointment. */
  readonly uid: string
  readonly sequence: number
  readonly debut: Date
  readonly fin: Date
  readonly statut: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  readonly titre: string
  readonly description: string
  readonly lieu: string
  readonly organisateur: { readonly nom: string; readonly email: string }
  /** `null` in the owner's own calendar, and while nothing is agreed. */
  readonly participant: Participant | null
  readonly sansRappel?: true
}

export type Calendrier = {
  readonly methode: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  readonly ecritLe: Date
  readonly entrees: readonly EntreeDeCalendrier[]
}

export type FichierDArchive = { readonly nom: string; readonly contenu: Uint8Array | string }

export type FichierEnFlux = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array | string> }

/** Writes lines as text, lot by lot; `premier` is true only for the first lot. */
export type EcritureDeLignes<L> = {
  readonly debut: string
  readonly lot: (lignes: readonly L[], premier: boolean) => string
  readonly fin: string
}

/** Makes the bytes of files (text in UTF-8). Equal contents give equal bytes. */
export type DocumentRenderer = {
  readonly devisTexte: (devis: DevisComplet) => Uint8Array
  readonly devisPdf: (devis: DevisComplet) => TE.TaskEither<PortFailure, Uint8Array>
  readonly facturX: (piece: Piece) => string
  /** PDF/A-3 with a verification code and its page, `adresseDeVerification`; embeds the structured file if there is one. */
  readonly facturePdf: (
    piece: Piece,
    xml: string | null,
    adresseDeVerification: string,
  ) => TE.TaskEither<PortFailure, Uint8Array>
  readonly conditionsPdf: (conditions: Conditions) => TE.TaskEither<PortFailure, Uint8Array>
  readonly formulairePdf: (entreprise: EntreprisePublique) => TE.TaskEither<PortFailure, Uint8Array>
  readonly ics: (calendrier: Calendrier) => Uint8Array
  /** CSV for a French spreadsheet. */
  readonly csv: <Q extends QuoiEcrit>(quoi: Q) => EcritureDeLignes<LignesEcrites[Q]>
  /** JSON for programs. */
  readonly json: EcritureDeLignes<LignesEcrites[QuoiDemande]>
  readonly synthese: (synthese: SyntheseDuDossier) => string
  readonly lisezMoi: (presentation: PresentationDuDossier) => string
  readonly zip: (fichiers: readonly FichierDArchive[], instant: Date) => TE.TaskEither<PortFailure, Uint8Array>
  /** `zip` as a stream, without holding a whole file. Rejects a file name that is not allowed in an archive. */
  readonly zipEnFlux: (fichiers: AsyncIterable<FichierEnFlux>, instant: Date) => AsyncIterable<Uint8Array>
}
