import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CompteStore } from '#application/ports/compte-store'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { type Compte, Role } from '#domain/compte/compte'
import { clefDeClient, nomDeTri } from '#domain/recherche/clefs'
import { effacement } from './effacer-compte.ts'
import { columnsOf, Instant, many, mapped, one, oneOrNone, orNull, run } from '../query.ts'

export const PERSONNE = {
  id: t.string,
  email: Email,
  nom: NomComplet,
  telephone: Telephone,
  adresse: Rue,
  codePostal: CodePostal,
  ville: Ville,
  role: Role,
  creeLe: Instant,
}

const FIELDS = {
  ...PERSONNE,
  jetonVersion: t.number,
  motDePasse: orNull(t.string),
  motDePasseTemporaire: orNull(t.string),
  motDePasseTemporaireExpireLe: orNull(Instant),
}

export const COMPTE_COLUMNS = columnsOf(FIELDS, 'clients')

export const CompteRow = mapped(
  t.strict(FIELDS),
  ({ motDePasseTemporaire: empreinte, motDePasseTemporaireExpireLe: expireLe, ...compte }): Compte => ({
    ...compte,
    temporaire: empreinte === null || expireLe === null ? null : { empreinte, expireLe },
  }),
)

const PORT = 'comptes'

/** The format of an account id. PostgreSQL would refuse to compare any other text. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const PAR = (colonne: 'id' | 'email') => `select ${COMPTE_COLUMNS} from clients where ${colonne} = :${colonne}`

const ADMINS = `select ${COMPTE_COLUMNS} from clients where role = 'admin' order by cree_le, id`

const POSER_TEMPORAIRE = `
update clients
set mot_de_passe_temporaire = :empreinte, mot_de_passe_temporaire_expire_le = :expireLe,
  jeton_version = jeton_version + :fin
where id = :clientId
returning id`

const CHANGER = `
update clients
set mot_de_passe = :empreinte, mot_de_passe_temporaire = null, mot_de_passe_temporaire_expire_le = null,
  jeton_version = jeton_version + 1
where id = :clientId and jeton_version = :jetonVersion
returning jeton_version as version`

const FINIR =
  'update clients set jeton_version = jeton_version + 1 where id = :clientId returning jeton_version as version'

const REHACHER = 'update clients set mot_de_passe = :nouvelle where id = :clientId and mot_de_passe = :ancienne'

const NOMMER_ADMIN = `
insert into clients (
  id, email, nom, telephone, adresse, code_postal, ville, role, cree_le, derniere_commande_le, recherche, nom_de_tri
)
values (
  :id, :email, :nom, :telephone, :adresse, :codePostal, :ville, 'admin', :creeLe, :creeLe,
  :recherche, :nomDeTri
)
on conflict (email) do update set role = excluded.role
returning ${COMPTE_COLUMNS}`

const VersionRow = t.strict({ version: t.number })

const IdRow = t.strict({ id: t.string })

export const makePostgresCompteStore = (knex: Knex): CompteStore => ({
  ...effacement(knex),
  parId: (clientId) =>
    UUID.test(clientId) ? oneOrNone(knex, PORT, CompteRow, PAR('id'), { id: clientId }) : TE.right(O.none),
  parEmail: (email) => oneOrNone(knex, PORT, CompteRow, PAR('email'), { email }),
  poserMotDePasseTemporaire: (clientId, { empreinte, expireLe }, finDesSessions) =>
    pipe(
      one(knex, PORT, IdRow, POSER_TEMPORAIRE, { clientId, empreinte, expireLe, fin: finDesSessions ? 1 : 0 }),
      TE.asUnit,
    ),
  changerMotDePasse: (clientId, empreinte, jetonVersion) =>
    pipe(
      oneOrNone(knex, PORT, VersionRow, CHANGER, { clientId, empreinte, jetonVersion }),
      TE.map(O.map(({ version }) => version)),
    ),
  finirSessions: (clientId) =>
    pipe(oneOrNone(knex, PORT, VersionRow, FINIR, { clientId }), TE.map(O.map(({ version }) => version))),
  rehacher: (clientId, ancienne, nouvelle) => run(knex, PORT, REHACHER, { clientId, ancienne, nouvelle }),
  nommerAdmin: (admin) =>
    one(knex, PORT, CompteRow, NOMMER_ADMIN, {
      ...admin,
      recherche: clefDeClient(admin),
      nomDeTri: nomDeTri(admin.nom),
    }),
  admins: () => many(knex, PORT, CompteRow, ADMINS),
})
