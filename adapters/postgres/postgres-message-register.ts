import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChiffresDesMessages, ChoixDeMessages, MessageRegister } from '#application/ports/message-register'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import { pageDeRegistre, totalExact } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import type { Fil } from '#domain/message/fil'
import { type StatutMessage, STATUTS_MESSAGE } from '#domain/message/statut-message'
import { MESSAGE_COLUMNS } from './message-row.ts'
import { query } from './query.ts'
import { readFils } from './read-fils.ts'
import { EPOQUES_D_IDENTIFIANT, PAR_IDENTIFIANT } from './registre/decoupe.ts'
import type { Coupe, Liste } from './registre/liste.ts'
import { readCounts } from './registre/read-counts.ts'
import { askRows, readList } from './registre/read-list.ts'

const PORT = 'registre des messages'

const VECTEUR = 'mots_de_message(r.id, r.recherche, r.statut)'

const toListe = ({ tri, statut, mots }: ChoixDeMessages): Liste => {
  const compte: Coupe = { decoupe: PAR_IDENTIFIANT, clef: null, sens: tri === 'recents' ? 'desc' : 'asc' }
  return {
    table: 'messages',
    colonne: 'statut',
    valeurs: STATUTS_MESSAGE.filter((un) => statut === null || un === statut),
    toutes: statut === null,
    courantes: ['traité'],
    clef: null,
    type: 'text',
    sens: compte.sens,
    restreinte: null,
    recherche: { vecteur: VECTEUR, compte, epoques: EPOQUES_D_IDENTIFIANT, decoupe: PAR_IDENTIFIANT },
    mots,
    egal: null,
  }
}

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
      return clients.length === 0
        ? TE.right([])
        : askRows(knex, PORT, AuteurRow, { sql: AUTEURS, bindings: { ids: clients } })
    }),
    TE.map(({ fils, auteurs }) => {
      const parId = new Map(fils.map((fil) => [String(fil.message.id), avecAuteur(fil, auteurs)]))
      return ids.flatMap((id) => parId.get(id) ?? [])
    }),
  )

const chiffres = (knex: Knex): TE.TaskEither<PortFailure, ChiffresDesMessages> =>
  pipe(
    readCounts(knex, 'messages'),
    TE.map((comptes) => ({
      nouveau: comptes.get('nouveau') ?? 0,
      lu: comptes.get('lu') ?? 0,
      traité: comptes.get('traité') ?? 0,
    })),
  )

const totalPar = (knex: Knex, statut: StatutMessage | null) =>
  pipe(
    chiffres(knex),
    TE.map((comptes) =>
      totalExact(STATUTS_MESSAGE.reduce((n, un) => n + (statut === null || un === statut ? comptes[un] : 0), 0)),
    ),
  )

/** The register of messages in PostgreSQL. */
export const makePostgresMessageRegister = (knex: Knex): MessageRegister => ({
  lister: (choix) =>
    pipe(
      readList(knex, PORT, toListe(choix), choix.page, totalPar(knex, choix.statut)),
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
