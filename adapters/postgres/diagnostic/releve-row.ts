import * as t from 'io-ts'
import { moisMontres, type MoisReleve, type Releve } from '#domain/diagnostic/releve'
import { CodecMontant } from '#domain/shared/codec-montant'
import { centimes } from '#domain/shared/montant'

const NombreOuRien = t.union([t.number, t.null])

const Mois = t.strict({
  mois: t.string,
  commandes: t.number,
  montantCommande: CodecMontant,
  annulees: t.number,
})

/** What `RELEVER` answers. */
export const ReleveRow = t.strict({
  mois: t.readonlyArray(Mois),
  encaisses: t.record(t.string, CodecMontant),
  estimations: t.record(t.string, t.number),
  conversion: NombreOuRien,
  delai: t.strict({ median: NombreOuRien, part: NombreOuRien }),
  top_clients: t.readonlyArray(
    t.strict({ id: t.string, nom: t.string, email: t.string, prestations: t.number, montant: CodecMontant }),
  ),
})

type ReleveRow = t.TypeOf<typeof ReleveRow>

const VIDE = { commandes: 0, montantCommande: centimes(0), annulees: 0 }

const moisDeRow = ({ mois, encaisses, estimations }: ReleveRow, instant: Date): readonly MoisReleve[] =>
  moisMontres(instant).map((nom) => ({
    ...VIDE,
    ...mois.find((un) => un.mois === nom),
    mois: nom,
    encaisse: encaisses[nom] ?? centimes(0),
    estimations: estimations[nom] ?? 0,
  }))

export const fromReleveRow = (row: ReleveRow, instant: Date): Releve => ({
  releveLe: instant,
  mois: moisDeRow(row, instant),
  delaiMedianHeures: row.delai.median,
  partDansLeDelai: row.delai.part,
  conversion: row.conversion,
  topClients: row.top_clients,
})
