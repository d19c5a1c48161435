import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { ChoixDeMessages, MessageStore } from '#application/ports/message-store'
import type { PortFailure } from '#application/shared/port-failure'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import type { Fil } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import type { FilDuRegistre } from '#domain/registre/registre'
import { lirePage, type Liste } from '../liste.ts'
import { count, many, one, oneOrNone, orNull } from '../query.ts'
import { MESSAGE_COLUMNS, readFils } from './lire-fils.ts'

const PORT = 'messages'

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

export const registre = (knex: Knex): Registre => ({
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
