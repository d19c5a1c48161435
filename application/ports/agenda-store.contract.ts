import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#adapters/security/node-hasher'
import { finDuDevis, type Visite } from '#domain/agenda/visite'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { solde } from '#domain/facturation/reglement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { annulerPrestation, changerStatut, consignerAppel } from '#domain/rendez-vous/changer-statut'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import { euros } from '#domain/shared/montant'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { reussir } from '../shared/run.fixture.ts'
import type { PremiersDossiers } from './agenda-store.ts'
import { enregistrerCommande, proposer, unIdDeDate } from './dossiers.fixture.ts'
import { avancer, commandeTerminee, crediter, emettre, payer } from './factures.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

/** Remote work of one hour: the technician's time is the visit itself. */
const A_DISTANCE = { estimation: uneEstimation(unServiceDemande(5), 1, { modalite: 'a_distance' }) }

const changer = (
  { prestations }: Stores,
  { id }: NouvellePrestation,
  decider: (dossier: Dossier) => E.Either<unknown, Changement | null>,
  instant = UN_INSTANT,
): Promise<Dossier> => reussir(prestations.modifier(id, instant, decider))

const accepter = (stores: Stores, commande: NouvellePrestation, instant = UN_INSTANT): Promise<Dossier> =>
  changer(stores, commande, (dossier) => accepterDate(dossier, dossier.dates[0]!.id, instant), instant)

const refuser = (stores: Stores, commande: NouvellePrestation): Promise<Dossier> =>
  changer(stores, commande, (dossier) =>
    refuserDates(dossier, dossier.dates[0]!.id, { motif: '', souhaits: [] }, UN_INSTANT),
  )

/** Sets any statut, by all the changes that it requires. */
const mettre = (stores: Stores, commande: NouvellePrestation, statut: Dossier['prestation']['statut']) =>
  changer(stores, commande, (dossier) => changerStatut(dossier, { statut, motif: 'Convenu' }, UN_INSTANT))

const annuler = (stores: Stores, commande: NouvellePrestation): Promise<Dossier> =>
  changer(stores, commande, (dossier) => annulerPrestation(dossier, '', UN_INSTANT, 'client'))

const offrirDevis = ({ devis }: Stores, { id }: NouvellePrestation) =>
  devis.modifier(id, (etat) => proposerAvenant(etat, unAvenant(), UN_INSTANT, sha256))

const lue = ({ dossiers, nombre }: PremiersDossiers) => ({
  ids: dossiers.map(({ prestation }) => prestation.id),
  nombre,
})

const idsDe = (commandes: readonly NouvellePrestation[]) => ({
  ids: commandes.map(({ id }) => id),
  nombre: commandes.length,
})

const datesDe = (visites: readonly Visite[]) => visites.map(({ date }) => date.id)

type Commandes<H extends readonly number[]> = { readonly [Rang in keyof H]: NouvellePrestation }

/** Orders whose call deadlines are `heures` hours after `UN_INSTANT`. */
const aAppeler = async <const H extends readonly number[]>(stores: Stores, ...heures: H): Promise<Commandes<H>> => {
  const commandes: NouvellePrestation[] = []
  for (const [rang, heure] of heures.entries()) {
    commandes.push(await enregistrerCommande(stores, rang + 1, { ...A_DISTANCE, contactAvant: dansHeures(heure) }))
  }
  return commandes as unknown as Commandes<H>
}

export const describeAgendaStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the agenda between two instants`, () => {
    it('is empty at first', async () => {
      const { agenda } = await makeStores()
      expect(await reussir(agenda.visites(dansHeures(0), dansHeures(1_000), UN_INSTANT))).toEqual([])
    })

    it('holds agreed visits and held dates in their order, with their dossiers whole', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = await aAppeler(stores, 48, 48)
      await reussir(proposer(stores, premiere, [150, 170], 1))
      await reussir(proposer(stores, seconde, [160], 2))
      const convenue = await accepter(stores, seconde)
      const visites = await reussir(stores.agenda.visites(dansHeures(100), dansHeures(200), UN_INSTANT))
      expect(datesDe(visites)).toEqual([unIdDeDate(10), unIdDeDate(20), unIdDeDate(11)])
      expect(visites[1]).toEqual({ dossier: convenue, date: convenue.dates[0] })
    })

    it('reaches a visit by the way to it and back, and not one that only touches', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const { dates } = await reussir(proposer(stores, commande, [100]))
      const { debut, fin, trajetMinutes } = dates[0]!
      const [depart, retour] = [debut.getTime() - trajetMinutes * 60_000, fin.getTime() + trajetMinutes * 60_000]
      const entre = async (de: number, a: number): Promise<number> =>
        (await reussir(stores.agenda.visites(new Date(de), new Date(a), UN_INSTANT))).length
      expect(trajetMinutes).toBeGreaterThan(0)
      expect([await entre(depart - 60_000, depart), await entre(retour, retour + 60_000)]).toEqual([0, 0])
      expect([await entre(depart, depart + 1_000), await entre(retour - 1_000, retour)]).toEqual([1, 1])
    })

    it('forgets dates that were refused, replaced, cancelled, set aside, or not answered in time', async () => {
      const stores = await makeStores()
      const commandes = await aAppeler(stores, 48, 48, 48, 48, 48)
      const [refusee, remplacee, annulee, ecartee] = commandes
      for (const [rang, commande] of commandes.entries()) {
        await reussir(proposer(stores, commande, [100 + 10 * rang, 105 + 10 * rang], rang + 1))
      }
      await refuser(stores, refusee)
      await reussir(proposer(stores, remplacee, [200], 9))
      await annuler(stores, annulee)
      await accepter(stores, ecartee)
      const lire = async (instant: Date) =>
        datesDe(await reussir(stores.agenda.visites(dansHeures(0), dansHeures(300), instant)))
      expect(await lire(UN_INSTANT)).toEqual([unIdDeDate(40), unIdDeDate(50), unIdDeDate(51), unIdDeDate(90)])
      expect(await lire(dansHeures(72))).toEqual([unIdDeDate(40)])
    })
  })

  describe(`${name}: whom to call`, () => {
    it('is late from the promised instant on, the longest over first; the others are due, the nearest first', async () => {
      const stores = await makeStores()
      const [a, b, c, d] = await aAppeler(stores, 30, 10, 20, 40)
      expect(lue(await reussir(stores.agenda.enRetard(dansHeures(25), 50)))).toEqual(idsDe([b, c]))
      expect(lue(await reussir(stores.agenda.aContacter(dansHeures(25), 50)))).toEqual(idsDe([a, d]))
      expect(lue(await reussir(stores.agenda.aContacter(dansHeures(30), 50)))).toEqual(idsDe([a, d]))
      expect(lue(await reussir(stores.agenda.enRetard(dansHeures(10), 50)))).toEqual(idsDe([]))
    })

    it('is cut at what was asked for and counted whole', async () => {
      const stores = await makeStores()
      const [, , c] = await aAppeler(stores, 10, 11, 9)
      expect(lue(await reussir(stores.agenda.enRetard(dansHeures(25), 1)))).toEqual({ ids: [c.id], nombre: 3 })
      expect(lue(await reussir(stores.agenda.aContacter(dansHeures(0), 1)))).toEqual({ ids: [c.id], nombre: 3 })
    })

    it('is nobody who was ever offered a date, nor whose prestation goes on, is done or is cancelled', async () => {
      const stores = await makeStores()
      const [proposee, refusee, encours, terminee, annulee] = await aAppeler(stores, 10, 10, 10, 10, 10)
      await reussir(proposer(stores, proposee, [100], 1))
      await reussir(proposer(stores, refusee, [110], 2))
      await refuser(stores, refusee)
      await mettre(stores, encours, 'en_cours')
      await mettre(stores, terminee, 'terminé')
      await annuler(stores, annulee)
      expect(lue(await reussir(stores.agenda.enRetard(dansHeures(500), 50)))).toEqual(idsDe([]))
      expect(lue(await reussir(stores.agenda.aContacter(dansHeures(0), 50)))).toEqual(idsDe([]))
    })

    it('is nobody who was called: a date is to be found for them', async () => {
      const stores = await makeStores()
      const [appelee, attend, plusTard] = await aAppeler(stores, 10, 11, 40)
      for (const commande of [appelee, plusTard]) {
        await changer(stores, commande, (dossier) => E.right(consignerAppel(dossier, 'Vu.', UN_INSTANT)))
      }
      expect(lue(await reussir(stores.agenda.enRetard(dansHeures(25), 50)))).toEqual(idsDe([attend]))
      expect(lue(await reussir(stores.agenda.aContacter(dansHeures(25), 50)))).toEqual(idsDe([]))
      expect(lue(await reussir(stores.agenda.aReproposer(dansHeures(25), 50)))).toEqual(idsDe([appelee, plusTard]))
    })

    it('comes with its dossier whole', async () => {
      const stores = await makeStores()
      const [commande] = await aAppeler(stores, 10)
      const dossier = await changer(stores, commande, () => E.right(null))
      expect(await reussir(stores.agenda.enRetard(dansHeures(25), 50))).toEqual({ dossiers: [dossier], nombre: 1 })
    })
  })

  describe(`${name}: who wants a date`, () => {
    it('refused it, let it run out, or takes a cancelled prestation up again; the oldest order first', async () => {
      const stores = await makeStores()
      const [perimee, refusee, reprise, encours] = await aAppeler(stores, 48, 48, 48, 48)
      await reussir(proposer(stores, refusee, [110], 2))
      await refuser(stores, refusee)
      await annuler(stores, reprise)
      await mettre(stores, reprise, 'en_attente')
      await reussir(proposer(stores, encours, [120], 4))
      await refuser(stores, encours)
      await mettre(stores, encours, 'en_cours')
      await reussir(proposer(stores, perimee, [100], 1))
      const lire = async (heures: number) => lue(await reussir(stores.agenda.aReproposer(dansHeures(heures), 50)))
      expect(await lire(71)).toEqual(idsDe([refusee, reprise, encours]))
      expect(await lire(72)).toEqual(idsDe([perimee, refusee, reprise, encours]))
      expect(lue(await reussir(stores.agenda.aReproposer(dansHeures(72), 2)))).toEqual({
        ids: [perimee.id, refusee.id],
        nombre: 4,
      })
    })

    it('also when the date that ran out was noted as such, because somebody else took its time', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = await aAppeler(stores, 48, 48)
      await reussir(proposer(stores, premiere, [100], 1))
      await reussir(proposer(stores, seconde, [100], 2, dansHeures(72)))
      expect(lue(await reussir(stores.agenda.aReproposer(dansHeures(73), 50)))).toEqual(idsDe([premiere]))
    })

    it('is nobody who was not called, who agreed, who still chooses, or whose prestation is over', async () => {
      const stores = await makeStores()
      const commandes = await aAppeler(stores, 48, 48, 48, 48, 48)
      const [, convenue, tenue, terminee, annulee] = commandes
      for (const [rang, commande] of [convenue, tenue, terminee, annulee].entries()) {
        await reussir(proposer(stores, commande, [100 + 10 * rang], rang + 1))
      }
      await accepter(stores, convenue)
      await mettre(stores, terminee, 'terminé')
      await annuler(stores, annulee)
      expect(lue(await reussir(stores.agenda.aReproposer(dansHeures(1), 50)))).toEqual(idsDe([]))
    })
  })

  describe(`${name}: cancelled orders that hold money`, () => {
    it('are told, the oldest first, cut and counted, until it was given back or billed', async () => {
      const stores = await makeStores()
      const [ouverte, rendue, premiere, seconde] = await aAppeler(stores, 48, 48, 48, 48)
      for (const [rang, commande] of [ouverte, rendue, seconde, premiere].entries()) {
        await reussir(avancer(stores, commande, `recu-${rang}`, { montant: euros(20 + rang) }))
      }
      for (const commande of [rendue, premiere, seconde]) await annuler(stores, commande)
      await reussir(avancer(stores, rendue, 'rendu', { montant: euros(-21) }))
      const lire = async (limite: number) => {
        const { restes, nombre } = await reussir(stores.agenda.aRembourser(limite))
        return { restes: restes.map(({ dossier, montant }) => [dossier.prestation.id, montant]), nombre }
      }
      const [une, autre] = [
        [premiere.id, 2300],
        [seconde.id, 2200],
      ]
      expect(await lire(50)).toEqual({ restes: [une, autre], nombre: 2 })
      expect(await lire(1)).toEqual({ restes: [une], nombre: 2 })
      const frais = [{ genre: 'preavis' as const, montant: euros(10) }]
      await reussir(emettre(stores, premiere, { saisie: { travail: false, frais } }))
      expect(await lire(50)).toEqual({ restes: [autre], nombre: 2 })
      const { factures } = await reussir(stores.agenda.aRembourser(50))
      expect(factures.map((suivie) => [suivie.facture.prestationId, solde(suivie)])).toEqual([[premiere.id, -1300]])
    })
  })

  describe(`${name}: invoices that hold too much`, () => {
    it('are told beside them, the oldest first, cut and counted, until it went back', async () => {
      const stores = await makeStores()
      const [ouverte, premiere, seconde] = [
        await commandeTerminee(stores, 1),
        await commandeTerminee(stores, 2),
        await commandeTerminee(stores, 3),
      ]
      for (const commande of [ouverte, premiere, seconde]) await reussir(emettre(stores, commande))
      const [, FAC_2, FAC_3] = [1, 2, 3].map((rang) => numeroPiece('facture', 2026, rang))
      if (FAC_2 === undefined || FAC_3 === undefined) throw new Error('no numbers')
      await reussir(payer(stores, FAC_3, 'B', { montant: euros(30) }))
      await reussir(payer(stores, FAC_2, 'A'))
      for (const numero of [FAC_3, FAC_2]) await reussir(crediter(stores, numero))
      const lire = async (limite: number) => {
        const { factures, nombre } = await reussir(stores.agenda.aRembourser(limite))
        return { factures: factures.map((suivie) => [suivie.facture.numero, solde(suivie)]), nombre }
      }
      expect(await lire(50)).toEqual({
        factures: [
          [FAC_2, -2000],
          [FAC_3, -3000],
        ],
        nombre: 2,
      })
      expect(await lire(1)).toEqual({ factures: [[FAC_2, -2000]], nombre: 2 })
      await reussir(payer(stores, FAC_2, 'rendu', { montant: euros(-20) }))
      expect(await lire(50)).toEqual({ factures: [[FAC_3, -3000]], nombre: 1 })
    })
  })

  describe(`${name}: orders without an answer`, () => {
    const idsAttendus = async ({ agenda }: Stores, heures: number, limite = 50) => {
      const { attentes, nombre } = await reussir(agenda.sansReponse(dansHeures(heures), limite))
      return { ids: attentes.map(({ dossier }) => dossier.prestation.id), nombre }
    }

    it('come once each whatever their dates, by the end of the first delay, cut and counted, with the dossier', async () => {
      const stores = await makeStores()
      const [tard, tot, convenue] = await aAppeler(stores, 48, 48, 48)
      await reussir(proposer(stores, tot, [30], 1))
      const { dates } = await reussir(proposer(stores, tard, [140, 150, 155], 2))
      await reussir(proposer(stores, convenue, [160], 3))
      await accepter(stores, convenue)
      expect(await idsAttendus(stores, 0)).toEqual(idsDe([tot, tard]))
      expect(await idsAttendus(stores, 0, 1)).toEqual({ ids: [tot.id], nombre: 2 })
      const { attentes } = await reussir(stores.agenda.sansReponse(UN_INSTANT, 50))
      expect(attentes[1]?.dossier.dates).toEqual(dates)
      expect(attentes[1]?.devis).toBeNull()
    })

    it('are waited for no longer than their delay, nor once the prestation is done', async () => {
      const stores = await makeStores()
      const [tenue, terminee] = await aAppeler(stores, 48, 48)
      await reussir(proposer(stores, tenue, [140], 1))
      await reussir(proposer(stores, terminee, [150], 2))
      await mettre(stores, terminee, 'terminé')
      expect(await idsAttendus(stores, 71)).toEqual(idsDe([tenue]))
      expect(await idsAttendus(stores, 72)).toEqual(idsDe([]))
    })

    it('wait on another quote until its last day in Paris is over, or it is answered', async () => {
      const stores = await makeStores()
      const [seul, avecDate, repondu] = await aAppeler(stores, 48, 48, 48)
      for (const commande of [seul, avecDate, repondu]) await reussir(offrirDevis(stores, commande))
      await reussir(proposer(stores, avecDate, [140], 1))
      await reussir(
        stores.devis.modifier(repondu.id, (etat) =>
          repondreAvenant(etat, { version: 2, action: 'refuser', motif: '' }, UN_INSTANT),
        ),
      )
      expect(await idsAttendus(stores, 0)).toEqual(idsDe([avecDate, seul]))
      const { attentes } = await reussir(stores.agenda.sansReponse(UN_INSTANT, 50))
      expect(attentes.map(({ devis }) => devis?.version)).toEqual([2, 2])
      expect(attentes[1]?.devis?.emiseLe).toEqual(UN_INSTANT)
      const fin = finDuDevis({ emiseLe: UN_INSTANT }).getTime() - UN_INSTANT.getTime()
      expect(await idsAttendus(stores, fin / 3_600_000 - 1)).toEqual(idsDe([seul, avecDate]))
      expect(await idsAttendus(stores, fin / 3_600_000)).toEqual(idsDe([]))
    })
  })
}
