import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeFactures, FactureRegister } from '#application/ports/facture-register'
import { pageDeRegistre, TOTAL_EXACT_MAX, totalDe, totalExact } from '#application/shared/page-de-registre'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { askRows } from '../registre/read-list.ts'
import { toTsquery } from '../registre/to-tsquery.ts'
import { FACTURE_COLUMNS, FactureRow, fromFactureRow } from './facture-row.ts'

const PORT = 'registre des factures'

// A credit note is found under the invoice that it corrects.
const MOTS = `f.numero in (
  select coalesce(facture_numero, numero) from factures where recherche @@ cast(:mots as tsquery)
)`

const COMPTES = `
  cross join lateral (
    select
      (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = f.numero) as credite,
      (select coalesce(sum(r.montant), 0) from reglements r where r.facture_numero = f.numero) as regle
  ) as c
  cross join lateral (
    select case
      when f.total - credite - regle < 0 then 'a_rembourser'
      when f.total - credite - regle = 0 then case when credite = f.total then 'annulee' else 'payee' end
      when f.echeance < cast(:jour as date) then 'en_retard'
      else 'a_payer'
    end as etat
  ) as e`

const APRES = `(f.emise_le, f.numero) < (timestamptz 'epoch' + cast(:clef as bigint) * interval '1 millisecond', :id)`

const NombreRow = t.strict({ nombre: t.number })

const choixDe = ({ mots, etat }: ChoixDeFactures): string => `
  from factures f ${etat === null ? '' : COMPTES}
  where f.genre = 'facture' ${mots.length > 0 ? `and ${MOTS}` : ''} ${etat === null ? '' : 'and e.etat = :etat'}`

const bindingsDe = ({ mots, etat, page: { limite, curseur } }: ChoixDeFactures, jour: DateCivile) => ({
  mots: toTsquery(mots),
  etat,
  jour,
  clef: curseur?.clef ?? null,
  id: curseur?.id ?? null,
  nombre: limite + 1,
  plafond: TOTAL_EXACT_MAX + 1,
})

const lister = (choix: ChoixDeFactures) => `
  select ${FACTURE_COLUMNS} ${choixDe(choix)} ${choix.page.curseur === null ? '' : `and ${APRES}`}
  order by f.emise_le desc, f.numero desc
  limit :nombre`

const estFiltree = ({ mots, etat }: ChoixDeFactures): boolean => mots.length > 0 || etat !== null

/** All of them exactly; what a filter leaves, as far as lists are counted. */
const compter = (choix: ChoixDeFactures) => `
  select cast(count(*) as integer) as nombre
  from (select ${choixDe(choix)} ${estFiltree(choix) ? 'limit :plafond' : ''}) as choisies`

/** The register of invoices in PostgreSQL. */
export const makePostgresFactureRegister = (knex: Knex): FactureRegister => ({
  lister: (choix, jour) => {
    const bindings = bindingsDe(choix, jour)
    return pipe(
      TE.Do,
      TE.bind('rows', () => askRows(knex, PORT, FactureRow, { sql: lister(choix), bindings })),
      TE.bind('compte', () => askRows(knex, PORT, NombreRow, { sql: compter(choix), bindings })),
      TE.map(({ rows, compte: [{ nombre } = { nombre: 0 }] }) =>
        pageDeRegistre(
          rows.map(fromFactureRow),
          choix.page.limite,
          estFiltree(choix) ? totalDe(nombre) : totalExact(nombre),
          ({ facture }) => ({ clef: String(new Date(facture.emiseLe).getTime()), id: facture.numero }),
        ),
      ),
    )
  },
})
