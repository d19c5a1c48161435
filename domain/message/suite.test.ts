import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unAjout, unFilDeClient } from './fil.fixture.ts'
import { unMessage } from './message.fixture.ts'
import { avecSuite, genreDeSuite, ouvrirFil, suiteDeLEntreprise, suiteDuClient } from './suite.ts'

const suite = (clientId: string) => suiteDuClient(clientId, unAjout())(unFilDeClient())

describe('a thread', () => {
  it('of the public form belongs to nobody', () => {
    expect(ouvrirFil(unMessage())).toMatchObject({ type: 'contact', sujet: null, clientId: null, reponses: [] })
  })

  it('of the client area belongs to its account', () => {
    expect(unFilDeClient()).toMatchObject({ type: 'client', sujet: 'Facture', clientId: 'client-1', version: 1 })
  })

  it('is new again when its client goes on with it', () => {
    expect(suite('client-1')).toMatchObject({ right: { statut: 'nouveau', reponse: { auteur: 'client' } } })
  })

  it('is closed to another account, and to everybody when it came by the public form', () => {
    expect(suite('client-2')).toEqual(E.left({ _tag: 'MessageInconnu' }))
    expect(suiteDuClient('client-1', unAjout())(ouvrirFil(unMessage()))).toEqual(E.left({ _tag: 'MessageInconnu' }))
  })

  it('is dealt with once the business has answered', () => {
    expect(suiteDeLEntreprise(unAjout())).toMatchObject({ statut: 'traité', reponse: { auteur: 'entreprise' } })
  })

  it('keeps its texts in the order in which they came, and counts its changes', () => {
    const [un, deux] = [unAjout({}, 1), unAjout({}, 2)].map(suiteDeLEntreprise)
    if (un === undefined || deux === undefined) throw new Error('two answers were made')
    const fil = avecSuite(avecSuite(unFilDeClient(), un), deux)
    expect(fil.reponses).toEqual([un.reponse, deux.reponse])
    expect([fil.version, fil.message.statut]).toEqual([3, 'traité'])
  })

  it('goes by mail to whoever has not written', () => {
    expect(genreDeSuite(suiteDeLEntreprise(unAjout()))).toBe('reponse_message')
    expect(E.map(genreDeSuite)(suite('client-1'))).toEqual(E.right('message_entreprise'))
  })
})
