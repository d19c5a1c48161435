import * as t from 'io-ts'
import type * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import type { CleConnue } from '#application/ports/prestation-store'
import type { ChoixDeMessages, EnvoiConnu, MessageStore } from '#application/ports/message-store'
import { pageDe } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import {
  type Fil,
  MESSAGE_INCONNU,
  type MessageInconnu,
  ReponseId,
  AuteurDeReponse,
  Sujet,
  TexteDeReponse,
} from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { avecSuite, courrielDeSuite, type Suite } from '#domain/message/suite'
import { clefDeMessage } from '#domain/recherche/clefs'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import type { FilDuRegistre } from '#domain/registre/registre'
import { Email } from '#domain/client/email'
import { NomDeContact, TexteDeMessage } from '#domain/message/champs-de-contact'
import { StatutMessage } from '#domain/message/statut-message'
import { inTransaction } from '../in-transaction.ts'
import { count, many, one, oneOrNone, orNull, run, columnsOf, Instant } from '../query.ts'
import { lirePage, type Liste } from '../liste.ts'

const PORT = 'messages'

const FIELDS = {
  id: MessageId,
  nom: NomDeContact,
  email: Email,
  texte: TexteDeMessage,
  statut: StatutMessage,
  creeLe: Instant,
  sujet: orNull(Sujet),
  clientId: orNull(t.string),
  version: t.number,
}

export const MessageRow = t.strict(FIELDS)

export type MessageRow = t.TypeOf<typeof MessageRow>

export const MESSAGE_COLUMNS = columnsOf(FIELDS, 'messages')

const ReponseRow = t.strict({
  id: ReponseId,
  messageId: MessageId,
  auteur: AuteurDeReponse,
  texte: TexteDeReponse,
  le: Instant,
})

type ReponseRow = t.TypeOf<typeof ReponseRow>

const toFil = ({ sujet, clientId, version, ...message }: MessageRow, reponses: readonly ReponseRow[]): Fil => ({
  message,
  type: clientId === null ? 'contact' : 'client',
  sujet,
  clientId,
  reponses: reponses.filter(({ messageId }) => messageId === message.id).map(({ messageId: _, ...reponse }) => reponse),
  version,
})

const REPONSES = `
select id, message_id as "messageId", auteur, texte, le
from message_reponses
where message_id = any(:messages)
order by ordre`

const readReponses = (knex: Knex, messages: readonly MessageRow[]): TE.TaskEither<PortFailure, readonly ReponseRow[]> =>
  messages.length === 0
    ? TE.right([])
    : many(knex, PORT, ReponseRow, REPONSES, { messages: messages.map(({ id }) => id) })

const readFils = (
  knex: Knex,
  statement: string,
  bindings: Readonly<Record<string, string | number | null | readonly string[]>>,
): TE.TaskEither<PortFailure, readonly Fil[]> =>
  pipe(
    many(knex, PORT, MessageRow, statement, bindings),
    TE.bindTo('messages'),
    TE.bind('reponses', ({ messages }) => readReponses(knex, messages)),
    TE.map(({ messages, reponses }) => messages.map((message) => toFil(message, reponses))),
  )

const readFil = (knex: Knex, statement: string, id: string): TE.TaskEither<PortFailure, O.Option<Fil>> =>
  TE.map(([fil]: readonly Fil[]) => O.fromNullable(fil))(readFils(knex, statement, { id }))

const toListe = ({ tri, statut, mots }: ChoixDeMessages): Liste => ({
  source: 'messages r',
  id: 'r.id',
  clef: 'r.id',
  type: 'text',
  sens: tri === 'recents' ? 'desc' : 'asc',
  conditions: [statut === null ? null : 'r.statut = :statut'],
  valeurs: { statut },
  contient: 'r.recherche like :motif',
  mots,
})

const PAR_IDS = `
select ${MESSAGE_COLUMNS}
from unnest(cast(:ids as text[])) with ordinality as places (id, rang) join messages on messages.id = places.id
order by places.rang`

const AUTEURS = `
select r.id, r.nom, r.telephone, d.description, d.service
from clients r
left join lateral (
  select p.description, p.estimation ->> 'service' as service
  from prestations p where p.client_id = r.id order by p.id desc limit 1
) as d on true
where r.id = any(cast(:ids as uuid[]))`

const AuteurRow = t.strict({
  id: t.string,
  nom: NomComplet,
  telephone: Telephone,
  description: orNull(t.string),
  service: orNull(t.string),
})

const avecAuteur = (fil: Fil, auteurs: readonly t.TypeOf<typeof AuteurRow>[]): FilDuRegistre => {
  const auteur = auteurs.find(({ id }) => id === fil.clientId)
  if (auteur === undefined) return { fil, client: null, prestation: null }
  const { nom, telephone, description, service } = auteur
  return {
    fil,
    client: { nom, telephone },
    prestation: description === null || service === null ? null : { description, service },
  }
}

const readMessages = (knex: Knex, ids: readonly string[]): TE.TaskEither<PortFailure, readonly FilDuRegistre[]> =>
  pipe(
    readFils(knex, PAR_IDS, { ids }),
    TE.bindTo('fils'),
    TE.bind('auteurs', ({ fils }) => {
      const clients = fils.flatMap(({ clientId }) => clientId ?? [])
      return clients.length === 0 ? TE.right([]) : many(knex, PORT, AuteurRow, AUTEURS, { ids: clients })
    }),
    TE.map(({ fils, auteurs }) => fils.map((fil) => avecAuteur(fil, auteurs))),
  )

export const CHIFFRES = `
select cast(count(*) filter (where statut = 'nouveau') as integer) as nouveau,
  cast(count(*) filter (where statut = 'lu') as integer) as lu,
  cast(count(*) filter (where statut = 'traité') as integer) as "traité"
from messages`

export const NOUVEAUX = `select cast(count(*) as integer) as nombre from messages where statut = 'nouveau'`

const IdRow = t.strict({ id: MessageId })

const ChiffresRow = t.strict({ nouveau: t.number, lu: t.number, traité: t.number })

const CHANGER_STATUT = `
update messages
set statut = :statut, version = version + 1
where id = :id and version = coalesce(cast(:version as integer), version)
returning id`

type Registre = Pick<MessageStore, 'fiche' | 'lister' | 'chiffres' | 'nouveaux' | 'changerStatut'>

const registre = (knex: Knex): Registre => ({
  lister: (choix) => lirePage(knex, PORT, toListe(choix), choix.page, (ids) => readMessages(knex, ids)),
  fiche: (id) =>
    pipe(
      readMessages(knex, [id]),
      TE.map(([fil]) => O.fromNullable(fil)),
    ),
  chiffres: () => one(knex, PORT, ChiffresRow, CHIFFRES),
  nouveaux: () => count(knex, PORT, NOUVEAUX),
  changerStatut: (id, statut, version) =>
    pipe(oneOrNone(knex, PORT, IdRow, CHANGER_STATUT, { id, statut, version }), TE.map(O.isSome)),
})

const PAR_ID = `select ${MESSAGE_COLUMNS} from messages where id = :id`

const DU_CLIENT = `
select ${MESSAGE_COLUMNS}
from messages
where client_id = :clientId and (cast(:curseur as text) is null or id < :curseur)
order by id desc
limit :nombre`

const NOMBRE = 'select cast(count(*) as integer) as nombre from messages where client_id = :clientId'

const lectures = (knex: Knex): Pick<MessageStore, 'parId' | 'duClient'> => ({
  parId: (id) => readFil(knex, PAR_ID, id),
  duClient: (clientId, { limite, curseur }) =>
    pipe(
      readFils(knex, DU_CLIENT, { clientId, curseur, nombre: limite + 1 }),
      TE.bindTo('fils'),
      TE.bind('total', () => count(knex, PORT, NOMBRE, { clientId })),
      TE.map(({ fils, total }) => pageDe(fils, limite, total, ({ message }) => message.id)),
    ),
})

const FORME = /^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/

const uuidDe = (cle: string): string => createHash('sha256').update(cle).digest('hex').replace(FORME, '$1-$2-$3-$4-$5')

/** The mail id of a request key: the same key gives the same id, so the primary key refuses a second mail. Without a key the database draws an id. */
const courrierDeCle = (cle: O.Option<string>): string | null => pipe(cle, O.map(uuidDe), O.toNullable)

const PAR_COURRIER =
  'select message_id as id, reponse_id as "reponseId" from courriels where id = :id and message_id is not null'

const CourrierRow = t.strict({ id: MessageId, reponseId: orNull(ReponseId) })

const lire =
  (knex: Knex) =>
  ({ id, reponseId }: t.TypeOf<typeof CourrierRow>) =>
    pipe(readFil(knex, PAR_ID, id), TE.map(O.map((fil) => ({ fil, reponseId }))))

const envoiParCle = (knex: Knex, cle: string): TE.TaskEither<PortFailure, O.Option<EnvoiConnu>> =>
  pipe(
    oneOrNone(knex, PORT, CourrierRow, PAR_COURRIER, { id: courrierDeCle(O.some(cle)) }),
    TE.flatMap(O.match(() => TE.right<PortFailure, O.Option<EnvoiConnu>>(O.none), lire(knex))),
  )

// One statement, so that both rows are written or none.
const ENREGISTRER = `
with message as (
  insert into messages (id, nom, email, texte, statut, cree_le, client_id, sujet, recherche)
  values (:id, :nom, :email, :texte, :statut, :creeLe, :clientId, :sujet, :recherche)
  returning id, cree_le
)
insert into courriels (id, genre, message_id, a_envoyer_le, cree_le)
select coalesce(cast(:courrierId as uuid), gen_random_uuid()), 'message_entreprise', id, cree_le, cree_le
from message`

const VERROUILLER = `select ${MESSAGE_COLUMNS} from messages where id = :id for update`

const AJOUTER = `
with reponse as (
  insert into message_reponses (id, message_id, auteur, texte, le)
  values (:id, :messageId, :auteur, :texte, :le)
  returning id, message_id, le
),
message as (
  update messages
  set statut = :statut, version = version + 1
  from reponse
  where messages.id = reponse.message_id
)
insert into courriels (id, genre, message_id, reponse_id, a_envoyer_le, cree_le)
select coalesce(cast(:courrierId as uuid), gen_random_uuid()), :genre, message_id, id, le, le
from reponse`

/** A mail of another request with the same key exists. */
const CleDejaLa = t.type({ code: t.literal('23505'), constraint: t.literal('courriels_pkey') })

const refusOf = (failure: PortFailure): PortFailure | CleConnue =>
  CleDejaLa.is(failure.cause) ? { _tag: 'CleConnue' } : failure

const toBindings = (fil: Fil) => ({
  ...fil.message,
  sujet: fil.sujet,
  clientId: fil.clientId,
  recherche: clefDeMessage(fil),
})

const enregistrer = (knex: Knex, fil: Fil, cle: O.Option<string>) =>
  pipe(run(knex, PORT, ENREGISTRER, { ...toBindings(fil), courrierId: courrierDeCle(cle) }), TE.mapLeft(refusOf))

const ajouter = (knex: Knex, messageId: MessageId, suite: Suite, cle: O.Option<string>) =>
  pipe(
    run(knex, PORT, AJOUTER, {
      ...suite.reponse,
      messageId,
      statut: suite.statut,
      genre: courrielDeSuite(suite),
      courrierId: courrierDeCle(cle),
    }),
    TE.mapLeft(refusOf),
  )

const poursuivre = <R>(
  knex: Knex,
  id: MessageId,
  decider: (fil: Fil) => E.Either<R, Suite>,
  cle: O.Option<string>,
): TE.TaskEither<PortFailure | MessageInconnu | CleConnue | R, Fil> =>
  pipe(
    readFils(knex, VERROUILLER, { id }),
    TE.flatMap(([fil]): TE.TaskEither<MessageInconnu, Fil> => (fil ? TE.right(fil) : TE.left(MESSAGE_INCONNU))),
    TE.bindTo('fil'),
    TE.bindW('suite', ({ fil }) => TE.fromEither(decider(fil))),
    TE.tap(({ suite }) => ajouter(knex, id, suite, cle)),
    TE.map(({ fil, suite }) => avecSuite(fil, suite)),
  )

export const makePostgresMessageStore = (knex: Knex): MessageStore => ({
  ...lectures(knex),
  ...registre(knex),
  enregistrer: (fil, cle = O.none) => enregistrer(knex, fil, cle),
  poursuivre: (id, decider, cle = O.none) => inTransaction(PORT, knex, (trx) => poursuivre(trx, id, decider, cle)()),
  parCle: (cle) => envoiParCle(knex, cle),
})
