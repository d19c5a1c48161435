import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unEmail } from '#domain/compte/compte.fixture'
import { bilanDe, effacerCompte, type ContenuAPrevoir } from '#domain/compte/effacement'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { unAjout, unFilDeClient, unSujet } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import { UN_INSTANT, unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { annulerPrestation } from '#domain/rendez-vous/changer-statut'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { euros, multiplier } from '#domain/shared/montant'
import { echouer, reussir } from '#application/shared/run.fixture'
import { commandeDEntreprise, verser } from '#application/ports/acomptes-factures.fixture'
import { avancer, commandeTerminee, crediter, emettre, payer } from '#application/ports/factures.fixture'
import type { CourrierReserve } from '#application/ports/outbox'
import type { DatabaseStores, MakeDatabaseStores } from '#application/ports/stores.fixture'
import { ouvrirFil, suiteDeLEntreprise } from '#domain/message/suite'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const A = unEmail('a@courriel.example')
const B = unEmail('b@courriel.example')

const DEBUT = new Date('2026-12-01T09:00:00Z')
const PLUS_TARD = new Date('2026-11-21T09:00:00Z')

type Client = {
  readonly id: string
  readonly commandes: readonly PrestationId[]
  readonly references: readonly string[]
}

/** A client with two orders, one with a proposed date, and a message. */
const ouvrir = async (stores: DatabaseStores, email: typeof A, graine: number): Promise<Client> => {
  const commandes = [graine, graine + 1].map((rang) => uneNouvellePrestation({ contact: unContact({ email }) }, rang))
  for (const commande of commandes) {
    await reussir(stores.prestations.enregistrer(commande, O.some({ cle: commande.id, empreinte: 'x' })))
  }
  const id = O.toNullable(await reussir(stores.comptes.parEmail(email)))?.id ?? ''
  const debut = new Date(DEBUT.getTime() + graine * 86_400_000)
  const proposer = (dossier: ContenuAPrevoir['dossiers'][number]) =>
    proposerDates(dossier, [{ id: `date-${graine}`, debut }], UN_INSTANT)
  const [premiere = commandes[0]] = commandes
  if (premiere !== undefined) await reussir(stores.prestations.modifier(premiere.id, UN_INSTANT, proposer))
  const message = unMessage({ email }, graine)
  await reussir(stores.messages.enregistrer(ouvrirFil(message, { clientId: id, sujet: unSujet() })))
  return {
    id,
    commandes: commandes.map(({ id: prestation }) => prestation),
    references: commandes.map(({ reference }) => reference),
  }
}

const decider = (contenu: ContenuAPrevoir) => effacerCompte(contenu, UN_INSTANT)

const effacer = ({ comptes }: DatabaseStores, clientId: string) =>
  reussir(comptes.effacer(clientId, PLUS_TARD, decider))

/** The waiting mails, by kind. */
const courriers = async ({ outbox }: DatabaseStores): Promise<readonly CourrierReserve[]> =>
  reussir(outbox.reserver(new Date('2027-01-01T00:00:00Z'), new Date('2027-01-02T00:00:00Z'), 100))

const describeContenu = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: what an account holds`, () => {
    it('is its prestations with their dates and its messages, and nothing of others', async () => {
      const stores = await makeStores()
      const a = await ouvrir(stores, A, 1)
      await ouvrir(stores, B, 3)
      const { dossiers, messages } = await reussir(stores.comptes.contenu(a.id))
      expect(dossiers.map(({ prestation }) => prestation.id).toSorted()).toEqual([...a.commandes].toSorted())
      expect(dossiers.flatMap(({ dates }) => dates.map(({ id }) => id))).toEqual(['date-1'])
      expect(messages).toBe(1)
    })

    it('is what is owed on its invoices, payments and credit notes taken off', async () => {
      const stores = await makeStores()
      const { numero, total } = await reussir(emettre(stores, await commandeTerminee(stores)))
      const id = (await stores.apercu()).comptes[0]?.id ?? ''
      const dettes = async () => (await reussir(stores.comptes.contenu(id))).dettes
      expect(await dettes()).toEqual([{ numero, solde: total }])
      await reussir(payer(stores, numero, 'un', { montant: euros(20) }))
      await reussir(crediter(stores, numero, { montant: euros(10) }))
      expect(await dettes()).toEqual([{ numero, solde: total - euros(30) }])
      await reussir(crediter(stores, numero))
      expect(await dettes()).toEqual([{ numero, solde: multiplier(euros(20), -1) }])
    })
  })
}

const describeArgentGarde = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: money that no invoice took over`, () => {
    it('is owed back by its order, until an invoice takes it over', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      const id = (await stores.apercu()).comptes[0]?.id ?? ''
      const dettes = async () => (await reussir(stores.comptes.contenu(id))).dettes
      await reussir(avancer(stores, commande, 'A', { montant: euros(20) }))
      expect(await dettes()).toEqual([{ numero: commande.reference, solde: euros(-20) }])
      const { numero, total } = await reussir(emettre(stores, commande))
      expect(await dettes()).toEqual([{ numero, solde: total - euros(20) }])
    })

    it('is owed once where it was invoiced, and leaves its documents to be kept ten years without the account', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      const { id = '' } = (await stores.apercu()).comptes[0] ?? {}
      await verser(stores, commande, 'A', euros(20), dateCivile(2026, 12, 30))
      await verser(stores, commande, 'B', euros(-5), dateCivile(2027, 1, 2))
      const { dettes, pieces } = await reussir(stores.comptes.contenu(id))
      expect(dettes).toEqual([{ numero: commande.reference, solde: euros(-15) }])
      expect(pieces.map(({ jusquAu }) => jusquAu).toSorted()).toEqual(['2036-12-31', '2037-12-31'])
      const { conservees } = await effacer(stores, id)
      expect(conservees).toMatchObject([{ reference: commande.reference, jusquAu: '2037-12-31', raisons: ['facture'] }])
      const [suivie] = (await reussir(stores.factures.emises({ reference: commande.reference }))).facturesDAcompte
      expect([suivie?.clientId, suivie?.facture.numero]).toEqual([null, 'ACO-2026-0001'])
      for (const numero of ['ACO-2026-0001', 'AVO-2027-0001'] as NumeroPiece[]) {
        expect(O.isSome(await reussir(stores.factures.fichier(numero)))).toBe(true)
      }
    })
  })
}

const describeEffacement = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: an erased account`, () => {
    it('is gone with its prestations, messages and mails; those of others stay', async () => {
      const stores = await makeStores()
      const a = await ouvrir(stores, A, 1)
      const b = await ouvrir(stores, B, 3)
      const avant = await stores.apercu()
      const effacement = await effacer(stores, a.id)
      expect({ ...effacement, supprimees: effacement.supprimees.toSorted() }).toEqual({
        supprimees: a.references.toSorted(),
        conservees: [],
        messages: 1,
      })
      expect(await reussir(stores.comptes.parId(a.id))).toEqual(O.none)
      const apres = await stores.apercu()
      expect([apres.comptes.length, apres.prestations, apres.cles]).toEqual([1, 2, 2])
      // The half of the mails that were not of this account, and one that tells the business.
      expect(apres.courriers).toBe(avant.courriers / 2 + 1)
      expect((await reussir(stores.comptes.contenu(b.id))).messages).toBe(1)
      for (const id of a.commandes) expect(await reussir(stores.prestations.parId(id))).toEqual(O.none)
    })

    it('is told to the business by the references that went', async () => {
      const stores = await makeStores()
      const { id, references } = await ouvrir(stores, A, 1)
      await effacer(stores, id)
      const [courrier, ...autres] = await courriers(stores)
      expect(courrier?.genre === 'effacement_entreprise' && courrier.detail.references.toSorted()).toEqual(
        references.toSorted(),
      )
      expect(autres).toEqual([])
    })

    it('tells the business which agreed visits go with it', async () => {
      const stores = await makeStores()
      const { id, commandes, references } = await ouvrir(stores, A, 1)
      const [prestationId] = commandes
      if (prestationId === undefined) throw new Error('an order was placed')
      await reussir(stores.prestations.modifier(prestationId, UN_INSTANT, (d) => accepterDate(d, 'date-1', UN_INSTANT)))
      const dossier = O.toNullable(await reussir(stores.prestations.parId(prestationId)))
      await reussir(stores.comptes.effacer(id, PLUS_TARD, (contenu) => E.right(bilanDe(contenu))))
      const visites = (await courriers(stores)).flatMap((courrier) =>
        courrier.genre === 'effacement_entreprise' ? courrier.detail.visites : [],
      )
      const debut = new Date(DEBUT.getTime() + 86_400_000)
      expect(visites).toEqual([
        {
          prestationId,
          reference: references[0],
          sequence: (dossier?.sequence ?? 0) + 1,
          debut: debut.toISOString(),
          fin: dossier?.dates[0]?.fin.toISOString(),
        },
      ])
    })

    it('tells the business of the visit that was cancelled, when the mail of the cancellation had not left', async () => {
      const stores = await makeStores()
      const { id, commandes, references } = await ouvrir(stores, A, 1)
      const [prestationId] = commandes
      if (prestationId === undefined) throw new Error('an order was placed')
      const { modifier } = stores.prestations
      await reussir(modifier(prestationId, UN_INSTANT, (d) => accepterDate(d, 'date-1', UN_INSTANT)))
      const annule = await reussir(
        modifier(prestationId, UN_INSTANT, (d) => annulerPrestation(d, '', UN_INSTANT, 'client')),
      )
      await effacer(stores, id)
      const [courrier] = await courriers(stores)
      expect(courrier?.genre === 'effacement_entreprise' && courrier.detail.visites).toMatchObject([
        { prestationId, reference: references[0], sequence: annule.sequence, debut: '2026-12-02T09:00:00.000Z' },
      ])
    })

    it('tells nothing of a cancellation that the business has read, nor of a date that was never agreed', async () => {
      const stores = await makeStores()
      const { id, commandes } = await ouvrir(stores, A, 1)
      const { modifier } = stores.prestations
      for (const prestationId of commandes) {
        await reussir(modifier(prestationId, UN_INSTANT, (d) => annulerPrestation(d, '', UN_INSTANT, 'client')))
      }
      const autre = await ouvrir(stores, B, 3)
      const [convenue] = autre.commandes
      if (convenue === undefined) throw new Error('an order was placed')
      await reussir(modifier(convenue, UN_INSTANT, (d) => accepterDate(d, 'date-3', UN_INSTANT)))
      await reussir(modifier(convenue, UN_INSTANT, (d) => annulerPrestation(d, '', UN_INSTANT, 'client')))
      for (const courrier of await courriers(stores)) {
        if (courrier.genre === 'annulation_entreprise' && courrier.prestationId === convenue) {
          await reussir(stores.outbox.marquerEnvoye(courrier, UN_INSTANT))
        }
      }
      await effacer(stores, id)
      await effacer(stores, autre.id)
      const attendus = await reussir(
        stores.outbox.reserver(new Date('2027-02-01T00:00:00Z'), new Date('2027-02-02T00:00:00Z'), 100),
      )
      const visites = attendus.flatMap((courrier) =>
        courrier.genre === 'effacement_entreprise' ? courrier.detail.visites : [],
      )
      expect(visites).toEqual([])
    })

    it('that held no prestation is told to nobody', async () => {
      const stores = await makeStores()
      const { references: _, ...a } = await ouvrir(stores, A, 1)
      const rien = { supprimees: [], conservees: [], messages: 1 }
      await reussir(stores.comptes.effacer(a.id, PLUS_TARD, () => E.right(rien)))
      expect(await courriers(stores)).toEqual([])
    })

    it('leaves apart the contracts that the law keeps, and tells the business of them too', async () => {
      const stores = await makeStores()
      const { id, references } = await ouvrir(stores, A, 1)
      const [gardee, supprimee] = references as readonly Reference[]
      if (gardee === undefined || supprimee === undefined) throw new Error('two orders were placed')
      const conservees = [{ reference: gardee, jusquAu: dateCivile(2036, 12, 2), raisons: ['contrat'] as const }]
      const effacement = { supprimees: [supprimee], conservees, messages: 1 }
      await reussir(stores.comptes.effacer(id, PLUS_TARD, () => E.right(effacement)))
      const { archives, prestations } = await stores.apercu()
      expect({ archives, prestations }).toEqual({ archives: [gardee], prestations: 0 })
      const [dit] = await courriers(stores)
      expect(
        dit?.genre === 'effacement_entreprise' && [dit.detail.references.toSorted(), dit.detail.conservees],
      ).toEqual([references.toSorted(), [gardee]])
    })

    it('leaves no reset to send to its address', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores, A, 1)
      await reussir(stores.outbox.demanderReinitialisation(A, UN_INSTANT))
      await reussir(stores.outbox.demanderReinitialisation(B, UN_INSTANT))
      await effacer(stores, id)
      const reinitialisations = (await courriers(stores)).flatMap((courrier) =>
        'email' in courrier ? [courrier.email] : [],
      )
      expect(reinitialisations).toEqual([B])
    })

    it('is erased once: erasing it again, or at once, changes nothing more', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores, A, 1)
      const issues = await Promise.all([effacer(stores, id), effacer(stores, id)])
      issues.push(await effacer(stores, id))
      expect(issues.map(({ supprimees }) => supprimees.length).toSorted((x, y) => x - y)).toEqual([0, 0, 2])
      expect((await courriers(stores)).map(({ genre }) => genre)).toEqual(['effacement_entreprise'])
    })

    it('frees its address and the time of the technician', async () => {
      const stores = await makeStores()
      const a = await ouvrir(stores, A, 1)
      await effacer(stores, a.id)
      expect((await ouvrir(stores, A, 1)).id).not.toBe('')
    })
  })

  describe(`${name}: an erasure that is refused`, () => {
    it('changes nothing, and the caller gets the refusal', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores, A, 1)
      const avant = [await stores.apercu(), await reussir(stores.comptes.contenu(id))]
      const refus = { _tag: 'Refus' }
      expect(await echouer(stores.comptes.effacer(id, PLUS_TARD, () => E.left(refus)))).toEqual(refus)
      expect([await stores.apercu(), await reussir(stores.comptes.contenu(id))]).toEqual(avant)
    })
  })
}

const describeEffacementStore = (name: string, makeStores: MakeDatabaseStores): void => {
  describeContenu(name, makeStores)
  describeArgentGarde(name, makeStores)
  describeEffacement(name, makeStores)
}

const commander = ({ prestations }: DatabaseStores, graine: number) =>
  reussir(prestations.enregistrer(uneNouvellePrestation({}, graine), O.some({ cle: `cle-${graine}`, empreinte: 'x' })))

const clientDe = async ({ comptes }: DatabaseStores): Promise<string> => {
  const { contact } = uneNouvellePrestation()
  return O.toNullable(await reussir(comptes.parEmail(contact.email)))?.id ?? ''
}

const effacerSur = ({ comptes }: DatabaseStores, id: string) =>
  comptes.effacer(id, UN_INSTANT, (contenu) => effacerCompte(contenu, UN_INSTANT))()

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeEffacementStore(kind, () => postgresStores(knex()))

  const rangees = async (): Promise<Readonly<Record<string, number>>> => {
    const tables = ['clients', 'prestations', 'prestation_evenements', 'rendez_vous', 'cles_idempotence', 'messages']
    const comptes = [...tables, 'message_reponses', 'courriels'].map(
      async (table) => [table, Number((await knex()(table).count())[0]?.['count'])] as const,
    )
    return Object.fromEntries(await Promise.all(comptes))
  }

  describe(`${kind}: an erasure`, () => {
    it('leaves no row behind but the mail to the business', async () => {
      const stores = await postgresStores(knex())
      const { id } = await commander(stores, 1)
      const offre = { id: 'date', debut: new Date('2026-12-01T09:00:00Z') }
      await reussir(
        stores.prestations.modifier(id, UN_INSTANT, (dossier) => proposerDates(dossier, [offre], UN_INSTANT)),
      )
      const clientId = await clientDe(stores)
      const { message } = unFilDeClient()
      await reussir(stores.messages.enregistrer(ouvrirFil(message, { clientId, sujet: unSujet() })))
      await reussir(stores.messages.poursuivre(message.id, () => E.right(suiteDeLEntreprise(unAjout()))))
      await effacerSur(stores, clientId)
      expect(await rangees()).toEqual({
        clients: 0,
        prestations: 0,
        prestation_evenements: 0,
        rendez_vous: 0,
        cles_idempotence: 0,
        messages: 0,
        message_reponses: 0,
        courriels: 1,
      })
    })

    it('and orders that come at the same moment leave every order with its account', async () => {
      const stores = await postgresStores(knex())
      await commander(stores, 1)
      const clientId = await clientDe(stores)
      const ensemble = [effacerSur(stores, clientId), ...[2, 3, 4].map((graine) => commander(stores, graine))] as const
      const [effacement] = await Promise.all(ensemble)
      const supprimees = E.isRight(effacement) ? effacement.right.supprimees.length : 0
      expect(supprimees).toBeGreaterThanOrEqual(1)
      expect(await rangees()).toMatchObject({
        clients: supprimees === 4 ? 0 : 1,
        prestations: 4 - supprimees,
        courriels: 2 * (4 - supprimees) + 1,
      })
    })

    it('and messages that come at the same moment leave no message without its account', async () => {
      const stores = await postgresStores(knex())
      await commander(stores, 1)
      const clientId = await clientDe(stores)
      const ecrire = (graine: number) =>
        stores.messages.enregistrer(ouvrirFil(unMessage({}, graine), { clientId, sujet: unSujet() }))()
      await Promise.all([effacerSur(stores, clientId), ecrire(1), ecrire(2), ecrire(3)])
      expect(await rangees()).toMatchObject({ clients: 0, messages: 0, courriels: 1 })
    })
  })
})
