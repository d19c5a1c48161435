import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { makeMemoryDossierStore } from '#adapters/memory/memory-dossier-store'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store'
import { type Session, VISITEUR } from '#application/shared/session'
import { ecrireAcompte } from '#application/ports/factures.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptes, JEANNE } from './compte-ports.fixture.ts'
import { bilanEffacement, effacerMonCompte } from './effacer-compte.ts'

const DEBUT = new Date('2026-12-01T09:00:00Z')

const unCompteAEffacer = async (adminEmails: readonly string[] = []) => {
  const comptes = desComptes(adminEmails.map(unEmail))
  const { id: clientId } = await comptes.ouvrirJeanne()
  const session: Session = { _tag: 'Client', clientId, temporaire: false }
  const references = () => [...comptes.store.prestations.values()].map(({ prestation }) => prestation.reference)
  /** Agrees on a visit for the first order. */
  const convenir = async (): Promise<void> => {
    const dossiers = makeMemoryDossierStore(comptes.store)
    const [dossier] = [...comptes.store.prestations.values()]
    if (dossier === undefined) throw new Error('no order')
    const { id } = dossier.prestation
    await reussir(
      dossiers.modifier(id, UN_INSTANT, (lu) => proposerDates(lu, [{ id: 'date', debut: DEBUT }], UN_INSTANT)),
    )
    await reussir(dossiers.modifier(id, UN_INSTANT, (lu) => accepterDate(lu, 'date', UN_INSTANT)))
  }
  return { ...comptes, clientId, session, references, convenir }
}

describe('effacerMonCompte', () => {
  it('erases the account with its orders, and tells the business which', async () => {
    const { ports, store, session, references } = await unCompteAEffacer()
    const [reference] = references()
    const effacement = await reussir(effacerMonCompte(ports)(session))
    expect(effacement).toEqual({ supprimees: [reference], conservees: [], messages: 0 })
    expect([store.clients.size, store.prestations.size]).toEqual([0, 0])
    expect([...store.courriers.values()]).toMatchObject([
      { genre: 'effacement_entreprise', detail: { references: [reference] } },
    ])
  })

  it('ends the session: a second press finds nobody', async () => {
    const { ports, session } = await unCompteAEffacer()
    await reussir(effacerMonCompte(ports)(session))
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual({ _tag: 'SessionRequise' })
  })

  it('is refused while a visit is agreed, and possible once it is over', async () => {
    const { ports, store, session, references, convenir } = await unCompteAEffacer()
    await convenir()
    const refus = { _tag: 'PrestationEnCours', references: references() }
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual(refus)
    expect(await echouer(bilanEffacement(ports)(session))).toEqual(refus)
    expect(store.clients.size).toBe(1)
    ports.clock.avancer(DEBUT.getTime() - UN_INSTANT.getTime() + 12 * 3_600_000)
    expect(await reussir(effacerMonCompte(ports)(session))).toMatchObject({ supprimees: refus.references })
  })

  it('is refused while the business holds money of an order that nobody bills any more', async () => {
    const { ports, store, session } = await unCompteAEffacer()
    const [dossier] = [...store.prestations.values()]
    if (dossier === undefined) throw new Error('no order')
    const { id } = dossier.prestation
    await reussir(
      ecrireAcompte({ factures: makeMemoryFactureStore(store) }, { id }, () =>
        E.right(unReglement({ montant: euros(20) })),
      ),
    )
    const refus = { _tag: 'ArgentDetenu', montant: 2000 }
    expect(await echouer(bilanEffacement(ports)(session))).toEqual(refus)
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual(refus)
    expect(store.clients.size).toBe(1)
  })

  it.each([['role'], ['settings']])('is refused to an admin by %s', async (par) => {
    const { ports, clientId, ouvrir } = await unCompteAEffacer(par === 'settings' ? [JEANNE] : [])
    if (par === 'role') await ouvrir({ role: 'admin' })
    const session: Session = { _tag: 'Admin', clientId }
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual({ _tag: 'CompteAdmin' })
    expect(await echouer(bilanEffacement(ports)(session))).toEqual({ _tag: 'CompteAdmin' })
  })

  it('is refused to a visitor and to a temporary password', async () => {
    const { ports, clientId } = await unCompteAEffacer()
    const temporaire: Session = { _tag: 'Client', clientId, temporaire: true }
    for (const demander of [effacerMonCompte(ports), bilanEffacement(ports)]) {
      expect(await echouer(demander(VISITEUR))).toEqual({ _tag: 'SessionRequise' })
      expect(await echouer(demander(temporaire))).toEqual({ _tag: 'MotDePasseTemporaireActif' })
    }
  })
})

describe('bilanEffacement', () => {
  it('says what would go and how long the law keeps the rest, and changes nothing', async () => {
    const { ports, store, session, references } = await unCompteAEffacer()
    expect(await reussir(bilanEffacement(ports)(session))).toEqual({
      supprimees: references(),
      conservees: [],
      messages: 0,
    })
    expect([store.clients.size, store.prestations.size]).toEqual([1, 1])
  })
})
