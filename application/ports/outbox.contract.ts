import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { DELAI_MAX_S } from '#domain/courrier/courrier'
import { unMessage } from '#domain/message/message.fixture'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { reussir } from '../shared/run.fixture.ts'
import { courriersDeRendezVous, enregistrerCommande, proposer } from './dossiers.fixture.ts'
import type { CourrierReserve } from './outbox.ts'
import type { MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'
import { ouvrirFil } from '#domain/message/suite'

const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

/** Hours until a visit far enough away to have a reminder. */
const DANS_DIX_JOURS = 240

/** An instant after all due times of these tests. */
const FIN = apres(100_000)

/** Records orders ten seconds apart, with two mails each. */
const deposer = async ({ prestations }: Stores, nombre: number): Promise<void> => {
  for (let rang = 0; rang < nombre; rang += 1) {
    const contact = unContact({ email: `cliente${rang}@courriel.example` })
    const commande = uneNouvellePrestation({ contact, creeLe: apres(10 * rang) }, rang + 1)
    await reussir(prestations.enregistrer(commande, O.none))
  }
}

const reserver = ({ outbox }: Stores, secondes: number, nombre = 100, bail = 60) =>
  reussir(outbox.reserver(apres(secondes), apres(secondes + bail), nombre))

/** Claims one mail. */
const reserverUn = async (stores: Stores, secondes: number, bail = 60): Promise<CourrierReserve> => {
  const [courrier] = await reserver(stores, secondes, 1, bail)
  if (courrier === undefined) throw new Error('nothing to claim')
  return courrier
}

/** The prestation ids of claimed mails, in order of the claim. */
const prestations = (courriers: readonly CourrierReserve[]): readonly string[] =>
  courriers.map((courrier) => ('prestationId' in courrier ? courrier.prestationId : courrier.genre))

const ids = (courriers: readonly CourrierReserve[]): readonly string[] => courriers.map(({ id }) => id).toSorted()

export const describeOutbox = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: claiming mails`, () => {
    it('takes nothing from an empty outbox', async () => {
      expect(await reserver(await makeStores(), 0)).toEqual([])
    })

    it('takes those that are due, oldest first, as many as asked', async () => {
      const stores = await makeStores()
      await deposer(stores, 3)
      const ordre = [1, 2, 3].map((graine) => uneNouvellePrestation({ creeLe: apres(10 * (graine - 1)) }, graine).id)
      const premiers = await reserver(stores, 20, 3)
      expect(prestations(premiers)).toEqual([ordre[0], ordre[0], ordre[1]])
      expect(prestations(await reserver(stores, 20, 1))).toEqual([ordre[1]])
      expect(prestations(await reserver(stores, 20))).toEqual([ordre[2], ordre[2]])
    })

    it('takes those to be sent at once whatever clock wrote them, though it was hours ahead', async () => {
      const stores = await makeStores()
      await deposer(stores, 2)
      expect(await reserver(stores, -7_200)).toHaveLength(4)
    })

    it('takes mails about orders and about messages in one queue', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      await reussir(stores.messages.enregistrer(ouvrirFil(unMessage({ creeLe: apres(5) }))))
      const courriers = await reserver(stores, 5)
      expect(
        courriers
          .map(({ genre }) => genre)
          .slice(0, 2)
          .toSorted(),
      ).toEqual(['commande_client', 'commande_entreprise'])
      expect(courriers.at(2)).toMatchObject({
        genre: 'message_entreprise',
        messageId: unMessage({ creeLe: apres(5) }).id,
      })
      for (const courrier of courriers) await reussir(stores.outbox.marquerEnvoye(courrier, apres(6)))
      expect(await reussir(stores.outbox.etat(FIN))).toEqual({ enAttente: 0, echoues: 0, plusAncien: null })
    })

    it('takes mails about appointments with what was decided, each at its hour', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const { dates } = await reussir(proposer(stores, commande, [DANS_DIX_JOURS]))
      const accepter = (dossier: Dossier) => accepterDate(dossier, dates[0]?.id ?? '', UN_INSTANT)
      await reussir(stores.prestations.modifier(commande.id, UN_INSTANT, accepter))
      const courriers = await courriersDeRendezVous(stores, DANS_DIX_JOURS - 49)
      expect(courriers.map(({ genre }) => genre).toSorted()).toEqual([
        'date_client',
        'reponse_client',
        'reponse_entreprise',
      ])
      const suite = await reserver(stores, 3_600 * (DANS_DIX_JOURS - 48))
      expect(suite.find(({ genre }) => genre === 'rappel_client')).toMatchObject({
        genre: 'rappel_client',
        prestationId: commande.id,
        detail: { reponse: 'acceptee', sequence: 2, dates: [{ id: dates[0]?.id }] },
      })
    })

    it('hands no mail to a second worker before the claim ends, then hands it over with one more attempt', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const premiers = await reserver(stores, 0, 100, 60)
      expect(await reserver(stores, 59)).toEqual([])
      const seconds = await reserver(stores, 60)
      expect(ids(seconds)).toEqual(ids(premiers))
      expect([...premiers, ...seconds].map(({ essais }) => essais)).toEqual([1, 1, 2, 2])
    })

    it('gives every mail to exactly one of many workers', async () => {
      const stores = await makeStores()
      await deposer(stores, 10)
      const lots = await Promise.all(Array.from({ length: 8 }, () => reserver(stores, 1_000, 4)))
      const pris = lots.flat()
      const reste = await reserver(stores, 1_000)
      expect(lots.every((lot) => lot.length <= 4)).toBe(true)
      expect(new Set([...pris, ...reste].map(({ id }) => id)).size).toBe(20)
      expect(pris.length + reste.length).toBe(20)
    })
  })

  describe(`${name}: a mail`, () => {
    it('that was sent never comes again', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const courrier = await reserverUn(stores, 0)
      await reussir(stores.outbox.marquerEnvoye(courrier, apres(1)))
      expect(ids(await reserver(stores, 100_000))).not.toContain(courrier.id)
    })

    it('that failed comes again at the hour of its next attempt, no sooner', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const courrier = await reserverUn(stores, 0, 3_600)
      await reussir(stores.outbox.marquerEchoue(courrier, apres(5), 'mailbox full\0 \ud83d\ude00'))
      expect(ids(await reserver(stores, 4))).not.toContain(courrier.id)
      expect(await reserver(stores, 5)).toContainEqual({ ...courrier, essais: 2 })
    })

    it('that failed waits for its next attempt, though a clock ahead by minutes wrote it', async () => {
      const stores = await makeStores()
      await reussir(stores.outbox.demanderReinitialisation(unContact().email, apres(600)))
      const courrier = await reserverUn(stores, 0)
      await reussir(stores.outbox.marquerEchoue(courrier, apres(5), 'busy'))
      expect(await reserver(stores, 0)).toEqual([])
      expect(await reserver(stores, 4)).toEqual([])
      expect(await reserver(stores, 5)).toEqual([{ ...courrier, essais: 2 }])
    })

    it('that is tried again is never due later than the longest delay, though the clock was set back', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const courriers = await reserver(stores, 10_000)
      for (const courrier of courriers) await reussir(stores.outbox.marquerEchoue(courrier, apres(10_005), 'busy'))
      expect(await reserver(stores, 10_005 - DELAI_MAX_S)).toEqual([])
      expect(ids(await reserver(stores, 10_004 - DELAI_MAX_S))).toEqual(ids(courriers))
    })

    it('that another worker took over is not held by the first', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const premier = await reserverUn(stores, 0, 60)
      await reserver(stores, 60)
      expect(await reussir(stores.outbox.retenir(premier, 'budget: '))).toBe(false)
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 2, echoues: 0 })
    })

    it('that failed for good waits for the owner', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      await reussir(stores.outbox.marquerEchoue(await reserverUn(stores, 0), null, 'no such mailbox'))
      expect(await reserver(stores, 100_000)).toHaveLength(1)
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 1, echoues: 1 })
    })

    it('taken over by another worker is out of reach of the first', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const premiers = await reserver(stores, 0, 100, 60)
      const seconds = await reserver(stores, 60, 100, 60)
      for (const courrier of premiers) {
        await reussir(stores.outbox.marquerEchoue(courrier, null, 'too late'))
        await reussir(stores.outbox.marquerEchoue(courrier, apres(61), 'too late'))
        await reussir(stores.outbox.marquerEnvoye(courrier, apres(61)))
      }
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 2, echoues: 0 })
      expect(await reserver(stores, 119)).toEqual([])
      for (const courrier of seconds) await reussir(stores.outbox.marquerEnvoye(courrier, apres(62)))
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 0, echoues: 0 })
    })

    it('that has nothing left to tell never comes again, waits for nobody and has not failed', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      for (const courrier of await reserver(stores, 0)) await reussir(stores.outbox.marquerSansObjet(courrier))
      expect(await reserver(stores, 100_000)).toEqual([])
      expect(await reussir(stores.outbox.etat(FIN))).toEqual({ enAttente: 0, echoues: 0, plusAncien: null })
    })

    it('that another worker took over is not given up by the first', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const premier = await reserverUn(stores, 0, 60)
      await reserver(stores, 60)
      await reussir(stores.outbox.marquerSansObjet(premier))
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 2 })
    })

    it('of a reset names the address it was asked for, known or not', async () => {
      const stores = await makeStores()
      const { email } = unContact({ email: 'inconnue@courriel.example' })
      await reussir(stores.outbox.demanderReinitialisation(email, apres(5)))
      expect(await reserver(stores, 5)).toEqual([
        { id: expect.any(String), essais: 1, genre: 'reinitialisation', email },
      ])
    })

    it('that was sent is not made to fail afterwards', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const courrier = await reserverUn(stores, 0)
      await reussir(stores.outbox.marquerEnvoye(courrier, apres(1)))
      await reussir(stores.outbox.marquerEchoue(courrier, null, 'too late'))
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 1, echoues: 0 })
    })
  })

  describe(`${name}: the state of the outbox`, () => {
    it('is empty at first', async () => {
      const { outbox } = await makeStores()
      expect(await reussir(outbox.etat(FIN))).toEqual({ enAttente: 0, echoues: 0, plusAncien: null })
    })

    it('counts what waits, claimed or not, and tells since when', async () => {
      const stores = await makeStores()
      await deposer(stores, 2)
      await reserverUn(stores, 0)
      expect(await reussir(stores.outbox.etat(FIN))).toEqual({ enAttente: 4, echoues: 0, plusAncien: UN_INSTANT })
    })

    it('counts what was tried already, though its next attempt is to come', async () => {
      const stores = await makeStores()
      await reussir(stores.outbox.demanderReinitialisation(unContact().email, apres(100)))
      await reussir(stores.outbox.marquerEchoue(await reserverUn(stores, 100), apres(200), 'mailbox full'))
      const etat = await reussir(stores.outbox.etat(apres(101)))
      expect(etat).toEqual({ enAttente: 1, echoues: 0, plusAncien: apres(100) })
    })

    it('counts a reminder from its hour on, however long ago it was written', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores)
      const { dates } = await reussir(proposer(stores, commande, [DANS_DIX_JOURS]))
      const accepter = (dossier: Dossier) => accepterDate(dossier, dates[0]?.id ?? '', UN_INSTANT)
      await reussir(stores.prestations.modifier(commande.id, UN_INSTANT, accepter))
      for (const courrier of await reserver(stores, 0)) await reussir(stores.outbox.marquerEnvoye(courrier, apres(1)))
      const heure = apres(3_600 * (DANS_DIX_JOURS - 48))
      const veille = await reussir(stores.outbox.etat(new Date(heure.getTime() - 1)))
      expect(veille).toEqual({ enAttente: 0, echoues: 0, plusAncien: null })
      expect(await reussir(stores.outbox.etat(heure))).toEqual({ enAttente: 1, echoues: 0, plusAncien: heure })
    })

    it('tells why what was tried and waits did not leave, as long as it waits', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      expect(await reussir(stores.outbox.empechement)).toEqual(O.none)
      const [premier, second] = await reserver(stores, 0)
      if (premier === undefined || second === undefined) throw new Error('nothing to claim')
      await reussir(stores.outbox.marquerEchoue(premier, apres(50), 'the last'))
      await reussir(stores.outbox.marquerEchoue(second, apres(40), 'the first'))
      expect(await reussir(stores.outbox.empechement)).toEqual(O.some('the last'))
      const [encore, tard] = await reserver(stores, 60)
      if (encore === undefined || tard === undefined) throw new Error('nothing to claim')
      await reussir(stores.outbox.marquerEchoue(encore, null, 'given up'))
      await reussir(stores.outbox.marquerEnvoye(tard, apres(61)))
      expect(await reussir(stores.outbox.empechement)).toEqual(O.none)
    })

    it('forgets the age of what was sent or given up', async () => {
      const stores = await makeStores()
      await deposer(stores, 2)
      await reussir(stores.outbox.marquerEnvoye(await reserverUn(stores, 0), apres(1)))
      await reussir(stores.outbox.marquerEchoue(await reserverUn(stores, 0), null, 'no such mailbox'))
      expect(await reussir(stores.outbox.etat(FIN))).toEqual({ enAttente: 2, echoues: 1, plusAncien: apres(10) })
    })
  })
}

/** Tests that need erasure, which only the database has. */
export const describeCourrierDEffacement = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: claiming mails`, () => {
    it('takes the mail of an erasure with the references that are left', async () => {
      const stores = await makeStores()
      const { id, reference } = await enregistrerCommande(stores)
      const trouvee = O.toNullable(await reussir(stores.prestations.parId(id)))
      const effacement = { supprimees: [reference], conservees: [], messages: 0 }
      await reussir(stores.comptes.effacer(trouvee?.clientId ?? '', apres(5), () => E.right(effacement)))
      expect(await reserver(stores, 5)).toEqual([
        {
          id: expect.any(String),
          essais: 1,
          genre: 'effacement_entreprise',
          detail: { references: [reference], conservees: [], visites: [] },
        },
      ])
    })
  })
}

/** Tests of sending failed mails again, which only the database does. */
export const describeRenvois = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: claiming mails`, () => {
    it('is held for the owner once, who sends it again', async () => {
      const stores = await makeStores()
      await deposer(stores, 1)
      const [premier, second] = await reserver(stores, 0)
      if (premier === undefined || second === undefined) throw new Error('nothing to claim')
      expect(await reussir(stores.outbox.retenir(premier, 'budget: '))).toBe(true)
      await reussir(stores.outbox.marquerEnvoye(second, apres(1)))
      expect(await reussir(stores.outbox.echoues(10))).toMatchObject([{ id: premier.id, derniereErreur: 'budget: ' }])
      await reussir(stores.outbox.renvoyerEchoues(apres(5)))
      const repris = await reserverUn(stores, 5)
      expect([repris.id, await reussir(stores.outbox.retenir(repris, 'budget: '))]).toEqual([premier.id, false])
      await reussir(stores.outbox.marquerEnvoye(repris, apres(6)))
      expect(await reussir(stores.outbox.etat(FIN))).toMatchObject({ enAttente: 0, echoues: 0 })
    })

    it('of a reset that is held waits for the owner, who sends it', async () => {
      const stores = await makeStores()
      const { email } = unContact()
      await reussir(stores.outbox.retenirReinitialisation(email, apres(5), 'reseau: '))
      expect(await reserver(stores, 10)).toEqual([])
      expect(await reussir(stores.outbox.echoues(10))).toMatchObject([
        { genre: 'reinitialisation', sujet: email, derniereErreur: 'reseau: ' },
      ])
      await reussir(stores.outbox.renvoyerEchoues(apres(20)))
      expect(await reserver(stores, 20)).toMatchObject([{ genre: 'reinitialisation', email }])
    })
  })
}
