import * as t from 'io-ts'
import type { FactureDuDossier } from '#application/export/extraits-du-dossier'
import type { PdfDePiece } from '#application/ports/livres-de-comptes'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { PieceB2c } from '#domain/comptabilite/b2c'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Avoir, FactureDAcompte } from '#domain/facturation/piece'
import { Reference } from '#domain/prestation/reference'
import { CodecMontant } from '#domain/shared/codec-montant'
import { FactureRow, FACTURES } from '../export/postgres-export-reader.ts'
import { FACTURE_D_ACOMPTE_COLUMNS } from '../facturation/lire-factures.ts'
import { AVOIRS, emiseDans, type KeyedSource, PIECES_ET_VENTES, REMPLACANTE } from './pieces-sql.ts'
import { Bytes, orNull } from '../query.ts'

/** Rows per query: lines and documents, half a megabyte each; whole documents for deposits, some hundred kilobytes. */
const [LOT, LOT_DE_PDF, LOT_D_ACOMPTES] = [500, 8, 100]

const EcritureRow = t.strict({
  id: t.string,
  le: CodecDateCivile,
  client: t.string,
  type: TypeClient,
  nature: t.string,
  reference: Reference,
  facture: orNull(NumeroPiece),
  pieces: t.readonlyArray(NumeroPiece),
  mode: ModeDeReglement,
  montant: CodecMontant,
  ventes: CodecMontant,
  note: t.string,
  annule: t.boolean,
  ecritureAnnulee: orNull(t.strict({ id: t.string, le: CodecDateCivile })),
  saisieLe: CodecDateCivile,
  annuleeLe: orNull(CodecDateCivile),
})

// Money without an invoice names its client itself, until an invoice takes it over.
export const ECRITURES: KeyedSource<Ecriture> = {
  codec: EcritureRow,
  keyOf: ({ id }) => id,
  lot: LOT,
  sql: `
  select r.id, r.le, coalesce(f.contenu #>> '{acheteur,raisonSociale}', f.contenu #>> '{contact,nom}', r.acompte ->> 'client') as client,
    coalesce(f.contenu #>> '{acheteur,type}', r.acompte ->> 'type') as type,
    coalesce(f.contenu ->> 'service', r.acompte ->> 'nature') as nature,
    coalesce(f.reference, r.acompte ->> 'reference') as reference, f.numero as facture, r.mode, r.montant, r.ventes, r.note,
    r.annule is not null as annule,
    (select jsonb_build_object('id', o.id, 'le', o.le) from reglements o where o.id = r.annule) as "ecritureAnnulee",
    cast(r.enregistre_le at time zone 'Europe/Paris' as date) as "saisieLe",
    (
      select coalesce(jsonb_agg(d.numero order by d.annee, d.rang), '[]') from factures d
      where d.reference = coalesce(f.reference, r.acompte ->> 'reference') and d.contenu ->> 'ecriture' = r.id
    ) as pieces,
    (select c.le from reglements c where c.annule = r.id) as "annuleeLe"
  from reglements r left join factures f on f.numero = r.facture_numero
  where r.le between cast(:du as date) and cast(:au as date)
    and (cast(:apres as text) is null or (r.le, r.ordre) >
      (select k.le, k.ordre from reglements k where k.id = cast(:apres as text)))
  order by r.le, r.ordre
  limit :lot`,
}

const PieceRow = t.strict({
  numero: NumeroPiece,
  genre: t.keyof({ facture: null, avoir: null }),
  date: CodecDateCivile,
  total: CodecMontant,
  ventes: CodecMontant,
})

const DE_LA_PERIODE = emiseDans('d')

export const PIECES_B2C: KeyedSource<PieceB2c> = {
  codec: PieceRow,
  keyOf: ({ numero }) => numero,
  lot: LOT,
  sql: `
  select d.numero, d.genre, d.contenu ->> 'date' as date, d.total, v.ventes
  from ${PIECES_ET_VENTES}
  where ${DE_LA_PERIODE} and f.genre = 'facture' and d.contenu #>> '{acheteur,type}' = 'particulier'
    and (cast(:apres as text) is null or (d.emise_le, d.rang, d.numero) >
      (select k.emise_le, k.rang, k.numero from factures k where k.numero = cast(:apres as text)))
  order by d.emise_le, d.rang, d.numero
  limit :lot`,
}

const PdfRow = t.strict({ numero: NumeroPiece, pdf: Bytes })

const pdfs = (condition: string): KeyedSource<PdfDePiece> => ({
  codec: PdfRow,
  keyOf: ({ numero }) => numero,
  lot: LOT_DE_PDF,
  sql: `
  select d.numero, d.pdf from factures d
  where ${condition} and d.numero > coalesce(cast(:apres as text), '')
  order by d.numero
  limit :lot`,
})

export const PDFS = pdfs(DE_LA_PERIODE)

export const PDFS_NOMMES = pdfs('d.numero in (select jsonb_array_elements_text(cast(:numeros as jsonb)))')

const EmiseRow = t.intersection([
  FactureRow,
  t.strict({ avoirs: t.readonlyArray(NumeroPiece), remplaceePar: orNull(NumeroPiece) }),
])

export const EMISES: KeyedSource<FactureDuDossier> = {
  codec: EmiseRow,
  keyOf: ({ numero }) => numero,
  lot: LOT,
  sql: `
  select e.*, ${AVOIRS} as avoirs, ${REMPLACANTE} as "remplaceePar"
  from (${FACTURES}
    where ${DE_LA_PERIODE} and (cast(:apres as text) is null or (d.emise_le, d.rang, d.numero) >
      (select k.emise_le, k.rang, k.numero from factures k where k.numero = cast(:apres as text)))
    order by d.emise_le, d.rang, d.numero
    limit :lot
  ) e join factures d on d.numero = e.numero
  order by d.emise_le, d.rang, d.numero`,
}

/** The invoices `g` that deduct a document. */
export const DEDUISENT = (piece: string): string => `
  from factures g
  where g.reference = ${piece}.reference and g.genre = 'facture'
    and g.contenu -> 'acomptes' @> jsonb_build_array(jsonb_build_object('piece', ${piece}.numero))`

/** True if the money, a credit note or an invoice that deducts it is of the period. */
const acompteCite = (piece: string): string => `(
    exists (select from reglements r
      where r.id = ${piece}.contenu ->> 'ecriture' and r.le between cast(:du as date) and cast(:au as date))
    or exists (select from factures a where a.facture_numero = ${piece}.numero and ${emiseDans('a')})
    or exists (select ${DEDUISENT(piece)} and ${emiseDans('g')})
  )`

const AcompteFactureRow = t.strict({
  facture: FactureDAcompte,
  avoirs: t.readonlyArray(Avoir),
  deduitPar: t.readonlyArray(NumeroPiece),
})

export const ACOMPTES_FACTURES: KeyedSource<AcompteFacture> = {
  codec: AcompteFactureRow,
  keyOf: ({ facture }) => facture.numero,
  lot: LOT_D_ACOMPTES,
  sql: `
  select facture, avoirs, "deduitPar"
  from (
    select f.numero, ${FACTURE_D_ACOMPTE_COLUMNS},
      (select coalesce(jsonb_agg(g.numero order by g.annee, g.rang), '[]') ${DEDUISENT('f')}) as "deduitPar"
    from factures f
    where f.genre = 'acompte' and f.numero > coalesce(cast(:apres as text), '')
      and (${emiseDans('f')} or ${acompteCite('f')})
  ) as acomptes
  order by numero
  limit :lot`,
}
