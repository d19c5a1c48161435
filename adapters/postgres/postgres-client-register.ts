import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeClients, ClientRegister } from '#application/ports/client-register'
import { type Activite, type ClefDeClient, sensDeTri } from '#domain/registre/tris'
import { type Curseur, pageDeRegistre, totalExact } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { CLIENT_COLUMNS, ClientRow, fromClientRow } from './client-du-registre-row.ts'
import { corrigerClientIn } from './registre/corriger-client.ts'
import { type Decoupe, EPOQUES_DE_CREATION, PAR_CREATION, PAR_DERNIERE_COMMANDE, PAR_NOM } from './registre/decoupe.ts'
import { autreSens, type Coupe, type Liste } from './registre/liste.ts'
import { readCounts } from './registre/read-counts.ts'
import { askRows, type Places, readList } from './registre/read-list.ts'
import { UUID } from './uuid.ts'

const PORT = 'registre des clients'

// The indexes of clients have no more than the slice of a last order, so that an order seldom writes them: the orders
// themselves are walked, and the last one of each client is kept. Joined, the planner would expect to keep hardly any.
const parCommandes = (sens: 'asc' | 'desc') => ({
  suite: `d.id ${sens === 'asc' ? '>' : '<'} cast(:clef as text)`,
  sql: `
  select r.id, d.id as clef
  from prestations d cross join lateral (
    select c.id from clients c
    where c.id = d.client_id and c.derniere_prestation_id = d.id and c.actif = {valeur}
    offset 0
  ) as r
  where {filtres}
  order by d.id ${sens}
  limit :nombre`,
})

const VECTEUR = 'mots_de_client(r.recherche, r.actif, r.cree_le, r.nom_de_tri, r.tranche_de_commande)'

const COMPTE: Coupe = { decoupe: PAR_CREATION, clef: 'r.cree_le', sens: 'desc' }

type Tri = Pick<Liste, 'clef' | 'type' | 'sens'> & {
  readonly actifs: readonly boolean[]
  readonly decoupe: Decoupe
}

const TRIS: Readonly<Record<ClefDeClient, Tri>> = {
  recents: { clef: 'r.cree_le', type: 'timestamptz', sens: 'desc', actifs: [true, false], decoupe: PAR_CREATION },
  nom: { clef: 'r.nom_de_tri collate "C"', type: 'text', sens: 'asc', actifs: [true, false], decoupe: PAR_NOM },
  derniere_commande: {
    clef: 'r.derniere_prestation_id collate "C"',
    type: 'text',
    sens: 'desc',
    actifs: [true],
    decoupe: PAR_DERNIERE_COMMANDE,
  },
}

const toListe = ({ tri, activite, mots }: ChoixDeClients): Liste => {
  const { clef, inverse } = sensDeTri(tri)
  const { actifs, decoupe, ...autres } = TRIS[clef]
  const sens = inverse ? autreSens(autres.sens) : autres.sens
  return {
    ...autres,
    sens,
    ...(clef === 'derniere_commande' ? { parcours: parCommandes(sens) } : {}),
    table: 'clients',
    colonne: 'actif',
    valeurs: actifs.filter((actif) => activite === null || actif === (activite === 'actifs')),
    toutes: activite === null && actifs.length === 2,
    courantes: [true],
    // An order that an older version of the site records beside this one does not tell itself here.
    restreinte: clef === 'derniere_commande' && mots.length > 0 ? 'r.derniere_prestation_id is not null' : null,
    recherche: { vecteur: VECTEUR, compte: COMPTE, epoques: EPOQUES_DE_CREATION, decoupe },
    mots,
    egal: null,
  }
}

const PAR_IDS = `
select ${CLIENT_COLUMNS}
from unnest(cast(:ids as uuid[])) with ordinality as places (id, rang) join clients r on r.id = places.id
order by places.rang`

const FICHE = `
select ${CLIENT_COLUMNS}, r.version,
  (select cast(count(*) as integer) from messages m where m.client_id = r.id) as messages
from clients r
where r.id = :id`

const INACTIFS = `
select r.id, r.nom, r.email
from clients r
where not r.actif and r.role <> 'admin' and r.email <> all(cast(:admins as text[]))
  and (cast(:apres as uuid) is null or r.id > cast(:apres as uuid))
order by r.id
limit :nombre`

// An order holds the row of its client until it is recorded, and marks it: such an account is skipped, or seen to have
// ordered once its lock is taken. The other way round, the order waits and makes the account anew.
// Who called goes with the account, as when one is erased.
const RETIRER = `
with choisis as (
  select r.id
  from clients r
  where not r.actif and r.role <> 'admin' and r.email <> all(cast(:admins as text[]))
  order by r.id
  limit :nombre
  for update skip locked
),
partis as (
  delete from clients
  using choisis
  where clients.id = choisis.id and not clients.actif
    and not exists (select from prestations p where p.client_id = clients.id)
  returning clients.nom, clients.email, clients.telephone
),
oublies as (
  update estimations e set nom = null, email = null, telephone = null, appelant = null, notes = ''
  from partis
  where e.sorte in ('telephone_commandee', 'telephone_sans_suite')
    and (e.email = partis.email or e.telephone = partis.telephone)
)
select nom, email from partis`

const FicheRow = t.intersection([ClientRow, t.strict({ messages: t.number, version: t.number })])
const RetireRow = t.strict({ nom: NomComplet, email: Email })
const InactifRow = t.strict({ id: t.string, nom: NomComplet, email: Email })

const chiffres = (knex: Knex) =>
  pipe(
    readCounts(knex, 'clients'),
    TE.map((comptes) => ({ actifs: comptes.get('true') ?? 0, inactifs: comptes.get('false') ?? 0 })),
  )

const totalPar = (knex: Knex, activite: Activite | null, tri: ClefDeClient) =>
  pipe(
    chiffres(knex),
    TE.map(({ actifs, inactifs }) => {
      const ceux = tri === 'derniere_commande' ? 'actifs' : activite
      return totalExact((ceux === 'inactifs' ? 0 : actifs) + (ceux === 'actifs' ? 0 : inactifs))
    }),
  )

const AUCUNE: Places = { places: [], total: totalExact(0) }

// Nothing comes after an account whose id is none.
const lirePlaces = (knex: Knex, choix: ChoixDeClients): TE.TaskEither<PortFailure, Places> =>
  choix.page.curseur === null || UUID.test(choix.page.curseur.id)
    ? readList(knex, PORT, toListe(choix), choix.page, totalPar(knex, choix.activite, sensDeTri(choix.tri).clef))
    : TE.right(AUCUNE)

const readClients = (knex: Knex, places: readonly Curseur[]) =>
  pipe(
    askRows(knex, PORT, ClientRow, { sql: PAR_IDS, bindings: { ids: places.map(({ id }) => id) } }),
    TE.map((rows) => rows.map(fromClientRow)),
  )

/** The register of clients in PostgreSQL. */
export const makePostgresClientRegister = (knex: Knex): ClientRegister => ({
  lister: (choix) =>
    pipe(
      lirePlaces(knex, choix),
      TE.map(({ places, total }) => pageDeRegistre(places, choix.page.limite, total, (place) => place)),
      TE.bindTo('page'),
      TE.bind('clients', ({ page }) => readClients(knex, page.elements)),
      TE.map(({ page, clients }) => ({ ...page, elements: clients })),
    ),
  fiche: (id) =>
    UUID.test(id)
      ? pipe(
          askRows(knex, PORT, FicheRow, { sql: FICHE, bindings: { id } }),
          TE.map(([row]) => O.fromNullable(row)),
          TE.map(O.map(({ messages, version, ...row }) => ({ client: fromClientRow(row), messages, version }))),
        )
      : TE.right(O.none),
  corriger: (correction) => (UUID.test(correction.id) ? corrigerClientIn(knex, correction) : TE.right(O.none)),
  chiffres: () => chiffres(knex),
  inactifs: (admins, apres, nombre) =>
    askRows(knex, PORT, InactifRow, { sql: INACTIFS, bindings: { admins, apres, nombre } }),
  retirerInactifs: (admins, nombre) => askRows(knex, PORT, RetireRow, { sql: RETIRER, bindings: { admins, nombre } }),
})
