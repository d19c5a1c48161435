import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { type Session, VISITEUR } from '#application/shared/session'
import { ecrireAcompte } from '#application/ports/factures.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptesSurBase, JEANNE } from './compte-ports.fixture.ts'
import { bilanEffacement, effacerMonCompte } from './effacer-compte.ts'

const DEBUT = new Date('2026-12-01T09:00:00Z')

const makeStores = useStores()

const unCompteAEffacer = async (adminEmails: readonly string[] = []) => {
  const comptes = desComptesSurBase(await makeStores(), adminEmails.map(unEmail))
  const compte = await comptes.ouvrir()
  const session: Session = { _tag: 'Client', clientId: compte.id, temporaire: false }
  const { id, reference } = (await comptes.laCommande()).prestation
  /** Agrees on a visit for the order. */
  const convenir = async (): Promise<void> => {
    const { dossiers } = comptes.ports
    await reussir(
      dossiers.modifier(id, UN_INSTANT, (lu) => proposerDates(lu, [{ id: 'date', debut: DEBUT }], UN_INSTANT)),
    )
    await reussir(dossiers.modifier(id, UN_INSTANT, (lu) => accepterDate(lu, 'date', UN_INSTANT)))
  }
  return { ...comptes, compte, session, id, reference, convenir }
}

describe('effacerMonCompte', () => {
  it('erases the account with its orders, and tells the business which', async () => {
    const { ports, restes, session, reference } = await unCompteAEffacer()
    const effacement = await reussir(effacerMonCompte(ports)(session))
    expect(effacement).toEqual({ supprimees: [reference], conservees: [], messages: 0 })
    expect(await restes()).toEqual([0, 0])
    const courriers = await reussir(ports.outbox.reserver(UN_INSTANT, DEBUT, 10))
    expect(courriers).toMatchObject([{ genre: 'effacement_entreprise', detail: { references: [reference] } }])
  })

  it('ends the session: a second press finds nobody', async () => {
    const { ports, session } = await unCompteAEffacer()
    await reussir(effacerMonCompte(ports)(session))
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual({ _tag: 'SessionRequise' })
  })

  it('is refused while a visit is agreed, and possible once it is over', async () => {
    const { ports, restes, session, reference, convenir } = await unCompteAEffacer()
    await convenir()
    const refus = { _tag: 'PrestationEnCours', references: [reference] }
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual(refus)
    expect(await echouer(bilanEffacement(ports)(session))).toEqual(refus)
    expect(await restes()).toEqual([1, 1])
    ports.clock.avancer(DEBUT.getTime() - UN_INSTANT.getTime() + 12 * 3_600_000)
    expect(await reussir(effacerMonCompte(ports)(session))).toMatchObject({ supprimees: refus.references })
  })

  it('is refused while the business holds money of an order that nobody bills any more', async () => {
    const { ports, restes, session, id } = await unCompteAEffacer()
    await reussir(ecrireAcompte(ports, { id }, () => E.right(unReglement({ montant: euros(20) }))))
    const refus = { _tag: 'ArgentDetenu', montant: 2000 }
    expect(await echouer(bilanEffacement(ports)(session))).toEqual(refus)
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual(refus)
    expect(await restes()).toEqual([1, 1])
  })

  it.each([['role'], ['settings']])('is refused to an admin by %s', async (par) => {
    const { ports, compte } = await unCompteAEffacer(par === 'settings' ? [JEANNE] : [])
    if (par === 'role') await reussir(ports.comptes.nommerAdmin(compte))
    const session: Session = { _tag: 'Admin', clientId: compte.id }
    expect(await echouer(effacerMonCompte(ports)(session))).toEqual({ _tag: 'CompteAdmin' })
    expect(await echouer(bilanEffacement(ports)(session))).toEqual({ _tag: 'CompteAdmin' })
  })

  it('is refused to a visitor and to a temporary password', async () => {
    const { ports, compte } = await unCompteAEffacer()
    const temporaire: Session = { _tag: 'Client', clientId: compte.id, temporaire: true }
    for (const demander of [effacerMonCompte(ports), bilanEffacement(ports)]) {
      expect(await echouer(demander(VISITEUR))).toEqual({ _tag: 'SessionRequise' })
      expect(await echouer(demander(temporaire))).toEqual({ _tag: 'MotDePasseTemporaireActif' })
    }
  })
})

describe('bilanEffacement', () => {
  it('says what would go and how long the law keeps the rest, and changes nothing', async () => {
    const { ports, restes, session, reference } = await unCompteAEffacer()
    expect(await reussir(bilanEffacement(ports)(session))).toEqual({
      supprimees: [reference],
      conservees: [],
      messages: 0,
    })
    expect(await restes()).toEqual([1, 1])
  })
})
