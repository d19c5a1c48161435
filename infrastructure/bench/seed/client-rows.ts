import { nomDeTri } from '#domain/recherche/clefs'
import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'
import { type Draw, drawPerson, uuidOf } from './draw.ts'
import type { Row } from './rows.ts'

/** Share of the accounts that have ordered. */
export const SHARE_ACTIVE = 0.8

export type SeededClient = ReturnType<typeof drawPerson> & { readonly id: string }

export const drawClients = (draw: Draw, count: number): readonly SeededClient[] =>
  Array.from({ length: count }, (_, rang) => ({ ...drawPerson(draw, rang), id: uuidOf(rang) }))

type LastOrder = { readonly creeLe: Date }

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
  jeton_version: 1,
  version: 1,
  recherche: clefDeRecherche([client.nom, client.email, client.telephone, client.codePostal, client.ville]),
  nom_de_tri: nomDeTri(client.nom),
})
