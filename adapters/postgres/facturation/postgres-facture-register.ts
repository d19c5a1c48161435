import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeFactures, FactureRegister } from '#application/ports/facture-register'
import { pageDeRegistre } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import { lireListe, type Liste, type Valeurs } from '../liste.ts'
import { FACTURE_COLUMNS, FactureDuRegistreRow, fromFactureDuRegistreRow } from './facture-row.ts'
import { ETATS, FACTURES_SUIVIES } from './factures-suivies-sql.ts'
import { many } from '../query.ts'

const PORT = 'registre des factures'

const CHOIX: Readonly<Record<EtatDeFacture, string>> = {
  a_payer: `${ETATS.ouverte} and r.echeance >= cast(:jour as date)`,
  en_retard: `${ETATS.ouverte} and r.echeance < cast(:jour as date)`,
  payee: ETATS.payee,
  a_rembourser: ETATS.a_rembourser,
  annulee: ETATS.annulee,
}

// Found by its own text or by that of a credit note.
const CONTIENT = `
  (r.recherche like :motif or r.numero in (select a.facture_numero from factures a where a.genre = 'avoir' and a.recherche like :motif))`

const toListe = ({ etat, mots }: ChoixDeFactures, jour: DateCivile): Liste => ({
  source: etat === null ? 'factures r' : FACTURES_SUIVIES,
  id: 'r.numero',
  clef: 'r.emise_le',
  type: 'timestamptz',
  sens: 'desc',
  conditions: [`r.genre <> 'avoir'`, etat === null ? null : CHOIX[etat]],
  valeurs: { jour },
  contient: CONTIENT,
  mots,
})

const PAR_NUMEROS = `
  select ${FACTURE_COLUMNS}
  from unnest(cast(:numeros as text[])) with ordinality as places (numero, rang) join factures f on f.numero = places.numero
  order by places.rang`

const PAR_NUMERO = `
  select ${FACTURE_COLUMNS}
  from factures f
  where f.numero = (select coalesce(facture_numero, numero) from factures where numero = :numero)`

const lireFactures = (
  knex: Knex,
  sql: string,
  valeurs: Valeurs,
): TE.TaskEither<PortFailure, readonly FactureDuRegistre[]> =>
  pipe(
    many(knex, PORT, FactureDuRegistreRow, sql, valeurs),
    TE.map((rows) => rows.map(fromFactureDuRegistreRow)),
  )

/** The register of invoices in PostgreSQL. */
export const makePostgresFactureRegister = (knex: Knex): FactureRegister => ({
  lister: (choix, jour) =>
    pipe(
      lireListe(knex, PORT, toListe(choix, jour), choix.page),
      TE.map(({ places, total }) => pageDeRegistre(places, choix.page.limite, total, (place) => place)),
      TE.bindTo('page'),
      TE.bind('factures', ({ page }) =>
        lireFactures(knex, PAR_NUMEROS, { numeros: page.elements.map(({ id }) => id) }),
      ),
      TE.map(({ page, factures }) => ({ ...page, elements: factures })),
    ),
  parNumero: (numero) =>
    pipe(
      lireFactures(knex, PAR_NUMERO, { numero }),
      TE.map(([facture]) => O.fromNullable(facture)),
    ),
})
