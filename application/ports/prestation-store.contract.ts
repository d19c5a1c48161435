import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import type { Evenement } from '#domain/prestation/evenement'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { annulerPrestation, changerPriorite, changerStatut, consignerAppel } from '#domain/rendez-vous/changer-statut'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import { reussir } from '../shared/run.fixture.ts'
import { proposer } from './dossiers.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

/** The account id of an order. */
const compteDe = async ({ prestations }: Stores, { id }: ReturnType<typeof uneNouvellePrestation>): Promise<string> => {
  const trouvee = await reussir(prestations.parId(id))
  if (O.isNone(trouvee)) throw new Error('no such prestation')
  return trouvee.value.clientId
}

/** Orders of one client, each later than the one before. */
const desCommandes = async (stores: Stores, nombre: number, email: string, graine = 1) => {
  const commandes = Array.from({ length: nombre }, (_, rang) =>
    uneNouvellePrestation({ contact: unContact({ email }) }, graine + rang),
  )
  for (const commande of commandes) await reussir(stores.prestations.enregistrer(commande, O.none))
  return commandes
}

const ids = (suivis: readonly { readonly dossier: Dossier }[]): readonly string[] =>
  suivis.map(({ dossier }) => dossier.prestation.id)

const A_LIRE: readonly ((dossier: Dossier, instant: Date) => E.Either<unknown, Changement | null>)[] = [
  (dossier, instant) => E.right(changerPriorite(dossier, 'importante', instant)),
  (dossier, instant) => accepterDate(dossier, dossier.dates[0]!.id, instant),
  (dossier, instant) =>
    refuserDates(dossier, dossier.dates[0]!.id, { motif: 'Panne « réparée »', souhaits: [] }, instant),
  (dossier, instant) => changerStatut(dossier, { statut: 'en_cours', motif: '' }, instant),
  (dossier, instant) => annulerPrestation(dossier, 'Plus besoin', instant, 'entreprise'),
]

export const describePrestationStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a prestation by its id`, () => {
    it('is not found when nobody ordered it', async () => {
      const { prestations } = await makeStores()
      expect(await reussir(prestations.parId(uneNouvellePrestation().id))).toEqual(O.none)
      expect(await reussir(prestations.suivi(uneNouvellePrestation().id))).toEqual(O.none)
    })

    it('comes with the account of the client who ordered it', async () => {
      const { prestations, apercu } = await makeStores()
      const autre = uneNouvellePrestation({ contact: unContact({ email: 'autre@courriel.example' }) }, 2)
      await reussir(prestations.enregistrer(uneNouvellePrestation(), O.none))
      const prestation = await reussir(prestations.enregistrer(autre, O.none))
      const { comptes } = await apercu()
      const clientId = comptes.find(({ email }) => email === autre.contact.email)?.id
      expect(await reussir(prestations.parId(autre.id))).toMatchObject(O.some({ clientId, prestation }))
    })

    it('comes with its dates and its history, oldest first, every fact as it was told', async () => {
      const stores = await makeStores()
      const [commande] = await desCommandes(stores, 1, 'a@courriel.example')
      await desCommandes(stores, 1, 'b@courriel.example', 2)
      await reussir(proposer(stores, commande!, [500, 400]))
      const instants = A_LIRE.map((_, rang) => dansHeures(rang + 1))
      for (const [rang, decider] of A_LIRE.entries()) {
        const instant = instants[rang]!
        await reussir(stores.prestations.modifier(commande!.id, instant, (dossier) => decider(dossier, instant)))
      }
      const [priorite, acceptee, refusee, statut, annulee] = instants
      const attendus: readonly Evenement[] = [
        { le: UN_INSTANT, auteur: 'client', fait: { genre: 'commande' } },
        {
          le: UN_INSTANT,
          auteur: 'entreprise',
          fait: { genre: 'date_proposee', dates: [400, 500].map((heure) => dansHeures(heure).toISOString()) },
        },
        { le: priorite!, auteur: 'entreprise', fait: { genre: 'priorite', de: 'normale', vers: 'importante' } },
        { le: acceptee!, auteur: 'client', fait: { genre: 'date_acceptee', date: dansHeures(400).toISOString() } },
        { le: refusee!, auteur: 'client', fait: { genre: 'date_refusee', motif: 'Panne « réparée »' } },
        { le: statut!, auteur: 'entreprise', fait: { genre: 'statut', de: 'en_attente', vers: 'en_cours', motif: '' } },
        { le: annulee!, auteur: 'entreprise', fait: { genre: 'annulation', motif: 'Plus besoin', frais: null } },
      ]
      expect(await reussir(stores.prestations.suivi(commande!.id))).toEqual(
        O.some({
          dossier: O.toNullable(await reussir(stores.prestations.parId(commande!.id))),
          evenements: attendus,
        }),
      )
    })
  })

  describe(`${name}: the histories of prestations`, () => {
    it('come for each that is asked for, whoever ordered, and for none other', async () => {
      const stores = await makeStores()
      const [une] = await desCommandes(stores, 1, 'a@courriel.example')
      const [autre] = await desCommandes(stores, 2, 'b@courriel.example', 2)
      const appeler = (dossier: Dossier) => E.right(consignerAppel(dossier, 'Absente.', dansHeures(1)))
      await reussir(stores.prestations.modifier(une!.id, dansHeures(1), appeler))
      const histoires = await reussir(stores.prestations.histoires([une!.id, autre!.id]))
      const genres = [...histoires].map(([id, faits]): [string, string[]] => [id, faits.map(({ fait }) => fait.genre)])
      expect(new Map(genres)).toEqual(
        new Map([
          [une!.id, ['commande', 'appel']],
          [autre!.id, ['commande']],
        ]),
      )
      expect(histoires.get(une!.id)?.at(-1)).toEqual({
        le: dansHeures(1),
        auteur: 'entreprise',
        fait: { genre: 'appel', note: 'Absente.' },
      })
      expect(await reussir(stores.prestations.histoires([]))).toEqual(new Map())
    })
  })

  describe(`${name}: the prestations of an account`, () => {
    it('come newest first, in pages that neither repeat nor skip, and with nobody else’s', async () => {
      const stores = await makeStores()
      const commandes = await desCommandes(stores, 5, 'a@courriel.example')
      await desCommandes(stores, 2, 'b@courriel.example', 10)
      const clientId = await compteDe(stores, commandes[0]!)
      const attendus = commandes.map(({ id }) => id).toReversed()
      const lire = (limite: number, curseur: string | null) =>
        reussir(stores.prestations.duClient(clientId, { limite, curseur }))
      const premiere = await lire(2, null)
      const seconde = await lire(2, premiere.curseurSuivant)
      const derniere = await lire(2, seconde.curseurSuivant)
      expect([premiere, seconde, derniere].map(({ elements }) => ids(elements))).toEqual([
        attendus.slice(0, 2),
        attendus.slice(2, 4),
        attendus.slice(4),
      ])
      expect([premiere, seconde, derniere].map(({ curseurSuivant, total }) => [curseurSuivant, total])).toEqual([
        [attendus[1], 5],
        [attendus[3], 5],
        [null, 5],
      ])
      expect((await lire(5, null)).curseurSuivant).toBeNull()
    })

    it('go on after the last one seen, even when it is gone or a newer one came', async () => {
      const stores = await makeStores()
      const commandes = await desCommandes(stores, 3, 'a@courriel.example')
      const clientId = await compteDe(stores, commandes[0]!)
      const { curseurSuivant } = await reussir(stores.prestations.duClient(clientId, { limite: 1, curseur: null }))
      await desCommandes(stores, 1, 'a@courriel.example', 9)
      const suite = await reussir(stores.prestations.duClient(clientId, { limite: 5, curseur: curseurSuivant }))
      expect(ids(suite.elements)).toEqual([commandes[1]?.id, commandes[0]?.id])
      expect(suite.total).toBe(4)
    })

    it('are none for an account without orders, beyond the last, and counted as none', async () => {
      const stores = await makeStores()
      const commandes = await desCommandes(stores, 1, 'a@courriel.example')
      const clientId = await compteDe(stores, commandes[0]!)
      const inconnu = '00000000-0000-4000-8000-000000000000'
      const vide = { elements: [], curseurSuivant: null }
      expect(await reussir(stores.prestations.duClient(inconnu, { limite: 5, curseur: null }))).toEqual({
        ...vide,
        total: 0,
      })
      expect(await reussir(stores.prestations.duClient(clientId, { limite: 5, curseur: commandes[0]!.id }))).toEqual({
        ...vide,
        total: 1,
      })
      expect(await reussir(stores.prestations.chiffresDuClient(inconnu))).toEqual({
        en_attente: 0,
        en_cours: 0,
        terminé: 0,
        annulé: 0,
      })
    })

    it('are counted by statut', async () => {
      const stores = await makeStores()
      const [premiere] = await desCommandes(stores, 3, 'a@courriel.example')
      await reussir(
        stores.prestations.modifier(premiere!.id, UN_INSTANT, (d) => annulerPrestation(d, '', UN_INSTANT, 'client')),
      )
      await desCommandes(stores, 1, 'b@courriel.example', 10)
      expect(await reussir(stores.prestations.chiffresDuClient(await compteDe(stores, premiere!)))).toEqual({
        en_attente: 2,
        en_cours: 0,
        terminé: 0,
        annulé: 1,
      })
    })
  })
}
