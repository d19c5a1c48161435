import { nomDeTri } from '#domain/recherche/clefs'
import { type Draw, drawPerson, uuidOf } from './draw.ts'
import { type Row, tsvectorOf } from './rows.ts'

/** Share of the accounts that have ordered. */
export const SHARE_ACTIVE = 0.8

export type SeededClient = ReturnType<typeof drawPerson> & { readonly id: string }

export const drawClients = (draw: Draw, count: number): readonly SeededClient[] =>
  Array.from({ length: count }, (_, rang) => ({ ...drawPerson(draw, rang), id: uuidOf(rang) }))

type LastOrder = { readonly id: string; readonly creeLe: Date }

/** The row of an account, with its last order; without one, it has not ordered. */
export const clientRow = (client: SeededClient, creeLe: Date, derniere: LastOrder | undefined): Row => ({
  id: client.id,
  email: client.email,
  nom: client.nom,
  telephone: client.telephone,
  adresse: client.adresse,
  code_postal: client.codePostal,
  ville: client.ville,
  role: 'client',
  cree_le: creeLe,
  derniere_commande_le: derniere?.creeLe ?? creeLe,
  derniere_prestation_id: derniere?.id ?? null,
  jeton_version: 1,
  version: 1,
  recherche: tsvectorOf([client.nom, client.email, client.telephone, client.codePostal, client.ville]),
  nom_de_tri: nomDeTri(client.nom),
  actif: derniere !== undefined,
})
