import * as t from 'io-ts'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import * as E from '#fp/Either'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import type { CompteStore } from '#application/ports/compte-store'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { type Compte, Role } from '#domain/compte/compte'
import { clefDeClient, nomDeTri } from '#domain/recherche/clefs'
import { columnsOf, count, Instant, many, mapped, one, oneOrNone, orNull, orThrow, run } from '../query.ts'
import type { PortFailure } from '#application/shared/port-failure'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import type { ContenuAPrevoir, Effacement } from '#domain/compte/effacement'
import { type AvisPerdu, visitesEffacees } from '#domain/compte/visite-effacee'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Annonce, POUR_L_ENTREPRISE } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { CodecMontant } from '#domain/shared/montant'
import { PAID, WAITS } from '../facturation/lire-factures.ts'
import { inTransaction } from '../in-transaction.ts'
import { DossierRow, DOSSIERS_DU_CLIENT, VERROUILLER_PRESTATIONS } from '../prestation/dossier-row.ts'
import type { FreinStore } from '#application/ports/frein-store'
import type { Compteur } from '#domain/compte/frein'

const FREINS = 'freins'

// The update changes nothing but locks the row, so that other attempts of this key wait.
const LIRE = `
insert into freins (cle, essais, dernier_le)
values (:cle, 0, 'epoch')
on conflict (cle) do update set cle = excluded.cle
returning essais, dernier_le as "dernierLe", clock_timestamp() as maintenant`

// Deletes a few forgotten counters each time, except rows that another attempt has locked.
const ECRIRE = `
with anciens as (
  delete from freins
  where cle in (
    select cle from freins
    where dernier_le < cast(:dernierLe as timestamptz) - interval '1 day' and cle <> :cle
    order by dernier_le limit 10
    for update skip locked
  )
)
update freins set essais = :essais, dernier_le = :dernierLe where cle = :cle`

const CompteurRow = t.strict({ essais: t.number, dernierLe: Instant, maintenant: Instant })

const OUBLIER = 'delete from freins where cle = any(:cles)'

const compter = async <R>(
  trx: Knex,
  cle: string,
  decider: (compteur: Compteur | null, maintenant: Date) => E.Either<R, Compteur>,
): Promise<E.Either<R, void>> => {
  const { essais, dernierLe, maintenant } = await orThrow(one(trx, FREINS, CompteurRow, LIRE, { cle }))
  const suite = decider(essais > 0 ? { essais, dernierLe } : null, maintenant)
  if (E.isLeft(suite)) return suite
  await trx.raw(ECRIRE, { cle, ...suite.right })
  return E.right(undefined)
}

export const makePostgresFreinStore = (knex: Knex): FreinStore => ({
  compter: (cle, decider) => inTransaction(FREINS, knex, (trx) => compter(trx, cle, decider)),
  oublier: (cles) => run(knex, FREINS, OUBLIER, { cles }),
})

const PORT = 'comptes'

const AVIS = `
select p.id as "prestationId", p.reference, c.detail as annonce, exists (
  select from prestation_evenements e where e.prestation_id = p.id and e.detail ->> 'genre' = 'date_acceptee'
) as convenue
from courriels c join prestations p on p.id = c.prestation_id
where p.client_id = :clientId and c.genre = any(cast(:genres as text[])) and c.statut in ('a_envoyer', 'echoue')
order by c.id`

const AvisRow = t.strict({ prestationId: PrestationId, reference: Reference, annonce: Annonce, convenue: t.boolean })

const avisPerdus = (knex: Knex, clientId: string): TE.TaskEither<PortFailure, readonly AvisPerdu[]> =>
  many(knex, PORT, AvisRow, AVIS, { clientId, genres: POUR_L_ENTREPRISE })

// Locks the account first, so that no order joins it; then its prestations, so that no date is agreed meanwhile.
const VERROUILLER = 'select id from clients where id = ? for update'

const MESSAGES = 'select cast(count(*) as integer) as nombre from messages where client_id = :clientId'

// Forgets the caller of an estimate: by the person that it names, or by the order it became. The price stays.
const OUBLIER_APPELS = `
update estimations e set nom = null, email = null, telephone = null, adresse = null, appelant = null, notes = ''
from clients c
where c.id = ? and e.source = 'telephone' and (
  e.email = c.email or e.telephone = c.telephone
  or e.prestation_id in (select p.id from prestations p where p.client_id = c.id)
)`

// Rows that belong to prestations and messages are deleted with them. The mail of a reset is found only by its address.
const EFFACER = [
  'delete from courriels where email = (select email from clients where id = ?)',
  OUBLIER_APPELS,
  'delete from prestations where client_id = ?',
  'delete from messages where client_id = ?',
  'delete from clients where id = ?',
]

// Archives the contract: the order, its dates and every accepted version of its quote, without the account.
const ARCHIVER = `
insert into contrats_archives (reference, jusqu_au, contrat)
select p.reference, :jusquAu, (to_jsonb(p) - 'client_id' - 'recherche') || jsonb_build_object(
  'dates', (select coalesce(jsonb_agg(to_jsonb(r) order by r.debut), '[]') from rendez_vous r where r.prestation_id = p.id),
  'versions', (
    select coalesce(jsonb_agg(to_jsonb(v) - 'prestation_id' order by v.version), '[]')
    from devis_versions v where v.prestation_id = p.id and v.statut = 'accepte'
  )
)
from prestations p
where p.client_id = :clientId and p.reference = :reference`

const ANNONCER = `
insert into courriels (genre, detail, a_envoyer_le, cree_le)
values ('effacement_entreprise', :detail, :instant, :instant)`

// Documents stay: their keys to the account and its prestations become null.
const PIECES =
  'select reference, conserver_jusqu_au as "jusquAu" from factures where client_id = :clientId order by annee, rang'

// Open balances: of invoices (total minus credit notes minus payments), then money without an invoice.
const DETTES = `
select numero, cast(solde as integer) as solde from (
select 1 as sorte, f.annee, f.rang, f.numero, f.total
  - (select cast(coalesce(sum(a.total), 0) as integer) from factures a where a.facture_numero = f.numero)
  - ${PAID('f')} as solde
from factures f
where f.client_id = :clientId and f.genre = 'facture'
union all
select 2, 0, 0, p.reference, -sum(r.montant)
from reglements r join prestations p on p.reference = r.reference
where p.client_id = :clientId and ${WAITS}
group by p.reference
) as dettes
order by sorte, annee, rang, numero`

const DetteRow = t.strict({ numero: t.union([NumeroPiece, Reference]), solde: CodecMontant })

const PieceRow = t.strict({ reference: Reference, jusquAu: CodecDateCivile })

const lireContenu = (knex: Knex, clientId: string): TE.TaskEither<PortFailure, ContenuAPrevoir> =>
  pipe(
    TE.Do,
    TE.bind('dossiers', () => many(knex, PORT, DossierRow, DOSSIERS_DU_CLIENT, { clientId })),
    TE.bind('messages', () => count(knex, PORT, MESSAGES, { clientId })),
    TE.bind('pieces', () => many(knex, PORT, PieceRow, PIECES, { clientId })),
    TE.bind('dettes', () => many(knex, PORT, DetteRow, DETTES, { clientId })),
  )

const effacer = async <R>(
  trx: Knex,
  clientId: string,
  instant: Date,
  decider: (contenu: ContenuAPrevoir) => E.Either<R, Effacement>,
): Promise<E.Either<R, Effacement>> => {
  for (const verrou of [VERROUILLER, VERROUILLER_PRESTATIONS]) await trx.raw(verrou, [clientId])
  const contenu = await orThrow(lireContenu(trx, clientId))
  const effacement = decider(contenu)
  if (E.isLeft(effacement)) return effacement
  // Read before the mails are deleted.
  const visites = visitesEffacees(contenu.dossiers, await orThrow(avisPerdus(trx, clientId)), instant)
  for (const { reference, jusquAu } of effacement.right.conservees) {
    await trx.raw(ARCHIVER, { reference, jusquAu, clientId })
  }
  for (const statement of EFFACER) await trx.raw(statement, [clientId])
  const conservees = effacement.right.conservees.map(({ reference }) => reference)
  const references = [...effacement.right.supprimees, ...conservees]
  const detail = JSON.stringify({ references, conservees, visites })
  if (references.length > 0) await trx.raw(ANNONCER, { detail, instant })
  return effacement
}

const effacement = (knex: Knex): Pick<CompteStore, 'contenu' | 'effacer'> => ({
  contenu: (clientId) => lireContenu(knex, clientId),
  effacer: (clientId, instant, decider) => inTransaction(PORT, knex, (trx) => effacer(trx, clientId, instant, decider)),
})

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

const UTILISER_TEMPORAIRE = `
update clients set jeton_version = jeton_version + 1, mot_de_passe = null
where id = :clientId returning jeton_version as version`

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
  utiliserTemporaire: (clientId) =>
    pipe(oneOrNone(knex, PORT, VersionRow, UTILISER_TEMPORAIRE, { clientId }), TE.map(O.map(({ version }) => version))),
  rehacher: (clientId, ancienne, nouvelle) => run(knex, PORT, REHACHER, { clientId, ancienne, nouvelle }),
  nommerAdmin: (admin) =>
    one(knex, PORT, CompteRow, NOMMER_ADMIN, {
      ...admin,
      recherche: clefDeClient(admin),
      nomDeTri: nomDeTri(admin.nom),
    }),
  admins: () => many(knex, PORT, CompteRow, ADMINS),
})
