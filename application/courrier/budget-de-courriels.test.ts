import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryRetractationStore } from '#adapters/memory/memory-retractation-store.fixture'
import { reussir } from '#application/shared/run.fixture'
import { lireEchec } from '#domain/courrier/echec'
import { unMessage } from '#domain/message/message.fixture'
import { unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { echouesDe, uneExpedition } from './expedition.fixture.ts'
import { ouvrirFil } from '#domain/message/suite'

const HEURE = 3_600_000

const VISEE = 'jeanne.dupont@courriel.example'

/** Calls that anybody may make, and the mails that leave because of them. */
const desAppels = () => {
  const expedition = uneExpedition()
  const { store, mailer, clock } = expedition
  const prestations = makeMemoryPrestationStore(store)
  const retractations = makeMemoryRetractationStore(store)
  let graine = 0
  const commander = async (email = VISEE): Promise<void> => {
    graine += 1
    const commande = uneNouvellePrestation({ contact: unContact({ email }), creeLe: clock.maintenant() }, graine)
    await reussir(prestations.enregistrer(commande, O.none))
  }
  const vider = async (): Promise<void> => {
    while ((await reussir(expedition.drain)) > 0);
  }
  const declarer = async (): Promise<void> => {
    graine += 1
    const declaration = uneDeclaration({ reference: 'PREST-ZZZZZZ' }, graine)
    await reussir(retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation)))
  }
  const a = (email: string): number => mailer.envoyes().filter((courriel) => courriel.a === email).length
  const retenus = () =>
    echouesDe(store).map(({ genre, derniereErreur }) => [genre, lireEchec(derniereErreur ?? '').motif])
  /** What the owner does with failed mails; answers how many. */
  const renvoyer = (): number => {
    const echoues = echouesDe(store)
    const neuf = { statut: 'a_envoyer', essais: 0, aEnvoyerLe: clock.maintenant(), bailJusquAu: null } as const
    for (const courrier of echoues) store.courriers.set(courrier.id, { ...courrier, ...neuf })
    return echoues.length
  }
  return { ...expedition, commander, declarer, vider, a, retenus, renvoyer }
}

describe('the budget of mails of a recipient', () => {
  it('is ten at once, whatever calls caused them; the others are kept for the owner', async () => {
    const { store, commander, declarer, vider, a, retenus } = desAppels()
    for (let rang = 0; rang < 9; rang += 1) await commander()
    for (let rang = 0; rang < 3; rang += 1) await declarer()
    await vider()
    expect(a(VISEE)).toBe(10)
    expect(retenus().map(([, motif]) => motif)).toEqual(['budget', 'budget'])
    // Every order and every declaration stands all the same, and the business heard of each.
    expect([store.prestations.size, store.retractations.size, a('bonjour@atelier.example')]).toEqual([9, 3, 12])
  })

  it('neither holds the password mails of the recipient, nor counts them', async () => {
    const { outbox, clock, commander, vider, a, retenus } = desAppels()
    const demander = () =>
      reussir(outbox.demanderReinitialisation(unContact({ email: VISEE }).email, clock.maintenant()))
    await commander()
    for (let rang = 0; rang < 3; rang += 1) await demander()
    await vider()
    for (let rang = 0; rang < 10; rang += 1) await commander()
    await vider()
    expect([a(VISEE), retenus()]).toEqual([13, [['commande_client', 'budget']]])
    await demander()
    await vider()
    expect(a(VISEE)).toBe(14)
  })

  it('is each recipient’s own, and comes back after an hour', async () => {
    const { clock, commander, vider, a, retenus } = desAppels()
    for (let rang = 0; rang < 12; rang += 1) await commander()
    await commander('paul.martin@courriel.example')
    await vider()
    expect([a(VISEE), a('paul.martin@courriel.example')]).toEqual([10, 1])
    expect(retenus()).toEqual([
      ['commande_client', 'budget'],
      ['commande_client', 'budget'],
    ])
    clock.avancer(HEURE)
    await commander()
    await vider()
    expect(a(VISEE)).toBe(11)
  })

  it('counts a mail once, however often it is tried', async () => {
    const { clock, mailer, commander, vider, a, retenus } = desAppels()
    for (let rang = 0; rang < 6; rang += 1) await commander()
    mailer.tomberEnPanne(new Error('busy'), 'attente', 451)
    await vider()
    mailer.tomberEnPanne(null)
    clock.avancer(5_000)
    for (let rang = 0; rang < 4; rang += 1) await commander()
    await vider()
    expect([a(VISEE), retenus()]).toEqual([10, []])
  })

  it('counts mails whose first attempt found the mail server away', async () => {
    const { drain, clock, mailer, commander, vider, a, retenus } = desAppels()
    for (let rang = 0; rang < 12; rang += 1) await commander()
    mailer.tomberEnPanne(new Error('away'), 'connexion')
    for (let rang = 0; rang < 3; rang += 1) await drain()
    mailer.tomberEnPanne(null)
    clock.avancer(5_000)
    await vider()
    expect([a(VISEE), a('bonjour@atelier.example'), retenus().length]).toEqual([10, 12, 2])
  })

  it('does not hold what the owner sends again, nor what the business reads', async () => {
    const { store, commander, vider, a, renvoyer } = desAppels()
    for (let rang = 0; rang < 11; rang += 1) await commander()
    const messages = makeMemoryMessageStore(store)
    for (let rang = 1; rang <= 15; rang += 1) await reussir(messages.enregistrer(ouvrirFil(unMessage({}, rang))))
    await vider()
    expect([a(VISEE), a('bonjour@atelier.example')]).toEqual([10, 26])
    expect(renvoyer()).toBe(1)
    await vider()
    expect(a(VISEE)).toBe(11)
  })
})
