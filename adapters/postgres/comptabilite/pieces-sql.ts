import * as t from 'io-ts'
import { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { ventesDeLaPiece } from '#domain/facturation/ventes'
import { CodecMontant, type Montant } from '#domain/shared/montant'
import { mapped, orNull, type RowCodec } from '../query.ts'

/** A source read in batches of `:lot`, in an order that never changes, after the key `:apres` (`null` at first). */
export type KeyedSource<L> = {
  readonly sql: string
  readonly codec: RowCodec<L>
  readonly keyOf: (line: L) => string
  readonly lot: number
}

/** The instants between which a period lies in Paris, so that the index of the recent documents serves. */
const DEBUT = "cast(:du as timestamp) at time zone 'Europe/Paris'"
export const FIN = "(cast(:au as timestamp) + interval '1 day') at time zone 'Europe/Paris'"

/** True if a document was issued in the period. */
export const emiseDans = (piece: string): string => `(${piece}.emise_le >= ${DEBUT} and ${piece}.emise_le < ${FIN})`

/** Documents `d`, each with its invoice `f`; `compte` is what the goods in it follow from. */
export const PIECES_ET_COMPTES = `
  factures d join factures f on f.numero = coalesce(d.facture_numero, d.numero)
    cross join lateral (
      select jsonb_build_object(
        'numero', d.numero, 'facture', jsonb_build_object('lignes', f.contenu -> 'lignes', 'total', f.total),
        'avoirs', coalesce(jsonb_agg(jsonb_build_object('numero', a.numero, 'total', a.total, 'ventes', a.contenu -> 'ventes')
          order by a.annee, a.rang), '[]')
      ) as compte
      from factures a where a.facture_numero = d.facture_numero
    ) c`

const CompteRow = t.strict({
  numero: NumeroPiece,
  facture: t.strict({ lignes: t.readonlyArray(LigneFacturee), total: CodecMontant }),
  avoirs: t.readonlyArray(t.strict({ numero: NumeroPiece, total: CodecMontant, ventes: orNull(CodecMontant) })),
})

/** The goods in such a document. */
export const VentesRow: RowCodec<Montant> = mapped(t.strict({ compte: CompteRow }), ({ compte }) =>
  ventesDeLaPiece(compte, compte.numero),
)
