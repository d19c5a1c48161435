import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { systemClock } from '#adapters/security/system-clock'
import type { Ports } from '#application/ports/ports'
import type { Environment } from '../config/environment.ts'
import { ouvrirEspaceDeDemo } from './compte-de-demo.ts'
import { makePortsDeDemo } from './ports-de-demo.ts'
import { remplirLaDemo } from './remplir.ts'

/** Fills the demonstration unless it is filled, and prints the login of its client once. */
export const ouvrirLaDemo = async (
  outils: Pick<Ports, 'documents' | 'keyedHash' | 'adressePublique' | 'entreprise' | 'passwordHasher'>,
  knex: Knex,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  log: Pick<Logger, 'info'>,
): Promise<void> => {
  const ports = makePortsDeDemo(knex, outils)
  const orders = await remplirLaDemo(ports, systemClock.maintenant())
  log.info({ orders }, 'the demonstration is filled')
  const client = await ouvrirEspaceDeDemo({ ...ports, passwordHasher: outils.passwordHasher })
  if (client === null) return
  process.stderr.write(`
Démonstration. Administration\u00a0: ${publicUrl}/debug-admin (aucun mot de passe à saisir).
Espace client\u00a0: ${publicUrl}/login

  Adresse email  ${client.email}
  Mot de passe   ${client.password}

`)
}
