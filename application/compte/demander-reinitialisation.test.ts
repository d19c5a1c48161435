import { describe, expect, it } from 'vitest'
import { unEmail } from '#domain/compte/compte.fixture'
import { lireEchec } from '#domain/courrier/echec'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { reussir } from '../shared/run.fixture.ts'
import { desComptes, HEURE, JEANNE } from './compte-ports.fixture.ts'
import { demanderReinitialisation } from './demander-reinitialisation.ts'

const uneDemande = async () => {
  const comptes = desComptes()
  const jeanne = await comptes.ouvrirJeanne()
  const demander = (email = JEANNE, adresse = '192.0.2.1') =>
    reussir(demanderReinitialisation(comptes.ports)({ email: unEmail(email), adresse }))
  const courriers = () => [...comptes.store.courriers.values()].filter(({ genre }) => genre === 'reinitialisation')
  const aEnvoyer = () => courriers().filter(({ statut }) => statut === 'a_envoyer')
  return { ...comptes, jeanne, demander, courriers, aEnvoyer }
}

describe('demanderReinitialisation', () => {
  it('leaves a mail to write, due at once, and nothing else changes', async () => {
    const { jeanne, lire, demander, courriers } = await uneDemande()
    await demander()
    expect(courriers()).toMatchObject([{ genre: 'reinitialisation', email: JEANNE, aEnvoyerLe: UN_INSTANT }])
    expect(lire(jeanne.id)).toEqual(jeanne)
  })

  it('leaves the same for an address without account', async () => {
    const { demander, courriers } = await uneDemande()
    await demander('inconnu@courriel.example')
    expect(courriers()).toMatchObject([{ genre: 'reinitialisation', email: 'inconnu@courriel.example' }])
  })

  it('answers the same beyond five in an hour, and asks for nothing more', async () => {
    const { ports, demander, courriers } = await uneDemande()
    const issues = []
    for (let rang = 0; rang < 7; rang += 1) issues.push(await demander())
    expect(issues.slice(4)).toEqual(['demandee', 'compte_freine', 'compte_freine'])
    expect(courriers()).toHaveLength(5)
    await demander('paul.martin@courriel.example')
    expect(courriers()).toHaveLength(6)
    ports.clock.avancer(HEURE)
    await demander()
    expect(courriers()).toHaveLength(7)
  })

  it('asks for no more than thirty in an hour from one network address, whatever the accounts', async () => {
    const { demander, aEnvoyer } = await uneDemande()
    const issues = []
    for (let rang = 0; rang < 32; rang += 1) issues.push(await demander(`client${rang}@courriel.example`))
    expect(issues.slice(29)).toEqual(['demandee', 'reseau_freine', 'reseau_freine'])
    expect(aEnvoyer()).toHaveLength(30)
    await demander(JEANNE, '192.0.2.2')
    expect(aEnvoyer()).toHaveLength(31)
  })

  it('tells the owner of a network beyond its thirty, once in an hour, and counts nothing against the account', async () => {
    const { ports, demander, courriers, aEnvoyer } = await uneDemande()
    for (let rang = 0; rang < 30; rang += 1) await demander(`client${rang}@courriel.example`)
    for (let rang = 0; rang < 9; rang += 1) await demander(JEANNE)
    const retenus = () =>
      courriers()
        .filter(({ statut }) => statut === 'echoue')
        .map((courrier) => [
          courrier.genre,
          'email' in courrier ? courrier.email : '',
          lireEchec(courrier.derniereErreur ?? '').motif,
        ])
    expect(retenus()).toEqual([['reinitialisation', JEANNE, 'reseau']])
    for (let rang = 0; rang < 5; rang += 1) expect(await demander(JEANNE, '192.0.2.2')).toBe('demandee')
    expect(aEnvoyer()).toHaveLength(35)
    ports.clock.avancer(HEURE)
    expect(await demander()).toBe('demandee')
    for (let rang = 0; rang < 30; rang += 1) await demander(`autre${rang}@courriel.example`)
    expect(retenus()).toHaveLength(2)
  })

  it('keeps no address in its counters', async () => {
    const { ports, store, demander } = await uneDemande()
    await demander()
    const cles = ['192.0.2.1', JEANNE].map((quoi) => ports.hasher.empreinte('frein-reinitialisation', quoi))
    expect([...store.freins.keys()]).toEqual(cles)
  })
})
