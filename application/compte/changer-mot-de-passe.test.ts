import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Connecte } from '#application/shared/session'
import { unClient } from '#application/shared/session.fixture'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { reussir } from '../shared/run.fixture.ts'
import { type Changement, changerMotDePasse } from './changer-mot-de-passe.ts'
import { AUTRE, desComptes, HEURE, JEANNE, SAPIN } from './compte-ports.fixture.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { reconnaitreSession } from './reconnaitre-session.ts'

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
    expect(ouverte).toMatchObject({ compte: { id: jeanne.id, jetonVersion: 2 }, genre: 'client', jetonVersion: 2 })
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
