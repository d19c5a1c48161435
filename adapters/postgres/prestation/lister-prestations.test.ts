import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import type { Acheteur, Siren } from '#domain/client/acheteur'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT, unContact, uneAdresse } from '#domain/prestation/prestation.fixture'
import type { Statut } from '#domain/prestation/statut'
import { motsCherches } from '#domain/recherche/clefs'
import { consignerAppel } from '#domain/rendez-vous/changer-statut'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import type { Curseur } from '#application/shared/page'
import { reussir } from '#application/shared/run.fixture'
import { enregistrerCommande, proposer, unIdDeDate } from '#application/ports/dossiers.fixture'
import type { ChoixDePrestations } from '#application/ports/prestation-store'
import type { DatabaseStores, MakeDatabaseStores } from '#application/ports/stores.fixture'
import { toutLister } from '#application/ports/tout-lister.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const unChoix = (overrides: Partial<ChoixDePrestations> = {}): ChoixDePrestations => ({
  mots: [],
  statut: null,
  priorite: null,
  tri: 'recentes',
  page: { limite: 50, curseur: null },
  ...overrides,
})

const lister = async (stores: DatabaseStores, choix: Partial<ChoixDePrestations> = {}, instant = UN_INSTANT) => {
  const page = await reussir(stores.prestations.lister(unChoix(choix), instant))
  return { ...page, ids: page.elements.map(({ prestation }) => prestation.id) }
}

const paginer = async (stores: DatabaseStores, choix: Partial<ChoixDePrestations>, limite: number) => {
  const elements = await toutLister((curseur: Curseur | null) =>
    lister(stores, { ...choix, page: { limite, curseur } }),
  )
  return elements.map(({ prestation }) => prestation.id)
}

const changer = async (stores: DatabaseStores, { id }: NouvellePrestation, statut: Statut): Promise<void> => {
  await reussir(
    stores.prestations.modifier(id, UN_INSTANT, (dossier) =>
      E.right({
        dossier: { ...dossier, prestation: { ...dossier.prestation, statut } },
        evenement: {
          le: UN_INSTANT,
          auteur: 'entreprise',
          fait: { genre: 'statut', de: 'en_attente', vers: statut, motif: '' },
        },
        courriers: [],
      }),
    ),
  )
}

const prioriser = async (stores: DatabaseStores, { id }: NouvellePrestation): Promise<void> => {
  await reussir(
    stores.prestations.modifier(id, UN_INSTANT, (dossier) =>
      E.right({
        dossier: { ...dossier, prestation: { ...dossier.prestation, priorite: 'urgente' } },
        evenement: {
          le: UN_INSTANT,
          auteur: 'entreprise',
          fait: { genre: 'priorite', de: 'normale', vers: 'urgente' },
        },
        courriers: [],
      }),
    ),
  )
}

const UNE_SOCIETE: Acheteur = {
  type: 'professionnel',
  raisonSociale: 'Boulangerie du Pont',
  siren: '552100554' as Siren,
}

/** Places orders an hour apart, oldest first. */
const commander = async (stores: DatabaseStores, nombre: number): Promise<readonly NouvellePrestation[]> => {
  const commandes: NouvellePrestation[] = []
  for (let rang = 1; rang <= nombre; rang += 1) commandes.push(await enregistrerCommande(stores, rang))
  return commandes
}

const idsDe = (commandes: readonly NouvellePrestation[]): readonly string[] => commandes.map(({ id }) => id)

const describePrestationRegister = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: the register of prestations`, () => {
    it('is empty at first', async () => {
      const stores = await makeStores()
      expect(await lister(stores)).toMatchObject({
        ids: [],
        curseurSuivant: null,
        total: { total: 0, plafonne: false },
      })
      expect(await reussir(stores.prestations.chiffres(UN_INSTANT))).toEqual({
        parStatut: { en_attente: 0, en_cours: 0, terminé: 0, annulé: 0 },
        aContacter: { total: 0, plafonne: false },
        enRetard: { total: 0, plafonne: false },
      })
    })

    it('shows everybody’s, newest first, page after page', async () => {
      const stores = await makeStores()
      const commandes = await commander(stores, 5)
      const attendues = idsDe(commandes).toReversed()
      expect((await lister(stores)).ids).toEqual(attendues)
      expect((await lister(stores)).total).toEqual({ total: 5, plafonne: false })
      expect(await paginer(stores, {}, 2)).toEqual(attendues)
      expect(await paginer(stores, {}, 5)).toEqual(attendues)
    })

    it('shows each whole, with its dates', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const dossier = await reussir(proposer(stores, commande, [100]))
      expect((await lister(stores)).elements).toEqual([dossier])
    })

    it('shows those of one statut, and counts each', async () => {
      const stores = await makeStores()
      const [une, deux, trois, quatre] = (await commander(stores, 4)) as [
        NouvellePrestation,
        NouvellePrestation,
        NouvellePrestation,
        NouvellePrestation,
      ]
      await changer(stores, une, 'terminé')
      await changer(stores, trois, 'terminé')
      const terminees = await lister(stores, { statut: 'terminé' })
      expect([terminees.ids, terminees.total.total]).toEqual([[trois.id, une.id], 2])
      expect((await lister(stores, { statut: 'en_attente' })).ids).toEqual([quatre.id, deux.id])
      expect((await lister(stores, { statut: 'annulé' })).ids).toEqual([])
      const { parStatut } = await reussir(stores.prestations.chiffres(UN_INSTANT))
      expect(parStatut).toEqual({ en_attente: 2, en_cours: 0, terminé: 2, annulé: 0 })
    })

    it('shows those of one priority, with or without a statut', async () => {
      const stores = await makeStores()
      const [une, deux, trois] = (await commander(stores, 3)) as [
        NouvellePrestation,
        NouvellePrestation,
        NouvellePrestation,
      ]
      await prioriser(stores, une)
      await prioriser(stores, trois)
      await changer(stores, trois, 'en_cours')
      expect((await lister(stores, { priorite: 'urgente' })).ids).toEqual([trois.id, une.id])
      expect((await lister(stores, { priorite: 'normale' })).ids).toEqual([deux.id])
      expect((await lister(stores, { priorite: 'urgente', statut: 'en_cours' })).ids).toEqual([trois.id])
      expect(await paginer(stores, { priorite: 'urgente' }, 1)).toEqual([trois.id, une.id])
    })

    it('finds by name, town, reference, quote and service, together with a statut, page after page', async () => {
      const stores = await makeStores()
      const elodie = unContact({ nom: 'Élodie Vuillet', email: 'elodie@courriel.example' })
      const un = await enregistrerCommande(stores, 1, { contact: elodie })
      const deux = await enregistrerCommande(stores, 2, {
        adresse: uneAdresse({ codePostal: '39600', ville: 'Arbois' }),
      })
      const trois = await enregistrerCommande(stores, 3, { estimation: uneEstimation(unServiceDemande(10)) })
      await changer(stores, un, 'annulé')
      const trouver = async (saisie: string, choix: Partial<ChoixDePrestations> = {}) =>
        (await lister(stores, { mots: motsCherches(saisie), ...choix })).ids
      expect(await trouver('vuill elo')).toEqual([un.id])
      expect(await trouver('vuillet', { statut: 'en_attente' })).toEqual([])
      expect(await trouver('ARBO')).toEqual([deux.id])
      expect(await trouver(deux.reference)).toEqual([deux.id])
      expect(await trouver('box')).toEqual([trois.id])
      expect(await trouver('DEV-2026-0001')).toEqual([un.id])
      expect(await trouver('elodie@courriel.example')).toEqual([un.id])
      expect(await trouver('06 12 34 56')).toEqual([trois.id, deux.id, un.id])
      expect(await trouver('lons', { tri: 'montant' })).toEqual([un.id, trois.id])
      expect(await paginer(stores, { mots: motsCherches('06 12') }, 2)).toEqual([trois.id, deux.id, un.id])
      expect(await trouver("o'brien \\ ' & | ! : * %")).toEqual([])
    })

    it('finds any piece of a word, of the request too, and of a telephone however it is typed', async () => {
      const stores = await makeStores()
      const pour = (nom: string, telephone: string) => ({ contact: unContact({ nom, telephone }) })
      const un = await enregistrerCommande(stores, 1, {
        ...pour('Élodie Vuillet', '06 98 76 54 32'),
        description: 'Le Wi-Fi coupe, 100 % du temps.',
        engagement: { ...SANS_ENGAGEMENT, acheteur: UNE_SOCIETE },
      })
      const deux = await enregistrerCommande(stores, 2, {
        ...pour('Paul Martin', '07 11 22 33 44'),
        description: 'Écran noir_bleu.',
        notes: 'Digicode 42B.',
      })
      const trouver = async (saisie: string, choix: Partial<ChoixDePrestations> = {}) =>
        (await lister(stores, { mots: motsCherches(saisie), ...choix })).ids
      for (const q of [
        'uille',
        '5432',
        '54 32',
        '98 76',
        '987654',
        'wifi',
        'wi-fi',
        'boulang',
        '552100554',
        '100 %',
        '%',
      ])
        expect([q, await trouver(q)]).toEqual([q, [un.id]])
      for (const q of ['cran', 'noir_b', '_', 'digicode 42b', '2233', '3344'])
        expect([q, await trouver(q)]).toEqual([q, [deux.id]])
      expect(await trouver('cran', { tri: 'montant', statut: 'en_attente' })).toEqual([deux.id])
      expect(await trouver('saunier')).toEqual([deux.id, un.id])
      for (const q of ['noir%bleu', 'noir?bleu', 'ecran\\', '5433']) expect([q, await trouver(q)]).toEqual([q, []])
    })

    it('sorts by amount, and by id where amounts are equal', async () => {
      const stores = await makeStores()
      const services = [5, 12, 8, 12]
      const commandes: NouvellePrestation[] = []
      for (const [rang, service] of services.entries()) {
        commandes.push(
          await enregistrerCommande(stores, rang + 1, { estimation: uneEstimation(unServiceDemande(service)) }),
        )
      }
      const [r, materiel, bureautique, autreMateriel] = idsDe(commandes)
      const attendues = [bureautique, r, autreMateriel, materiel]
      expect((await lister(stores, { tri: 'montant' })).ids).toEqual(attendues)
      expect(await paginer(stores, { tri: 'montant' }, 1)).toEqual(attendues)
    })

    it('ranks those whose client waits for a call by their deadline, and tells which are late', async () => {
      const stores = await makeStores()
      const [une, deux, trois] = [
        await enregistrerCommande(stores, 1, { contactAvant: dansHeures(30) }),
        await enregistrerCommande(stores, 2, { contactAvant: dansHeures(10) }),
        await enregistrerCommande(stores, 3, { contactAvant: dansHeures(20) }),
      ]
      await changer(stores, trois, 'annulé')
      expect((await lister(stores, { tri: 'a_contacter' })).ids).toEqual([deux.id, une.id])
      expect(await paginer(stores, { tri: 'a_contacter' }, 1)).toEqual([deux.id, une.id])
      expect((await lister(stores, { tri: 'a_contacter', statut: 'annulé' })).ids).toEqual([])
      const chiffres = await reussir(stores.prestations.chiffres(dansHeures(11)))
      expect(chiffres).toMatchObject({ aContacter: { total: 2 }, enRetard: { total: 1 } })
    })

    it('keeps among those that want a date whoever was called, and counts no call to make of them', async () => {
      const stores = await makeStores()
      const [une, deux] = [
        await enregistrerCommande(stores, 1, { contactAvant: dansHeures(10) }),
        await enregistrerCommande(stores, 2, { contactAvant: dansHeures(20) }),
      ]
      const appeler = (dossier: Dossier) => E.right(consignerAppel(dossier, '', UN_INSTANT))
      await reussir(stores.prestations.modifier(une.id, UN_INSTANT, appeler))
      expect((await lister(stores, { tri: 'a_contacter' })).ids).toEqual([une.id, deux.id])
      const chiffres = await reussir(stores.prestations.chiffres(dansHeures(11)))
      expect(chiffres).toMatchObject({ aContacter: { total: 1 }, enRetard: { total: 0 } })
    })

    it('leaves out of the calls to make whoever has a date, until the date is refused or runs out', async () => {
      const stores = await makeStores()
      const [une, deux] = (await commander(stores, 2)) as [NouvellePrestation, NouvellePrestation]
      await reussir(proposer(stores, une, [200], 1))
      await reussir(proposer(stores, deux, [300], 2))
      expect((await lister(stores, { tri: 'a_contacter' })).ids).toEqual([])
      const refus = { motif: '', souhaits: [] }
      await reussir(
        stores.prestations.modifier(une.id, UN_INSTANT, (lu) => refuserDates(lu, unIdDeDate(10), refus, UN_INSTANT)),
      )
      expect((await lister(stores, { tri: 'a_contacter' })).ids).toEqual([une.id])
      expect((await lister(stores, { tri: 'a_contacter' }, dansHeures(73))).ids.toSorted()).toEqual([une.id, deux.id])
      expect((await reussir(stores.prestations.chiffres(dansHeures(73)))).aContacter.total).toBe(2)
    })

    it('runs every order from its end too, page by page', async () => {
      const stores = await makeStores()
      const commandes = await commander(stores, 4)
      await reussir(proposer(stores, commandes[0] as NouvellePrestation, [200], 1))
      await reussir(proposer(stores, commandes[2] as NouvellePrestation, [50], 3))
      for (const clef of ['recentes', 'a_contacter', 'rendez_vous', 'montant'] as const) {
        const { ids } = await lister(stores, { tri: clef })
        expect((await lister(stores, { tri: `${clef}_inverse` })).ids).toEqual(ids.toReversed())
        expect(await paginer(stores, { tri: `${clef}_inverse` }, 1)).toEqual(ids.toReversed())
        const trouves = await lister(stores, { tri: `${clef}_inverse`, mots: motsCherches('lons') })
        expect(trouves.ids).toEqual(ids.toReversed())
      }
    })

    it('shows the visits, the latest first, proposed or agreed', async () => {
      const stores = await makeStores()
      const [une, deux, trois] = (await commander(stores, 3)) as [
        NouvellePrestation,
        NouvellePrestation,
        NouvellePrestation,
      ]
      await reussir(proposer(stores, une, [200], 1))
      await reussir(proposer(stores, trois, [50], 3))
      await reussir(
        stores.prestations.modifier(une.id, UN_INSTANT, (lu) => accepterDate(lu, unIdDeDate(10), UN_INSTANT)),
      )
      expect((await lister(stores, { tri: 'rendez_vous' })).ids).toEqual([une.id, trois.id])
      expect(await paginer(stores, { tri: 'rendez_vous' }, 1)).toEqual([une.id, trois.id])
      expect((await lister(stores, { tri: 'rendez_vous' })).ids).not.toContain(deux.id)
    })

    it('counts exactly while people order at once, and after an account goes', async () => {
      const stores = await makeStores()
      await Promise.all(Array.from({ length: 20 }, (_, rang) => enregistrerCommande(stores, rang + 1)))
      expect((await lister(stores)).total).toEqual({ total: 20, plafonne: false })
      expect(await reussir(stores.clients.chiffres())).toEqual({ actifs: 20, inactifs: 0 })
      const { comptes } = await stores.apercu()
      await reussir(
        stores.comptes.effacer(comptes[0]?.id ?? '', UN_INSTANT, ({ messages }) =>
          E.right({ supprimees: [], conservees: [], messages }),
        ),
      )
      expect((await lister(stores)).total.total).toBe(19)
      expect(await reussir(stores.clients.chiffres())).toEqual({ actifs: 19, inactifs: 0 })
    })
  })
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describePrestationRegister(kind, () => postgresStores(knex()))
})
