import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { lireEchec } from '#domain/courrier/echec'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { reussir } from '../shared/run.fixture.ts'
import { unClient } from '../shared/session.fixture.ts'
import type { Connecte } from '../shared/session.ts'
import { AUTRE, desComptes, HEURE, JEANNE, SAPIN } from './compte-ports.fixture.ts'
import {
  type Changement,
  changerMotDePasse,
  demanderReinitialisation,
  ouvrirSession,
  reconnaitreSession,
} from './ouvrir-session.ts'

const NOUVEAU = unMotDePasse('Épicéa de 2027')

const unChangement = async (adminEmails: readonly string[] = []) => {
  const comptes = desComptes(adminEmails.map(unEmail))
  const { ports } = comptes
  const jeanne = await comptes.ouvrirJeanne()
  const complet = (change: Partial<Changement>): Changement => ({
    connecte: unClient(jeanne.id),
    ancien: SAPIN,
    nouveau: NOUVEAU,
    adresse: '192.0.2.1',
    ...change,
  })
  const changer = async (change: Partial<Changement> = {}): Promise<string> => {
    const issue = await changerMotDePasse(ports)(complet(change))()
    return E.isRight(issue) ? issue.right.genre : issue.left._tag
  }
  const entrer = async (motDePasse = SAPIN): Promise<string> => {
    const issue = await ouvrirSession(ports)({ email: unEmail(JEANNE), motDePasse, adresse: '192.0.2.1' })()
    return E.isRight(issue) ? issue.right.genre : issue.left._tag
  }
  return { ...comptes, jeanne, complet, changer, entrer }
}

describe('changerMotDePasse', () => {
  it('replaces the password and ends every session but the new one', async () => {
    const { ports, jeanne, complet, entrer } = await unChangement()
    const ouverte = await reussir(changerMotDePasse(ports)(complet({})))
    expect(ouverte).toMatchObject({ compte: { id: jeanne.id, jetonVersion: 2 }, genre: 'client' })
    const sessions = [1, 2].map((jetonVersion) =>
      reussir(reconnaitreSession(ports)({ clientId: jeanne.id, jetonVersion, temporaire: false })),
    )
    expect(await Promise.all(sessions)).toMatchObject([{ _tag: 'Visiteur' }, { _tag: 'Client' }])
    expect([await entrer(SAPIN), await entrer(NOUVEAU)]).toEqual(['IdentifiantsIncorrects', 'client'])
  })

  it('takes the temporary password for the present one, which dies with it', async () => {
    const { jeanne, changer, entrer, envoyerTemporaire } = await unChangement([JEANNE])
    const temporaire = await envoyerTemporaire(jeanne.id)
    const connecte = { ...unClient(jeanne.id), temporaire: true } as Connecte
    expect(await changer({ connecte, ancien: temporaire })).toBe('admin')
    expect([await entrer(temporaire), await entrer(SAPIN), await entrer(NOUVEAU)]).toEqual([
      'IdentifiantsIncorrects',
      'IdentifiantsIncorrects',
      'admin',
    ])
  })

  it('refuses a temporary password that is too old', async () => {
    const { ports, jeanne, changer, envoyerTemporaire } = await unChangement()
    const temporaire = await envoyerTemporaire(jeanne.id)
    ports.clock.avancer(72 * HEURE)
    expect(await changer({ ancien: temporaire })).toBe('AncienIncorrect')
  })

  it('refuses a wrong present password, and leaves everything as it was', async () => {
    const { jeanne, lire, changer } = await unChangement()
    expect(await changer({ ancien: AUTRE })).toBe('AncienIncorrect')
    expect(lire(jeanne.id)).toEqual(jeanne)
  })

  it('refuses the same password again, without counting it', async () => {
    const { store, changer } = await unChangement()
    expect(await changer({ nouveau: SAPIN })).toBe('MotDePasseIdentique')
    expect(store.freins.size).toBe(0)
  })

  it('refuses somebody whose account is gone', async () => {
    const { store, jeanne, changer } = await unChangement()
    store.clients.delete(jeanne.id)
    expect(await changer()).toBe('SessionRequise')
  })

  it('counts wrong present passwords together with failed logins', async () => {
    const { changer, entrer } = await unChangement()
    for (const ancien of [AUTRE, AUTRE, AUTRE]) expect(await changer({ ancien })).toBe('AncienIncorrect')
    expect([await entrer(AUTRE), await entrer(AUTRE)]).toEqual(['IdentifiantsIncorrects', 'IdentifiantsIncorrects'])
    expect([await changer(), await entrer()]).toEqual(['TropDEssais', 'TropDEssais'])
    expect(await changer({ adresse: '198.51.100.7' })).toBe('client')
  })

  it('lets one of two changes at once through', async () => {
    const { ports, jeanne, complet, lire } = await unChangement()
    // The other one comes between the reading and the writing of this one.
    const changerMotDePasseEntreTemps = ports.comptes.changerMotDePasse
    const comptes = {
      ...ports.comptes,
      changerMotDePasse: (id: string, empreinte: string, version: number) =>
        TE.flatMap((premier: O.Option<number>) =>
          O.isSome(premier) ? changerMotDePasseEntreTemps(id, empreinte, version) : TE.right(O.none),
        )(changerMotDePasseEntreTemps(id, 'memoire:0:celui de l’autre', version)),
    }
    const issue = await changerMotDePasse({ ...ports, comptes })(complet({}))()
    expect(issue).toEqual(E.left({ _tag: 'AncienIncorrect' }))
    expect(lire(jeanne.id)).toMatchObject({ motDePasse: 'memoire:0:celui de l’autre', jetonVersion: 2 })
  })
})

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
