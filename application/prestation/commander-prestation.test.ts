import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { uneAbsence } from '#domain/agenda/absence.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { makeMemoryAbsenceStore } from '#adapters/memory/memory-absence-store.fixture'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryGeocoder, makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryStore } from '#adapters/memory/memory-store.fixture'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { unContact, uneAdresse, uneDemande, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { type Commande, commanderPrestation } from './commander-prestation.ts'
import { chiffrer } from './estimer.ts'

const commune = LIEUX_CONNUS.communes[0]
const adresse = uneAdresse({ codePostal: commune?.codePostal ?? '', ville: commune?.ville ?? '' })

const chiffrage: Commande['chiffrage'] = {
  choix: { serviceId: '5', serviceName: '', serviceDescription: '' },
  heures: null,
  destination: { modalite: 'sur_place', adresse },
}

/** A shop in memory whose drawn bytes can be chosen. */
const aShop = (octets = makeMemoryRandomness().octets) => {
  const store = makeMemoryStore()
  const clock = makeMemoryClock(UN_INSTANT)
  let enPanne = false
  const ports = {
    clock,
    randomness: { octets },
    geocoder: makeMemoryGeocoder(LIEUX_CONNUS, () => enPanne),
    hasher: makeMemoryHasher(),
    communes: makeMemoryCommuneTable(),
    prestations: makeMemoryPrestationStore(store),
    absences: makeMemoryAbsenceStore(),
  }
  return {
    ...ports,
    store,
    commander: commanderPrestation(ports),
    chiffrer: chiffrer(ports),
    silence: () => {
      enPanne = true
    },
  }
}

type Shop = ReturnType<typeof aShop>

/** An order at the price that the shop itself estimates. */
const uneCommande = async (shop: Shop, overrides: Partial<Commande> = {}): Promise<Commande> => {
  const chiffree = await shop.chiffrer(overrides.chiffrage ?? chiffrage)()
  return {
    demande: uneDemande({ adresse }),
    chiffrage,
    totalAccepte: E.isRight(chiffree) ? chiffree.right.estimation.totalNet : euros(0),
    idempotence: O.none,
    ...overrides,
  }
}

const avecCle = (empreinte: string): Pick<Commande, 'idempotence'> => ({
  idempotence: O.some({ cle: 'une-cle', empreinte }),
})

describe('commanderPrestation', () => {
  it('records the order with its deadline and leaves two mails to send', async () => {
    const shop = aShop()
    const passee = await shop.commander(await uneCommande(shop))()
    expect(passee).toMatchObject({
      right: {
        rejouee: false,
        prestation: {
          reference: expect.stringMatching(/^PREST-[0-9A-Z]{6}$/),
          statut: 'en_attente',
          priorite: 'normale',
          numeroDevis: 'DEV-2026-0001',
          contactAvant: new Date('2026-11-24T09:00:00Z'),
        },
      },
    })
    expect(shop.store.prestations.size).toBe(1)
    expect([...shop.store.courriers.values()].map(({ genre }) => genre)).toEqual([
      'commande_client',
      'commande_entreprise',
    ])
  })

  it('refuses a total that the client has not accepted, with the fresh estimate, and records nothing', async () => {
    const shop = aShop()
    const refus = await shop.commander(await uneCommande(shop, { totalAccepte: euros(1) }))()
    expect(refus).toMatchObject({ left: { _tag: 'DevisPerime', estimation: { montantPrestation: euros(64) } } })
    expect(shop.store.prestations.size).toBe(0)
    expect(shop.store.courriers.size).toBe(0)
  })

  it('refuses a service outside the catalogue, a duration that is not offered and remote work that cannot be', async () => {
    const shop = aShop()
    const refused = async (change: Partial<Commande['chiffrage']>): Promise<string> => {
      const refus = await shop.commander(await uneCommande(shop, { chiffrage: { ...chiffrage, ...change } }))()
      return E.isLeft(refus) ? refus.left._tag : 'accepted'
    }
    const choix = chiffrage.choix
    expect(await refused({ choix: { ...choix, serviceId: '99' } })).toBe('ServiceInconnu')
    expect(await refused({ heures: 5 })).toBe('DureeNonProposee')
    expect(await refused({ choix: { ...choix, serviceId: '4' }, destination: { modalite: 'a_distance' } })).toBe(
      'ModaliteNonProposee',
    )
  })

  it('refuses an address that nobody knows', async () => {
    const shop = aShop()
    const nullePart = uneAdresse({ codePostal: '98799', ville: 'Nulle Part' })
    const refus = await shop.commander(
      await uneCommande(shop, {
        chiffrage: { ...chiffrage, destination: { modalite: 'sur_place', adresse: nullePart } },
      }),
    )()
    expect(refus).toEqual(E.left({ _tag: 'AdresseIntrouvable' }))
  })

  it('answers a repeated request as the first time, without a second order', async () => {
    const shop = aShop()
    const commande = await uneCommande(shop, avecCle('abc'))
    const premiere = await shop.commander(commande)()
    const seconde = await shop.commander(commande)()
    expect(E.isRight(premiere) && E.isRight(seconde) && seconde.right.prestation).toEqual(
      E.isRight(premiere) && premiere.right.prestation,
    )
    expect(seconde).toMatchObject({ right: { rejouee: true } })
    expect(shop.store.prestations.size).toBe(1)
  })

  it('answers a repeated request even when its address can no longer be found', async () => {
    const shop = aShop()
    const commande = await uneCommande(shop, avecCle('abc'))
    await shop.commander(commande)()
    shop.silence()
    expect(await shop.commander(commande)()).toMatchObject({ right: { rejouee: true } })
  })

  it('refuses the key of another order', async () => {
    const shop = aShop()
    await shop.commander(await uneCommande(shop, avecCle('abc')))()
    const refus = await shop.commander(await uneCommande(shop, avecCle('def')))()
    expect(refus).toEqual(E.left({ _tag: 'CleReutilisee' }))
  })

  it('draws another reference when the first is taken', async () => {
    const draws = [1, 1, 2]
    const shop = aShop((nombre) => new Uint8Array(nombre).fill(draws.shift() ?? 3))
    await shop.commander(await uneCommande(shop))()
    const seconde = await shop.commander(await uneCommande(shop))()
    expect(seconde).toMatchObject({ right: { prestation: { reference: 'PREST-222222' } } })
  })

  it('gives up with a failure, not an endless draw, when every reference is taken', async () => {
    const shop = aShop((nombre) => new Uint8Array(nombre).fill(7))
    await shop.commander(await uneCommande(shop))()
    expect(await shop.commander(await uneCommande(shop))()).toMatchObject({ left: { _tag: 'PortFailure' } })
  })

  it('joins a later order to the account of its mail address and never rewrites the profile', async () => {
    const shop = aShop()
    await shop.commander(await uneCommande(shop))()
    const demande = uneDemande({ adresse, contact: unContact({ nom: 'Quelqu’un Dautre', telephone: '0384000001' }) })
    await shop.commander(await uneCommande(shop, { demande }))()
    expect([...shop.store.clients.values()].map(({ nom }) => nom)).toEqual(['Jeanne Dupont'])
    const ouvertures = [...shop.store.courriers.values()].filter((c) => 'ouvreCompte' in c && c.ouvreCompte)
    expect(ouvertures).toHaveLength(1)
  })

  it('promises a call that waits for the end of the holidays', async () => {
    const shop = aShop()
    const conges = uneAbsence({ du: dateCivile(2026, 11, 20), au: dateCivile(2026, 12, 4), jours: [], plage: null })
    await shop.absences.ajouter(conges)()
    const passee = await shop.commander(await uneCommande(shop))()
    expect(passee).toMatchObject({
      right: {
        prestation: { contactDes: new Date('2026-12-08T08:00:00Z'), contactAvant: new Date('2026-12-09T08:00:00Z') },
      },
    })
  })
})
