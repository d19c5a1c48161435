import * as t from 'io-ts'
import type { PieceTenue } from '#application/ports/facture-store'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import { Avoir, Facture, FactureDAcompte, Piece } from '#domain/facturation/piece'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { CodecMontant } from '#domain/shared/codec-montant'
import { InstantJson } from '../query.ts'

export const ReglementRow = t.strict({
  id: t.string,
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: CodecMontant,
  ventes: CodecMontant,
  note: t.string,
  annule: t.union([t.string, t.null]),
  enregistre_le: InstantJson,
})

/** An invoice with what came after it, as `FACTURE_COLUMNS` reads it. */
export const FactureRow = t.strict({
  contenu: Facture,
  client_id: t.union([t.string, t.null]),
  avoirs: t.readonlyArray(Avoir),
  reglements: t.readonlyArray(ReglementRow),
})

/** The same of one for a deposit, as `FACTURE_D_ACOMPTE_COLUMNS` reads it. */
export const FactureDAcompteRow = t.strict({
  contenu: FactureDAcompte,
  client_id: t.union([t.string, t.null]),
  avoirs: t.readonlyArray(Avoir),
})

/** What `FactureDAcompteRow` reads, for a statement that gives the table the name `f`. */
export const FACTURE_D_ACOMPTE_COLUMNS = `
  f.contenu, f.client_id,
  (
    select coalesce(jsonb_agg(a.contenu order by a.annee, a.rang), '[]')
    from factures a
    where a.facture_numero = f.numero
  ) as avoirs`

/** What `FactureRow` reads, for a statement that gives the table the name `f`. */
export const FACTURE_COLUMNS = `
  ${FACTURE_D_ACOMPTE_COLUMNS},
  (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.ordre), '[]')
    from reglements r
    where r.facture_numero = f.numero
  ) as reglements`

export const fromReglementRow = ({
  enregistre_le: enregistreLe,
  ...reglement
}: t.TypeOf<typeof ReglementRow>): Reglement => ({
  ...reglement,
  enregistreLe: enregistreLe.toISOString(),
})

export const fromFactureRow = (row: t.TypeOf<typeof FactureRow>): FactureSuivie => ({
  facture: row.contenu,
  avoirs: row.avoirs,
  reglements: row.reglements.map(fromReglementRow),
  clientId: row.client_id,
})

export const fromFactureDAcompteRow = ({
  contenu: facture,
  avoirs,
  client_id: clientId,
}: t.TypeOf<typeof FactureDAcompteRow>): FactureDAcompteSuivie => ({ facture, avoirs, clientId })

/** An invoice of either kind, as `FACTURE_COLUMNS` reads it. */
export const FactureDuRegistreRow = t.union([FactureRow, FactureDAcompteRow])

export const fromFactureDuRegistreRow = (row: t.TypeOf<typeof FactureDuRegistreRow>): FactureDuRegistre =>
  'reglements' in row ? fromFactureRow(row) : fromFactureDAcompteRow(row)

const isBytes = (u: unknown): u is Uint8Array => u instanceof Uint8Array

/** A `bytea`, which the driver reads as a Buffer. */
const Bytes = new t.Type<Uint8Array>(
  'Bytes',
  isBytes,
  (u, context) => (isBytes(u) ? t.success(u) : t.failure(u, context)),
  (bytes) => bytes,
)

/** A document as it is kept. */
export const FichierRow = t.strict({
  contenu: Piece,
  pdf: Bytes,
  xml: t.union([t.string, t.null]),
  empreinte: t.string,
  client_id: t.union([t.string, t.null]),
})

export const fromFichierRow = ({
  contenu: piece,
  client_id: clientId,
  ...fichier
}: t.TypeOf<typeof FichierRow>): PieceTenue => ({ ...fichier, piece, clientId })
