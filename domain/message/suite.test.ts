import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { unAjout, unFilDeClient, unSujet, unTexteDeReponse } from './fil.fixture.ts'
import { unMessage, uneDemandeDeContact } from './message.fixture.ts'
import {
  avecSuite,
  courrielDeSuite,
  ouvrirFil,
  suiteDeLEntreprise,
  suiteDuClient,
  estLaMemeSuite,
  estLeMemeMessage,
  exigerVersionDeFil,
} from './suite.ts'

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

  it('is mailed to the other side', () => {
    expect(courrielDeSuite(suiteDeLEntreprise(unAjout()))).toBe('reponse_message')
    expect(E.map(courrielDeSuite)(suite('client-1'))).toEqual(E.right('message_entreprise'))
  })
})

const duForm = (overrides: Parameters<typeof uneDemandeDeContact>[0] = {}, graine = 1) =>
  ouvrirFil(unMessage(uneDemandeDeContact(overrides), graine))

const AUTRE_NOM = { nom: 'Paul Martin' }

const duClient = (overrides: Parameters<typeof uneDemandeDeContact>[0] = {}, sujet = 'Facture') =>
  ouvrirFil(unMessage(uneDemandeDeContact(overrides)), { clientId: 'jeanne', sujet: unSujet(sujet) })

it('a message sent again has another id and the same words of the same person', () => {
  expect(estLeMemeMessage(duForm(), duForm({}, 2))).toBe(true)
  expect(estLeMemeMessage(duForm(), duForm({ texte: 'Autre demande, merci.' }))).toBe(false)
  expect(estLeMemeMessage(duForm(), duForm(AUTRE_NOM))).toBe(false)
  expect(estLeMemeMessage(duForm(), duClient())).toBe(false)
})

it('an account stays the same person when its name changes, and another subject is another message', () => {
  expect(estLeMemeMessage(duClient(), duClient(AUTRE_NOM))).toBe(true)
  expect(estLeMemeMessage(duClient(), duClient({}, 'Horaires'))).toBe(false)
})

it('a repeated text of a thread is recognised by its id and its words', () => {
  const suite = suiteDeLEntreprise(unAjout())
  const fil = avecSuite(
    avecSuite(duClient(), suite),
    suiteDeLEntreprise(unAjout({ texte: unTexteDeReponse('Encore.') }, 2)),
  )
  const { id, texte } = suite.reponse
  expect(estLaMemeSuite(fil, id, texte)).toBe(true)
  expect(estLaMemeSuite(fil, id, unTexteDeReponse('Autre.'))).toBe(false)
  expect(estLaMemeSuite(fil, null, texte)).toBe(false)
})

const fil = unFilDeClient({ version: 3 })

describe('a thread that was read', () => {
  it.each([3, null])('is gone on with at version %s', (version) => {
    expect(exigerVersionDeFil(fil, version)).toEqual(E.right(fil))
  })

  it.each([2, 4])('is shown as it now is to whoever read version %s', (version) => {
    expect(exigerVersionDeFil(fil, version)).toEqual(E.left({ _tag: 'FilPerime', actuel: fil }))
  })
})
