import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { CodePostal, RueSaisie, VilleSaisie } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import type { ClientDuRegistre } from '#domain/registre/registre'
import { Activite, TriClient } from '#domain/registre/tris'
import { json, page, route } from '../route.ts'
import { orNull, Version, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { Drapeau, REGISTRE_QUERY, registreAvecProchesOf } from '../values/page-query.ts'
import { CHAMPS_DE_TERME } from '../values/prestation-reply.ts'
import { ApercuReply, SuppressionReply, TITULAIRE, titulaireReply } from './comptes.ts'

export const ClientDuRegistreReply = struct({
  ...TITULAIRE,
  id: t.string,
  actif: t.boolean,
  prestations: t.number,
  derniereCommande: nullable(t.string),
})

export type ClientDuRegistreReply = t.TypeOf<typeof ClientDuRegistreReply>

export const clientDuRegistreReply = (client: ClientDuRegistre, isAdmin: boolean): ClientDuRegistreReply => ({
  ...titulaireReply(client, isAdmin),
  id: client.id,
  actif: client.prestations > 0,
  prestations: client.prestations,
  derniereCommande: client.derniereCommandeLe?.toISOString() ?? null,
})

export const listerClientsRoute = route('GET', '/api/clients/admin/all', {
  summary: 'Every account',
  access: 'admin',
  query: t.strict({ ...REGISTRE_QUERY, statut: orNull(Activite), tri: withDefault(TriClient, 'recents') }),
  reply: page(registreAvecProchesOf(ClientDuRegistreReply)),
  refusals: ['CurseurInvalide'],
})

/** When an account is deleted, and the last day of records kept after it. */
const ConservationDuCompteReply = struct({ ...CHAMPS_DE_TERME, ensuiteJusquAu: nullable(CodecDateCivile) })

export const FicheReply = struct({
  client: ClientDuRegistreReply,
  messages: t.number,
  version: t.number,
  conservation: ConservationDuCompteReply,
})

export type FicheReply = t.TypeOf<typeof FicheReply>

export const ficheClientRoute = route('GET', '/api/clients/{id}', {
  summary: 'The sheet of an account',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(FicheReply),
  refusals: ['ClientInconnu'],
})

/** The corrected account, the references of the orders corrected with it, and the number of orders where only the mail address changed. */
const CorrectionReply = struct({ fiche: FicheReply, commandes: t.readonlyArray(t.string), adresseSeule: t.number })

export type CorrectionReply = t.TypeOf<typeof CorrectionReply>

export const corrigerClientRoute = route('PATCH', '/api/clients/{id}', {
  summary:
    'Puts right how a client is called, reached and found; `commandes` also in orders that are not billed; another `email` closes the account until the mail that goes there is used',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({
    nom: NomComplet,
    email: orNull(Email),
    telephone: Telephone,
    adresse: RueSaisie,
    codePostal: CodePostal,
    ville: VilleSaisie,
    commandes: withDefault(t.boolean, false),
    version: Version,
  }),
  reply: json(CorrectionReply),
  refusals: ['ClientInconnu', 'ClientPerime', 'EmailPris', 'EmailDAdmin'],
})

export const apercuDeSuppressionRoute = route('GET', '/api/clients/{id}/suppression', {
  summary: 'Exactly what deleting an account would do; changes nothing',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(ApercuReply),
  refusals: ['ClientInconnu', 'CompteAdmin'],
})

export const supprimerClientRoute = route('DELETE', '/api/clients/{id}', {
  summary: 'Deletes an account with its prestations, except what the law keeps',
  access: 'admin',
  params: t.strict({ id: t.string }),
  query: t.strict({ forcer: Drapeau, empreinte: orNull(t.string) }),
  reply: json(SuppressionReply),
  refusals: ['ClientInconnu', 'CompteAdmin', 'ApercuPerime', 'AcomptesDetenus', 'InterventionPrevue'],
})

export const nettoyerInactifsRoute = route('DELETE', '/api/clients/admin/cleanup/inactive', {
  summary: 'Removes the accounts without prestations; a simulation only tells which',
  access: 'admin',
  query: t.strict({ simulation: Drapeau }),
  reply: json(struct({ deletedClients: t.readonlyArray(struct({ nom: t.string, email: t.string })) })),
})
