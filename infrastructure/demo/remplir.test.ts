import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { facturesDAcompteSuivies, facturesSuivies } from '#adapters/memory/issued-pieces.fixture'
import { makeMemoryAbsenceStore } from '#adapters/memory/memory-absence-store.fixture'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store.fixture'
import { makeMemoryEstimationStore } from '#adapters/memory/memory-estimation-store.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryGeocoder } from '#adapters/memory/memory-outside'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryStore } from '#adapters/memory/memory-store.fixture'
import { desDocuments } from '#application/ports/documents.fixture'
import { reussir } from '#application/shared/run.fixture'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { etatDeFacture, solde } from '#domain/facturation/reglement'
import { UN_INSTANT, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { estExpiree, STATUTS_DATE } from '#domain/rendez-vous/date-proposee'
import { remplirLaDemo } from './remplir.ts'

/** A working day, a public holiday, both changes of hour and a day of a leap year. */
const JOURS = ['2026-11-21T09:00:00Z', '2026-05-08T05:00:00Z', '2027-03-28T21:00:00Z', '2028-02-29T12:00:00Z'] as const

const uneDemo = () => {
  const store = makeMemoryStore()
  const ports = {
    geocoder: makeMemoryGeocoder(),
    communes: makeOfflineCommuneTable(),
    absences: makeMemoryAbsenceStore(),
    prestations: makeMemoryPrestationStore(store),
    comptes: makeMemoryCompteStore(store),
    estimations: makeMemoryEstimationStore(store),
    messages: makeMemoryMessageStore(store),
    outbox: makeMemoryOutbox(store, makeMemoryClock(UN_INSTANT)),
    factures: makeMemoryFactureStore(store),
    documents: desDocuments(),
    hasher: makeMemoryHasher(),
    adressePublique: 'https://atelier.example',
    entreprise: uneEntreprise(),
    estVide: async () => store.prestations.size === 0,
    retirerLeRole: async () => {},
  }
  return { store, ports }
}

const racontees = new Map<string, Promise<ReturnType<typeof uneDemo> & { readonly nombre: number }>>()

/** The demonstration of a day, filled once for every test that only reads it. */
const laDemo = (jour: string) => {
  const raconter = async () => {
    const demo = uneDemo()
    return { ...demo, nombre: await remplirLaDemo(demo.ports, new Date(jour)) }
  }
  const racontee = racontees.get(jour) ?? raconter()
  racontees.set(jour, racontee)
  return racontee
}

describe('the demonstration', () => {
  it.each(JOURS)('has orders and messages in every statut, and dates in every state, on %s', async (jour) => {
    const { store, ports, nombre } = await laDemo(jour)
    expect(nombre).toBeGreaterThan(80)
    const prestations = [...store.prestations.values()].map(({ prestation }) => prestation)
    expect(new Set(prestations.map(({ statut }) => statut))).toEqual(
      new Set(['en_attente', 'en_cours', 'terminé', 'annulé']),
    )
    expect(new Set(prestations.map(({ priorite }) => priorite))).toEqual(new Set(['normale', 'importante', 'urgente']))
    expect(new Set([...store.messages.values()].map(({ message }) => message.statut))).toEqual(
      new Set(['nouveau', 'lu', 'traité']),
    )
    const suivis = await Promise.all(prestations.map(({ id }) => reussir(ports.prestations.suivi(id))))
    const dates = suivis.flatMap((suivi) => (O.isSome(suivi) ? suivi.value.dossier.dates : []))
    const statuts = new Set(dates.map((date) => (estExpiree(date, new Date(jour)) ? 'expire' : date.statut)))
    expect(statuts).toEqual(new Set(STATUTS_DATE))
    expect(prestations.every(({ creeLe }) => creeLe <= new Date(jour))).toBe(true)
  })

  it.each(JOURS)(
    'bills what is done in order, most of it paid, some of it late, credited or for a business, on %s',
    async (jour) => {
      const { store } = await laDemo(jour)
      const suivies = facturesSuivies(store)
      const etats = suivies.map((suivie) => etatDeFacture(suivie, dateParis(new Date(jour))))
      expect(etats.filter((etat) => etat === 'payee').length).toBeGreaterThan(40)
      expect(new Set(etats)).toEqual(
        new Set(['payee', 'en_retard', 'annulee', ...etats.filter((etat) => etat === 'a_payer')]),
      )
      const finies = [...store.prestations.values()].filter(({ prestation }) => prestation.statut === 'terminé')
      const facturees = new Set(suivies.map(({ facture }) => facture.prestationId))
      expect(finies.length - facturees.size).toBe(1)
      const parNumero = suivies.map(({ facture }) => facture).toSorted((a, b) => a.numero.localeCompare(b.numero))
      expect(parNumero.map(({ emiseLe }) => emiseLe)).toEqual(parNumero.map(({ emiseLe }) => emiseLe).toSorted())
      expect(suivies.some(({ facture }) => facture.acheteur.type === 'professionnel')).toBe(true)
      expect(suivies.flatMap(({ avoirs }) => avoirs)).toHaveLength(2)
      expect(suivies.every((suivie) => solde(suivie) >= 0)).toBe(true)
    },
  )

  it.each(JOURS)('has remote work that was paid in advance, billed or still to come, on %s', async (jour) => {
    const { store } = await laDemo(jour)
    const suivies = facturesSuivies(store).filter(({ facture }) => facture.acomptes.length > 0)
    expect(suivies.length).toBeGreaterThan(2)
    expect(suivies.every(({ facture }) => facture.modalite === 'a_distance')).toBe(true)
    expect([...store.reglements.values()].flat().map(({ apres, montant }) => apres === null && montant > 0)).toContain(
      true,
    )
  })

  it.each(JOURS)('has invoices for the deposits of businesses, deducted since or still to be, on %s', async (jour) => {
    const { store } = await laDemo(jour)
    const emises = facturesDAcompteSuivies(store).map(({ facture }) => facture)
    const deduites = new Set(
      facturesSuivies(store).flatMap(({ facture }) => facture.acomptes.flatMap(({ piece }) => piece ?? [])),
    )
    expect(new Set(emises.map(({ numero }) => deduites.has(numero)))).toEqual(new Set([true, false]))
    expect(emises.every(({ acheteur }) => acheteur.type === 'professionnel')).toBe(true)
    const parNumero = emises.toSorted((a, b) => a.numero.localeCompare(b.numero)).map(({ emiseLe }) => emiseLe)
    expect(parNumero).toEqual(parNumero.toSorted())
  })

  it('issues nothing for a business that has not filled its settings in', async () => {
    const { store, ports } = uneDemo()
    await remplirLaDemo(
      { ...ports, entreprise: uneEntreprise({ siren: '000000000' }) },
      new Date('2026-11-21T09:00:00Z'),
    )
    expect(store.pieces.size).toBe(0)
  })

  it('is told once, however often it starts, and the same for the same day', async () => {
    const present = new Date('2026-11-21T09:00:00Z')
    const { store, ports } = uneDemo()
    const nombre = await remplirLaDemo(ports, present)
    expect(await remplirLaDemo(ports, present)).toBe(0)
    expect(store.prestations.size).toBe(nombre)
    const autre = await laDemo(JOURS[0])
    expect([...autre.store.prestations.keys()]).toEqual([...store.prestations.keys()])
  })

  it('sends nothing of the past again, and leaves one mail for the owner to see to', async () => {
    const present = new Date(JOURS[0])
    const { store } = await laDemo(JOURS[0])
    const courriers = [...store.courriers.values()]
    const dus = courriers.filter(({ statut, aEnvoyerLe }) => statut === 'a_envoyer' && aEnvoyerLe <= present)
    expect(dus).toEqual([])
    expect(courriers.filter(({ statut }) => statut === 'echoue')).toHaveLength(1)
  })

  it('leaves alone a site where somebody has ordered, and the mails that wait there', async () => {
    const { store, ports } = uneDemo()
    await reussir(ports.prestations.enregistrer(uneNouvellePrestation(), O.none))
    expect(await remplirLaDemo(ports, new Date('2026-11-21T09:00:00Z'))).toBe(0)
    expect(store.prestations.size).toBe(1)
    expect([...store.courriers.values()].map(({ statut }) => statut)).toEqual(['a_envoyer', 'a_envoyer'])
  })
})
