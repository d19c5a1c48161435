import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { openApiDocument } from '#adapters/http/contract/openapi/openapi-document'
import { dateCivile } from '#domain/calendrier/date-civile'
import { describe, expect, it } from 'vitest'
import { appelsAEssayer } from './appels-a-essayer.ts'

const JOUR = dateCivile(2026, 11, 20)

const appels = appelsAEssayer(JSON.parse(JSON.stringify(openApiDocument(ROUTES))), JOUR) ?? []

describe('the calls that are tried', () => {
  it('are all those that read for the admin, and no other', () => {
    const modeles = ROUTES.filter(({ method, access }) => method === 'GET' && access === 'admin').map(
      ({ path }) => new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`),
    )
    expect(modeles).not.toHaveLength(0)
    expect(modeles.filter((modele) => !appels.some((appel) => modele.test(appel)))).toEqual([])
    expect(appels.filter((appel) => !modeles.some((modele) => modele.test(appel)))).toEqual([])
  })

  it('bear a value for each parameter that is needed', () => {
    expect(appels).toContain('/api/admin/agenda?semaine=2026-11-20')
    expect(appels).toContain('/api/admin/factures/FAC-2026-0001')
    expect(appels).toContain('/api/admin/comptabilite/2000.zip')
    expect(appels.filter((appel) => /[{}]/.test(appel))).toEqual([])
  })

  it('are none when the documentation is not one', () => {
    expect(appelsAEssayer({ paths: 3 }, JOUR)).toBeNull()
  })
})
