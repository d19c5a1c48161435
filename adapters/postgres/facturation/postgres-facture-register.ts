import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeFactures, FactureRegister } from '#application/ports/facture-register'
import { type Curseur, pageDeRegistre, totalExact } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import { EPOQUES_DE_CREATION, PAR_CREATION } from '../registre/decoupe.ts'
import type { Coupe, Liste } from '../registre/liste.ts'
import { readCounts } from '../registre/read-counts.ts'
import { askRows, readList } from '../registre/read-list.ts'
import { FACTURE_COLUMNS, FactureDuRegistreRow, fromFactureDuRegistreRow } from './facture-row.ts'

const PORT = 'registre des factures'

/** Where an invoice stands without the day: late or not, it is open. */
const ETATS = ['ouverte', 'payee', 'a_rembourser', 'annulee'] as const

type Choix = { readonly etats: readonly (typeof ETATS)[number][]; readonly restreinte: string | null }

const CHOIX: Readonly<Record<EtatDeFacture, Choix>> = {
  a_payer: { etats: ['ouverte'], restreinte: 'r.echeance >= cast(:jour as date)' },
  en_retard: { etats: ['ouverte'], restreinte: 'r.echeance < cast(:jour as date)' },
  payee: { etats: ['payee'], restreinte: null },
  a_rembourser: { etats: ['a_rembourser'], restreinte: null },
  annulee: { etats: ['annulee'], restreinte: null },
}

const TOUTES: Choix = { etats: ETATS, restreinte: null }

const COMPTE: Coupe = { decoupe: PAR_CREATION, clef: 'r.emise_le', sens: 'desc' }

const toListe = ({ etat, mots }: ChoixDeFactures, jour: DateCivile): Liste => {
  const { etats, restreinte } = etat === null ? TOUTES : CHOIX[etat]
  return {
    table: 'factures_suivies',
    colonne: 'etat',
    valeurs: etats,
    toutes: etat === null,
    courantes: ['payee'],
    clef: 'r.emise_le',
    type: 'timestamptz',
    sens: 'desc',
    restreinte,
    jour,
    recherche: {
      vecteur: 'mots_de_facture(r.recherche, r.etat, r.emise_le)',
      compte: COMPTE,
      epoques: EPOQUES_DE_CREATION,
      decoupe: PAR_CREATION,
    },
    mots,
    egal: null,
  }
}

const PAR_NUMEROS = `
  select ${FACTURE_COLUMNS}
  from unnest(cast(:numeros as text[])) with ordinality as places (numero, rang) join factures f on f.numero = places.numero
  order by places.rang`

const PAR_NUMERO = `
  select ${FACTURE_COLUMNS}
  from factures f
  where f.numero = (select coalesce(facture_numero, numero) from factures where numero = :numero)`

const totalPar = (knex: Knex, valeurs: Liste['valeurs']) =>
  pipe(
    readCounts(knex, 'factures'),
    TE.map((comptes) => totalExact(valeurs.reduce<number>((n, etat) => n + (comptes.get(String(etat)) ?? 0), 0))),
  )

type Question = Parameters<typeof askRows>[3]

const lireFactures = (knex: Knex, question: Question): TE.TaskEither<PortFailure, readonly FactureDuRegistre[]> =>
  pipe(
    askRows(knex, PORT, FactureDuRegistreRow, question),
    TE.map((rows) => rows.map(fromFactureDuRegistreRow)),
  )

const auxPlaces = (places: readonly Curseur[]): Question => ({
  sql: PAR_NUMEROS,
  bindings: { numeros: places.map(({ id }) => id) },
})

/** The register of invoices in PostgreSQL. */
export const makePostgresFactureRegister = (knex: Knex): FactureRegister => ({
  lister: (choix, jour) => {
    const liste = toListe(choix, jour)
    return pipe(
      readList(knex, PORT, liste, choix.page, totalPar(knex, liste.valeurs)),
      TE.map(({ places, total }) => pageDeRegistre(places, choix.page.limite, total, (place) => place)),
      TE.bindTo('page'),
      TE.bind('factures', ({ page }) => lireFactures(knex, auxPlaces(page.elements))),
      TE.map(({ page, factures }) => ({ ...page, elements: factures })),
    )
  },
  parNumero: (numero) =>
    pipe(
      lireFactures(knex, { sql: PAR_NUMERO, bindings: { numero } }),
      TE.map(([facture]) => O.fromNullable(facture)),
    ),
})
