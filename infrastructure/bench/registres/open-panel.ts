import type { Knex } from 'knex'
import { pino } from 'pino'
import { makeServer } from '#adapters/http/server/make-server'
import * as E from '#fp/Either'
import { loadSettings } from '../../config/load-settings.ts'
import { makeContainer } from '../../container/production.ts'
import { PARTS } from '../../container/tokens.ts'
import { makeFirstAdmin } from '../../site/first-admin.ts'

const OWNER = { email: 'patron@exemple.invalid', password: 'Banc-du-Jura-2026' } as const

/** What the panel asks of an address, with the session of the owner; answers the text of the reply. */
export type Panel = (path: string) => Promise<string>

const houseOver = (knex: Knex) => {
  const loaded = loadSettings({ LIMITES: 'off', ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password })
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  const container = makeContainer({
    ...loaded.right,
    secret: 'b'.repeat(64),
    knex,
    renderPage: () => Promise.reject(new Error('no page')),
    clientFolder: '',
    demo: null,
    log: pino({ level: 'silent' }),
    logStream: { write: () => undefined },
  })
  return { container, settings: loaded.right }
}

/** The real server over a database, sockets apart: routes, session, use cases, stores, and the reply as it goes out. */
export const openPanel = async (knex: Knex): Promise<Panel> => {
  const { container, settings } = houseOver(knex)
  const app = makeServer({ ...(await container.getAsync(PARTS.serverOptions)), clientFolder: null })
  await makeFirstAdmin(await container.getAsync(PARTS.adminInitial), settings, () => undefined)
  const login = await app.inject({ method: 'POST', url: '/api/clients/login', payload: OWNER })
  const headers = { authorization: `Bearer ${login.json<{ data: { token: string } }>().data.token}` }
  return async (url) => {
    const { statusCode, body } = await app.inject({ url, headers })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
    return body
  }
}
