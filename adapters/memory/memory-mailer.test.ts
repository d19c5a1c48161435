import { expect, it } from 'vitest'
import { unCourriel } from '#application/ports/courriel.fixture'
import { describeMailer } from '#application/ports/mailer.contract'
import { makeMemoryMailer } from './memory-mailer.fixture.ts'

describeMailer('memory', async () => {
  let mailer = makeMemoryMailer()
  return {
    mailer: { joindre: () => mailer.joindre(), envoyer: (courriel) => mailer.envoyer(courriel) },
    recus: async () => mailer.envoyes(),
    vider: async () => {
      mailer = makeMemoryMailer()
    },
    fermer: async () => {},
  }
})

it('fails on demand and keeps nothing of what failed', async () => {
  const mailer = makeMemoryMailer()
  const panne = new Error('the server is away')
  mailer.tomberEnPanne(panne)
  expect(await mailer.envoyer(unCourriel())()).toEqual({
    _tag: 'Left',
    left: { _tag: 'PortFailure', port: 'mailer', cause: panne, motif: 'autre', statut: null },
  })
  mailer.tomberEnPanne(null)
  await mailer.envoyer(unCourriel())()
  expect(mailer.envoyes()).toEqual([unCourriel()])
})
