import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import {
  annulerPrestation,
  changerPriorite,
  changerStatut,
  consignerAppel,
  consignerNote,
} from '#domain/rendez-vous/changer-statut'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures, decide } from '#domain/rendez-vous/dossier.fixture'
import { dateLisible, accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import type { Souhait } from '#domain/rendez-vous/souhait'
import { accepterRendezVous } from '#domain/retractation/debut-de-travail'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { courriersDeRendezVous, enregistrerCommande, proposer, unIdDeDate } from './dossiers.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const UN_SOUHAIT: Souhait = { date: '2026-12-20' as DateCivile, creneau: 'matin' }

const lire = async ({ prestations }: Stores, { id }: ReturnType<typeof uneNouvellePrestation>): Promise<Dossier> => {
  const dossier = await reussir(prestations.parId(id))
  if (O.isNone(dossier)) throw new Error('no such dossier')
  return dossier.value
}

const statuts = ({ dates }: Dossier): readonly string[] => dates.map(({ statut }) => statut)

/** Remote work of one hour: the technician's time is the visit itself. */
const A_DISTANCE = { estimation: uneEstimation(unServiceDemande(5), 1, { modalite: 'a_distance' }) }

export const describeDossiers = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a dossier`, () => {
    it('of a prestation that nobody ordered is not found, nor changed', async () => {
      const { prestations } = await makeStores()
      const { id } = uneNouvellePrestation()
      expect(await reussir(prestations.parId(id))).toEqual(O.none)
      expect(await echouer(prestations.modifier(id, UN_INSTANT, () => E.right(null)))).toEqual({
        _tag: 'PrestationInconnue',
      })
    })

    it('begins with the order, without dates', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const { comptes } = await stores.apercu()
      expect(await lire(stores, commande)).toEqual({
        clientId: comptes[0]?.id,
        prestation: { ...commande, numeroDevis: 'DEV-2026-0001' },
        dates: [],
        souhaits: [],
        sequence: 0,
        factureEnCours: null,
      })
    })

    it('is read as it was answered, after a proposal, an answer and another proposal', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const id = unIdDeDate(11)
      const proposee = await reussir(proposer(stores, commande, [100, 150, 200]))
      expect(await lire(stores, commande)).toEqual(proposee)
      const refusee = await reussir(
        stores.prestations.modifier(commande.id, dansHeures(1), (dossier) =>
          refuserDates(dossier, id, { motif: 'Congés, « trop tôt » \\u0041', souhaits: [UN_SOUHAIT] }, dansHeures(1)),
        ),
      )
      expect(await lire(stores, commande)).toEqual(refusee)
      expect(refusee.souhaits).toEqual([UN_SOUHAIT])
      const seconde = await reussir(proposer(stores, commande, [300], 2, dansHeures(2)))
      expect(await lire(stores, commande)).toEqual(seconde)
      expect(statuts(seconde)).toEqual(['remplace', 'remplace', 'remplace', 'propose'])
    })

    it('tells the last proposal by the order of writing, even where the clock was set back before it', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100], 1, dansHeures(1)))
      await reussir(proposer(stores, commande, [200], 2, dansHeures(0.8)))
      const lu = await lire(stores, commande)
      expect(statuts(lu)).toEqual(['remplace', 'propose'])
      const [premiere, seconde] = lu.dates
      expect(dateLisible(lu, premiere?.id ?? '', dansHeures(1))).toEqual(
        E.left({ _tag: 'LienExpire', raison: 'remplace' }),
      )
      const annulation = decide(annulerPrestation(lu, '', dansHeures(1), 'entreprise'))
      expect(annulation.courriers[0]?.annonce.retirees.map(({ id }) => id)).toEqual([seconde?.id])
    })

    it('keeps the request that comes with an acceptance, with its words and its time', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100]))
      const acceptee = await reussir(
        stores.prestations.modifier(commande.id, dansHeures(1), (d) =>
          accepterRendezVous(d, d.dates[0]!.id, true, dansHeures(1)),
        ),
      )
      expect(acceptee.prestation.engagement.debutAnticipeLe).toBe(dansHeures(1).toISOString())
      expect(await lire(stores, commande)).toEqual(acceptee)
    })

    it('stays as it is, with its mails and its history, when there is nothing to change or the decision refuses', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const proposee = await reussir(proposer(stores, commande, [100]))
      const { courriers } = await stores.apercu()
      const rien = await reussir(stores.prestations.modifier(commande.id, UN_INSTANT, () => E.right(null)))
      const refus = await echouer(stores.prestations.modifier(commande.id, UN_INSTANT, () => E.left('non' as const)))
      expect([rien, refus]).toEqual([proposee, 'non'])
      expect(await lire(stores, commande)).toEqual(proposee)
      expect((await stores.apercu()).courriers).toBe(courriers)
    })

    it('changes statut and priority without its appointment', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100]))
      await reussir(
        stores.prestations.modifier(commande.id, UN_INSTANT, (dossier) =>
          E.right(changerPriorite(dossier, 'urgente', UN_INSTANT)),
        ),
      )
      const change = await reussir(
        stores.prestations.modifier(commande.id, UN_INSTANT, (dossier) =>
          changerStatut(dossier, { statut: 'en_cours', motif: '' }, UN_INSTANT),
        ),
      )
      expect(change.prestation).toMatchObject({ statut: 'en_cours', priorite: 'urgente', version: 4 })
      expect(change.sequence).toBe(1)
      expect(await lire(stores, commande)).toEqual(change)
    })

    it('keeps the instant of the first call, and every call and note in its history', async () => {
      const stores = await makeStores()
      const { id } = await enregistrerCommande(stores)
      const ecrire = (heures: number, decider: (dossier: Dossier, instant: Date) => Changement) =>
        reussir(stores.prestations.modifier(id, dansHeures(heures), (lu) => E.right(decider(lu, dansHeures(heures)))))
      await ecrire(1, (lu, instant) => consignerAppel(lu, 'Chien « gentil », \\u0041', instant))
      await ecrire(2, (lu, instant) => consignerNote(lu, 'Digicode\n4521', instant))
      const dossier = await ecrire(3, (lu, instant) => consignerAppel(lu, '', instant))
      expect(dossier.prestation).toMatchObject({ appeleeLe: dansHeures(1), version: 4 })
      const suivi = O.toNullable(await reussir(stores.prestations.suivi(id)))
      expect(suivi?.dossier).toEqual(dossier)
      expect(suivi?.evenements.slice(1)).toEqual(
        [
          { genre: 'appel', note: 'Chien « gentil », \\u0041' },
          { genre: 'note', texte: 'Digicode\n4521' },
          { genre: 'appel', note: '' },
        ].map((fait, rang) => ({ le: dansHeures(rang + 1), auteur: 'entreprise', fait })),
      )
    })

    it('that many change at once keeps every change', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const basculer = (dossier: Dossier) =>
        changerPriorite(dossier, dossier.prestation.priorite === 'urgente' ? 'normale' : 'urgente', UN_INSTANT)
      const changements = Array.from({ length: 12 }, () =>
        reussir(stores.prestations.modifier(commande.id, UN_INSTANT, (dossier) => E.right(basculer(dossier)))),
      )
      await Promise.all(changements)
      expect((await lire(stores, commande)).prestation).toMatchObject({ version: 13, priorite: 'normale' })
      expect(O.toNullable(await reussir(stores.prestations.suivi(commande.id)))?.evenements).toHaveLength(13)
    })
  })

  describe(`${name}: the technician's time`, () => {
    it('is not held twice: the second proposal is refused whole', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
      await reussir(proposer(stores, premiere, [100], 1))
      const avant = await lire(stores, seconde)
      const { courriers } = await stores.apercu()
      expect(await echouer(proposer(stores, seconde, [150, 101, 200], 2))).toEqual({ _tag: 'CreneauOccupe' })
      expect(await lire(stores, seconde)).toEqual(avant)
      expect((await stores.apercu()).courriers).toBe(courriers)
      expect(O.toNullable(await reussir(stores.prestations.suivi(seconde.id)))?.evenements).toHaveLength(1)
    })

    it('has room for a visit that begins when another ends, and not a minute before', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [
        await enregistrerCommande(stores, 1, A_DISTANCE),
        await enregistrerCommande(stores, 2, A_DISTANCE),
      ]
      await reussir(proposer(stores, premiere, [100], 1))
      expect(await echouer(proposer(stores, seconde, [101 - 1 / 60], 2))).toEqual({ _tag: 'CreneauOccupe' })
      expect(await echouer(proposer(stores, seconde, [99 + 1 / 60], 2))).toEqual({ _tag: 'CreneauOccupe' })
      expect(statuts(await reussir(proposer(stores, seconde, [99, 101], 2)))).toEqual(['propose', 'propose'])
    })

    it('includes the way there and back', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [
        await enregistrerCommande(stores, 1),
        await enregistrerCommande(stores, 2, A_DISTANCE),
      ]
      const { dates } = await reussir(proposer(stores, premiere, [100], 1))
      const date = dates[0]!
      const trajet = date.trajetMinutes / 60
      const duree = (date.fin.getTime() - date.debut.getTime()) / 3_600_000
      expect(trajet).toBeGreaterThan(0)
      expect(await echouer(proposer(stores, seconde, [100 + duree], 2))).toEqual({ _tag: 'CreneauOccupe' })
      expect(await echouer(proposer(stores, seconde, [99], 2))).toEqual({ _tag: 'CreneauOccupe' })
      await reussir(proposer(stores, seconde, [99 - trajet, 100 + duree + trajet], 2))
    })

    it('is free again after a refusal, a replacement, a cancellation, and another date agreed', async () => {
      const stores = await makeStores()
      const liberer: readonly ((dossier: Dossier) => E.Either<unknown, Changement | null>)[] = [
        (dossier) => refuserDates(dossier, dossier.dates[0]!.id, { motif: '', souhaits: [] }, UN_INSTANT),
        (dossier) => annulerPrestation(dossier, '', UN_INSTANT, 'client'),
        (dossier) => accepterDate(dossier, dossier.dates[1]!.id, UN_INSTANT),
      ]
      for (const [rang, decider] of liberer.entries()) {
        const [premiere, seconde] = [
          await enregistrerCommande(stores, 2 * rang + 1),
          await enregistrerCommande(stores, 2 * rang + 2),
        ]
        const heure = 100 + 100 * rang
        await reussir(proposer(stores, premiere, [heure, heure + 50], 2 * rang + 1))
        await reussir(stores.prestations.modifier(premiere.id, UN_INSTANT, (dossier) => decider(dossier)))
        expect(statuts(await reussir(proposer(stores, seconde, [heure], 2 * rang + 2)))).toEqual(['propose'])
      }
    })

    it('passes from the old proposal to the new one of the same prestation', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100], 1))
      const { dates } = await reussir(proposer(stores, commande, [101], 2, dansHeures(1)))
      expect(dates.map(({ statut }) => statut)).toEqual(['remplace', 'propose'])
    })

    it('passes from one agreed date to the other of its proposal', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const [a, b] = [unIdDeDate(10), unIdDeDate(11)]
      await reussir(proposer(stores, commande, [100, 150]))
      for (const id of [a, b, a]) {
        await reussir(stores.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, id, UN_INSTANT)))
      }
      expect(statuts(await lire(stores, commande))).toEqual(['accepte', 'ecarte'])
    })

    it('that somebody else took meanwhile is not agreed on any more', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
      await reussir(proposer(stores, premiere, [100, 150], 1))
      const accepter = (id: string) =>
        stores.prestations.modifier(premiere.id, UN_INSTANT, (dossier) => accepterDate(dossier, id, UN_INSTANT))
      const convenue = await reussir(accepter(unIdDeDate(10)))
      await reussir(proposer(stores, seconde, [150], 2))
      expect(await echouer(accepter(unIdDeDate(11)))).toEqual({ _tag: 'CreneauOccupe' })
      expect(await lire(stores, premiere)).toEqual(convenue)
    })

    it('that nobody answered for is let go when it is wanted, and its date waits no more', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
      await reussir(proposer(stores, premiere, [100], 1))
      expect(await echouer(proposer(stores, seconde, [100], 2, new Date(dansHeures(72).getTime() - 1)))).toEqual({
        _tag: 'CreneauOccupe',
      })
      await reussir(proposer(stores, seconde, [100], 2, dansHeures(72)))
      const laissee = await lire(stores, premiere)
      expect(statuts(laissee)).toEqual(['expire'])
      expect(laissee.prestation.version).toBe(2)
    })
  })

  describe(`${name}: the mails of a change`, () => {
    it('are written with it, as it was decided, and leave at their hour', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const { dates } = await reussir(proposer(stores, commande, [100]))
      const id = dates[0]!.id
      await reussir(stores.prestations.modifier(commande.id, dansHeures(1), (d) => accepterDate(d, id, dansHeures(1))))
      const dites = [expect.objectContaining({ id, debut: dansHeures(100).toISOString() })]
      const aussitot = await courriersDeRendezVous(stores, 1)
      expect(aussitot).toEqual([
        expect.objectContaining({
          genre: 'date_client',
          prestationId: commande.id,
          detail: expect.objectContaining({ reponse: 'proposee', sequence: 1, dates: dites }),
        }),
        expect.objectContaining({
          detail: expect.objectContaining({ reponse: 'acceptee', sequence: 2, dates: dites }),
        }),
        expect.objectContaining({
          detail: expect.objectContaining({ reponse: 'acceptee', sequence: 2, dates: dites }),
        }),
      ])
      expect(aussitot.map(({ genre }) => genre).toSorted()).toEqual([
        'date_client',
        'reponse_client',
        'reponse_entreprise',
      ])
      for (const courrier of aussitot) await reussir(stores.outbox.marquerEnvoye(courrier, dansHeures(1)))
      expect(await courriersDeRendezVous(stores, 52 - 1 / 60)).toEqual([])
      expect((await courriersDeRendezVous(stores, 52)).map(({ genre }) => genre)).toEqual(['rappel_client'])
    })

    it('drop the reminder of an appointment that changed, of that prestation alone', async () => {
      const stores = await makeStores()
      const [premiere, seconde] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
      for (const [rang, commande] of [premiere, seconde].entries()) {
        await reussir(proposer(stores, commande, [100 + 50 * rang], rang + 1))
        await reussir(
          stores.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, d.dates[0]!.id, UN_INSTANT)),
        )
      }
      await reussir(
        stores.prestations.modifier(premiere.id, UN_INSTANT, (d) => annulerPrestation(d, '', UN_INSTANT, 'client')),
      )
      const rappels = (await courriersDeRendezVous(stores)).filter(({ genre }) => genre === 'rappel_client')
      expect(rappels).toEqual([expect.objectContaining({ prestationId: seconde.id })])
    })

    it('tell a new statut, as it was decided, with the reason', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      for (const [rang, statut] of (['en_cours', 'en_attente', 'terminé'] as const).entries()) {
        await reussir(
          stores.prestations.modifier(commande.id, dansHeures(rang), (d) =>
            changerStatut(d, { statut, motif: 'Panne « revenue »' }, dansHeures(rang)),
          ),
        )
      }
      const courriers = await reussir(stores.outbox.reserver(dansHeures(5), dansHeures(6), 100))
      expect(courriers.filter(({ genre }) => genre === 'statut_client')).toEqual([
        expect.objectContaining({
          genre: 'statut_client',
          prestationId: commande.id,
          detail: { de: 'en_attente', vers: 'en_cours', motif: 'Panne « revenue »', retrait: null },
        }),
        expect.objectContaining({
          detail: { de: 'en_attente', vers: 'terminé', motif: 'Panne « revenue »', retrait: null },
        }),
      ])
    })

    it('keep the reminder when only the statut changes', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      await reussir(proposer(stores, commande, [100]))
      await reussir(
        stores.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, d.dates[0]!.id, UN_INSTANT)),
      )
      await reussir(
        stores.prestations.modifier(commande.id, UN_INSTANT, (d) =>
          changerStatut(d, { statut: 'en_cours', motif: '' }, UN_INSTANT),
        ),
      )
      const genres = (await courriersDeRendezVous(stores)).map(({ genre }) => genre)
      expect(genres.filter((genre) => genre === 'rappel_client')).toHaveLength(1)
    })
  })
}
