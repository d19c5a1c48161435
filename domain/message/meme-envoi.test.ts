import { expect, it } from 'vitest'
import { unAjout, unSujet, unTexteDeReponse } from './fil.fixture.ts'
import { uneDemandeDeContact, unMessage } from './message.fixture.ts'
import { estLaMemeSuite, estLeMemeMessage } from './meme-envoi.ts'
import { avecSuite, ouvrirFil, suiteDeLEntreprise } from './suite.ts'

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

it('what follows in a thread is known by its id and its words', () => {
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
