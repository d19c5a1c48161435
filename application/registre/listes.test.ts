import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import type { Email } from '#domain/client/email'
import { unEmail } from '#domain/compte/compte.fixture'
import { unMessage } from '#domain/message/message.fixture'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { desComptesSurBase } from '../compte/compte-ports.fixture.ts'
import { chiffresDuBandeau } from '../nouvelles/nouvelles.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ficheClient, type DemandeDeClients, listerClients } from './clients.ts'
import type { PageServie } from '../shared/page.ts'
import { type DemandeDeMessages, listerMessages } from './messages.ts'
import { type DemandeDePrestations, listerPrestations } from './prestations.ts'
import { ouvrirFil } from '#domain/message/suite'

const makeStores = useStores()

const desRegistres = async (adminEmails: readonly Email[] = []) => desComptesSurBase(await makeStores(), adminEmails)

const LISTE = { admin: ADMIN, limite: 50, curseur: null, q: '' } as const

const desPrestations = (overrides: Partial<DemandeDePrestations> = {}): DemandeDePrestations => ({
  ...LISTE,
  statut: null,
  priorite: null,
  tri: 'recentes',
  ...overrides,
})

const desClients = (overrides: Partial<DemandeDeClients> = {}): DemandeDeClients => ({
  ...LISTE,
  activite: null,
  tri: 'recents',
  ...overrides,
})

const desMessages = (overrides: Partial<DemandeDeMessages> = {}): DemandeDeMessages => ({
  ...LISTE,
  statut: null,
  tri: 'recents',
  ...overrides,
})

describe('the lists of the owner', () => {
  it.each(['recentes', 'montant', 'a_contacter', 'recentes_inverse', 'montant_inverse'] as const)(
    'go on where %s stopped',
    async (tri) => {
      const { ports, ouvrir } = await desRegistres()
      for (const email of ['a@courriel.example', 'b@courriel.example', 'c@courriel.example']) await ouvrir(email)
      const vus: string[] = []
      let curseur: string | null = null
      for (let page = 0; page < 3; page += 1) {
        const servie: PageServie<Dossier> = await reussir(
          listerPrestations(ports)(desPrestations({ tri, limite: 1, curseur })),
        )
        vus.push(...servie.elements.map(({ prestation }) => prestation.id))
        curseur = servie.curseurSuivant
      }
      expect(curseur).toBeNull()
      const { elements } = await reussir(listerPrestations(ports)(desPrestations()))
      expect(vus).toHaveLength(3)
      expect(vus.toSorted()).toEqual(elements.map(({ prestation }) => prestation.id).toSorted())
    },
  )

  it('offer near spellings when nothing is found among clients and orders, and only those that find somebody', async () => {
    const { ports, ouvrir } = await desRegistres()
    await ouvrir('a@courriel.example')
    const proches = async (q: string) => [
      (await reussir(listerClients(ports)(desClients({ q })))).proches,
      (await reussir(listerPrestations(ports)(desPrestations({ q })))).proches,
    ]
    expect(await proches('dupond')).toEqual([['Dupont'], ['Dupont']])
    expect(await proches('jeane dupond')).toEqual([['Jeanne Dupont'], ['Jeanne Dupont']])
    expect(await proches('dupond 9999')).toEqual([[], []])
    for (const q of ['dupont', 'xyz', '']) expect(await proches(q)).toEqual([[], []])
  })

  it.each(['nonsense', 'montant.ID.12', 'recentes', 'recentes..x', '.', 'recentes.a b.c'])(
    'refuse to go on from %j',
    async (curseur) => {
      const { ports } = await desRegistres()
      expect(await echouer(listerPrestations(ports)(desPrestations({ curseur })))).toEqual({ _tag: 'CurseurInvalide' })
    },
  )

  it.each([
    ['montant', '9999999999'],
    ['rendez_vous', "'"],
    ['recentes', "'"],
  ] as const)('refuse a place that no %s has: %j', async (tri, clef) => {
    const { ports } = await desRegistres()
    const refus = await echouer(listerPrestations(ports)(desPrestations({ tri, curseur: `${tri}.ID.${clef}` })))
    expect(refus).toEqual({ _tag: 'CurseurInvalide' })
  })

  it.each([
    ['derniere_commande', "'"],
    ['nom', 'a\u{D7FF}'],
    ['nom', '\u{10FFFF}'],
    ['nom', '\0'],
  ] as const)('refuse a place that no %s of a client has: %j', async (tri, clef) => {
    const { ports } = await desRegistres()
    const refus = await echouer(listerClients(ports)(desClients({ tri, curseur: `${tri}.ID.${clef}` })))
    expect(refus).toEqual({ _tag: 'CurseurInvalide' })
  })

  it.each(['montant.ID.cent', 'montant.ID.', 'montant.ID.-1', 'montant.ID.1234567890123456'])(
    'refuse an amount that is none: %j',
    async (curseur) => {
      const { ports } = await desRegistres()
      const refus = await echouer(listerPrestations(ports)(desPrestations({ tri: 'montant', curseur })))
      expect(refus).toEqual({ _tag: 'CurseurInvalide' })
    },
  )

  it('search as it was typed', async () => {
    const { ports, ouvrir } = await desRegistres()
    await ouvrir('a@courriel.example')
    await ouvrir('b@courriel.example')
    const page = await reussir(listerPrestations(ports)(desPrestations({ q: '  B@courriel.EXAMPLE ' })))
    expect(page.elements.map(({ prestation }) => prestation.contact.email)).toEqual(['b@courriel.example'])
    expect(page.total).toEqual({ total: 1, plafonne: false })
  })

  const parPremier = ([a]: readonly unknown[], [b]: readonly unknown[]) => (String(a) < String(b) ? -1 : 1)

  it('tell the admins by the settings from the clients', async () => {
    const { ports, ouvrir } = await desRegistres([unEmail('a@courriel.example')])
    await ouvrir('a@courriel.example')
    const { id } = await ouvrir('b@courriel.example')
    const { elements } = await reussir(listerClients(ports)(desClients({ tri: 'nom' })))
    expect(elements.map(({ email, isAdmin }) => [email, isAdmin]).toSorted(parPremier)).toEqual([
      ['a@courriel.example', true],
      ['b@courriel.example', false],
    ])
    expect(await reussir(ficheClient(ports)({ admin: ADMIN, id }))).toMatchObject({
      client: { id, prestations: 1 },
      messages: 0,
      isAdmin: false,
      conservation: { jusquAu: null, motif: 'prestation_ouverte', ensuiteJusquAu: null },
    })
    expect(await echouer(ficheClient(ports)({ admin: ADMIN, id: 'nobody' }))).toEqual({ _tag: 'ClientInconnu' })
  })

  it('count everything above them', async () => {
    const { ports, ouvrir } = await desRegistres()
    await ouvrir()
    await reussir(ports.messages.enregistrer(ouvrirFil(unMessage())))
    expect(await reussir(chiffresDuBandeau(ports)(ADMIN))).toEqual({
      prestations: {
        parStatut: { en_attente: 1, en_cours: 0, terminé: 0, annulé: 0 },
        aContacter: { total: 1, plafonne: false },
        enRetard: { total: 0, plafonne: false },
      },
      clients: { actifs: 1, inactifs: 0 },
      messages: { nouveau: 1, lu: 0, traité: 0 },
    })
    expect((await reussir(listerMessages(ports)(desMessages()))).elements).toHaveLength(1)
  })
})
