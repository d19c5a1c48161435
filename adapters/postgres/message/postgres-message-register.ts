import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChiffresDesMessages, ChoixDeMessages, MessageRegister } from '#application/ports/message-register'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import { pageDeRegistre } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import type { Fil } from '#domain/message/fil'
import { MESSAGE_COLUMNS, readFils } from './lire-fils.ts'
import { many, query } from '../query.ts'
import { compterPar, lireListe, type Liste } from '../liste.ts'

const PORT = 'registre des messages'

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

const PAR_IDS = `select ${MESSAGE_COLUMNS} from messages where id = any(cast(:ids as text[]))`

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
  description: t.union([t.string, t.null]),
  service: t.union([t.string, t.null]),
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
    TE.map(({ fils, auteurs }) => {
      const parId = new Map(fils.map((fil) => [String(fil.message.id), avecAuteur(fil, auteurs)]))
      return ids.flatMap((id) => parId.get(id) ?? [])
    }),
  )

const chiffres = (knex: Knex): TE.TaskEither<PortFailure, ChiffresDesMessages> =>
  pipe(
    compterPar(knex, PORT, 'messages', 'statut'),
    TE.map((combien) => ({ nouveau: combien('nouveau'), lu: combien('lu'), traité: combien('traité') })),
  )

/** The register of messages in PostgreSQL. */
export const makePostgresMessageRegister = (knex: Knex): MessageRegister => ({
  lister: (choix) =>
    pipe(
      lireListe(knex, PORT, toListe(choix), choix.page),
      TE.map(({ places, total }) => pageDeRegistre(places, choix.page.limite, total, (place) => place)),
      TE.bindTo('page'),
      TE.bind('fils', ({ page }) =>
        readMessages(
          knex,
          page.elements.map(({ id }) => id),
        ),
      ),
      TE.map(({ page, fils }) => ({ ...page, elements: fils })),
    ),
  parId: (id) =>
    pipe(
      readMessages(knex, [id]),
      TE.map(([fil]) => O.fromNullable(fil)),
    ),
  chiffres: () => chiffres(knex),
  changerStatut: (id, statut, version) =>
    pipe(
      query(PORT, () =>
        knex('messages')
          .where({ id, ...(version === null ? {} : { version }) })
          .update({ statut, version: knex.raw('version + 1') }),
      ),
      TE.map((changes) => changes === 1),
    ),
})
