import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { inTransaction } from './in-transaction.ts'

describeOnDatabases('a transaction', (knex) => {
  const ecrire = (cle: string) => ({ cle, essais: 1, dernier_le: new Date('2026-03-02T08:00:00Z') })
  const cles = async () => (await knex()('freins').select('cle')).map(({ cle }: { cle: string }) => cle)

  it('keeps what was written before a success', async () => {
    const issue = await inTransaction('freins', knex(), async (trx) => {
      await trx('freins').insert(ecrire('gardee'))
      return E.right('fait')
    })()
    expect(issue).toEqual(E.right('fait'))
    expect(await cles()).toEqual(['gardee'])
  })

  it('undoes what was written before a refusal, and answers the refusal', async () => {
    const issue = await inTransaction('freins', knex(), async (trx) => {
      await trx('freins').insert(ecrire('refusee'))
      return E.left({ _tag: 'Refus' } as const)
    })()
    expect(issue).toEqual(E.left({ _tag: 'Refus' }))
    expect(await cles()).not.toContain('refusee')
  })

  it('undoes what was written before something is thrown, and tells a failure of the port', async () => {
    const cause = new Error('cannot be encoded')
    const issue = await inTransaction('freins', knex(), async (trx) => {
      await trx('freins').insert(ecrire('lancee'))
      throw cause
    })()
    expect(issue).toEqual(E.left({ _tag: 'PortFailure', port: 'freins', cause }))
    expect(await cles()).not.toContain('lancee')
  })

  it('begins again when the database undid it for another’s sake', async () => {
    let essais = 0
    const issue = await inTransaction('freins', knex(), async (trx) => {
      essais += 1
      await trx('freins').insert(ecrire(`essai ${essais}`))
      if (essais === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      return E.right(essais)
    })()
    expect(issue).toEqual(E.right(2))
    expect(await cles()).not.toContain('essai 1')
    expect(await cles()).toContain('essai 2')
  })
})
