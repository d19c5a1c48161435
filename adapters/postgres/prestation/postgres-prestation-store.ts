import type { Knex } from 'knex'
import type { PrestationStore } from '#application/ports/prestation-store'
import { commandes } from './enregistrer-commande.ts'
import { lectures } from './lire-prestations.ts'
import { registre } from './lister-prestations.ts'
import { dossiers } from './modifier-dossier.ts'

export const makePostgresPrestationStore = (knex: Knex): PrestationStore => ({
  ...commandes(knex),
  ...dossiers(knex),
  ...lectures(knex),
  ...registre(knex),
})
