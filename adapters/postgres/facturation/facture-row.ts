import * as t from 'io-ts'
import type { PieceRedigee } from '#application/ports/facture-store'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { Avoir, Facture, Piece } from '#domain/facturation/piece'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { CodecMontant } from '#domain/shared/codec-montant'
import { InstantJson } from '../rows.ts'

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

/** What `FactureRow` reads, for a statement that gives the table the name `f`. */
export const FACTURE_COLUMNS = `
  f.contenu, f.client_id,
  (
    select coalesce(jsonb_agg(a.contenu order by a.annee, a.rang), '[]')
    from factures a
    where a.facture_numero = f.numero
  ) as avoirs,
  (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.enregistre_le, r.id), '[]')
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
})

export const fromFichierRow = ({ contenu, ...fichier }: t.TypeOf<typeof FichierRow>): PieceRedigee<Piece> => ({
  ...fichier,
  piece: contenu,
})
