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

/** Lots of lines, none empty, read as asked for. Rejects when the reading breaks; who stops early calls `return`, which frees it. */
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

/** What a document is, told apart so that what was issued for deposits is never added to sales. */
type GenreExporte = GenreDePiece | 'avoir_d_acompte'

/** What a credit note gives back is below zero. After a deposit the invoice carries the whole price, the deposit no total. */
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
  /** What an invoice for a deposit tells of, or a credit note gives back of it; `null` for the others. */
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

/** With its line in the book that is written, and the line that it undoes; `null` when that one is not in the book. */
export type RecetteNumerotee = RecetteExportee & { readonly ligne: number; readonly annuleLaLigne: number | null }

export type JourB2cExporte = JourB2c & { readonly periode: Periode }

export type LignesComptables = { readonly recettes: RecetteNumerotee; readonly b2c: JourB2cExporte }

export type QuoiComptable = keyof LignesComptables

export type QuoiDemande = Quoi | QuoiComptable

export type LignesEcrites = LignesDExtrait & LignesComptables & LignesDuDossier

export type QuoiEcrit = keyof LignesEcrites

/** With the credit notes for it, and the invoice that was issued after it was given back whole, as of now. */
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
