import type { Modalite } from '#domain/catalogue/modalite'
import type { TypeClient } from '#domain/client/acheteur'
import type { GenreDePiece, NumeroPiece } from '#domain/facturation/numero-piece'
import type { Creneau } from '#domain/prestation/creneau'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { ValidationDate } from '#domain/prestation/validation-date'
import type { Role } from '#domain/compte/compte'
import type { TypeDeMessage } from '#domain/message/fil'
import type { StatutMessage } from '#domain/message/statut-message'
import type { Montant } from '#domain/shared/montant'
import type { JourB2c } from '#domain/comptabilite/b2c'
import type { Ecriture, Repartition } from '#domain/comptabilite/livre'
import type { Periode } from '#domain/comptabilite/periode'
import type { AcompteFacture, FactureALaCloture, LigneDeCloture } from '#domain/comptabilite/cloture'

/** Lots of lines, never empty, read on demand. Rejects if the reading fails. A reader that stops early must call `return`. */
export type LotsDeLignes<L> = AsyncIterable<readonly L[], void, undefined>

type Coordonnees = {
  readonly nom: string
  readonly email: string
  readonly telephone: string
  readonly adresse: string
  readonly codePostal: string
  readonly ville: string
}

export type PrestationExportee = Coordonnees & {
  readonly id: string
  readonly reference: string
  readonly numeroDevis: string
  readonly creeLe: Date
  readonly statut: Statut
  readonly priorite: Priorite
  readonly service: string
  readonly modalite: Modalite
  readonly totalNet: Montant
  readonly creneau: Creneau
  readonly description: string
  readonly notes: string
  readonly rendezVous: ValidationDate | null
  readonly contactAvant: Date
}

export type ClientExporte = Coordonnees & {
  readonly id: string
  readonly role: Role
  readonly creeLe: Date
  readonly prestations: number
}

export type MessageExporte = {
  readonly id: string
  readonly creeLe: Date
  readonly type: TypeDeMessage
  readonly nom: string
  readonly email: string
  readonly sujet: string | null
  readonly texte: string
  readonly statut: StatutMessage
  readonly reponses: number
}

/** The kind of an exported document. Documents for deposits are separate, so that nobody adds them to sales. */
type GenreExporte = GenreDePiece | 'avoir_d_acompte'

/** A line of the export of documents. Credit notes are below zero. An invoice after a deposit has the whole price; a deposit document has no total. */
export type FactureExportee = {
  readonly numero: string
  readonly genre: GenreExporte
  readonly emiseLe: Date
  readonly reference: string
  readonly nom: string
  readonly raisonSociale: string
  readonly type: TypeClient
  readonly total: Montant | null
  readonly services: Montant | null
  readonly ventes: Montant | null
  /** The amount of a deposit invoice, or of a credit note for it; `null` for other documents. */
  readonly acompte: Montant | null
  readonly regle: Montant | null
  readonly solde: Montant | null
  readonly corrige: string | null
}

export type LignesDExtrait = {
  readonly prestations: PrestationExportee
  readonly clients: ClientExporte
  readonly messages: MessageExporte
  readonly factures: FactureExportee
}

export type Quoi = keyof LignesDExtrait

export type FormatDExtrait = 'csv' | 'json'

export type RecetteExportee = Ecriture & { readonly repartition: Repartition }

/** Adds the line number of the entry, and that of the entry it undoes; `null` if that one is not in the book. */
export type RecetteNumerotee = RecetteExportee & { readonly ligne: number; readonly annuleLaLigne: number | null }

export type JourB2cExporte = JourB2c & { readonly periode: Periode }

export type LignesComptables = { readonly recettes: RecetteNumerotee; readonly b2c: JourB2cExporte }

export type QuoiComptable = keyof LignesComptables

export type QuoiDemande = Quoi | QuoiComptable

export type LignesEcrites = LignesDExtrait & LignesComptables & LignesDuDossier

export type QuoiEcrit = keyof LignesEcrites

/** Adds the present credit notes of the invoice, and the invoice issued after it was fully credited. */
export type FactureDuDossier = FactureExportee & {
  readonly avoirs: readonly NumeroPiece[]
  readonly remplaceePar: NumeroPiece | null
}

type LignesDuDossier = {
  readonly facturesEmises: FactureDuDossier
  readonly autresFactures: FactureALaCloture
  readonly acomptesFactures: AcompteFacture
  readonly cloture: LigneDeCloture
}
