import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { effacerCompte } from '#domain/compte/effacement'
import { annulerReglement } from '#domain/facturation/encaisser'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { estDAcompte, type Reglement } from '#domain/facturation/reglement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import { compteDe, emises, PROFESSIONNELLE } from './factures-d-acompte.fixture.ts'
import {
  avancer,
  commandeTerminee,
  crediter,
  ecrireReglement,
  EMISSION,
  emettre,
  payer,
  redigerPiece,
  redigerMal,
} from './factures.fixture.ts'
import type { MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'

const [ACO_1, ACO_2, ACO_3, ACO_4] = [1, 2, 3, 4].map((rang) => numeroPiece('acompte', 2026, rang))
const [AVO_1, AVO_2] = [1, 2].map((rang) => numeroPiece('avoir', 2026, rang))
const FAC_1 = numeroPiece('facture', 2026, 1)

const CONVENU = { total: euros(64), ventes: euros(0) }

const annuler = (stores: Stores, commande: NouvellePrestation, visee: string, id: string) =>
  ecrireReglement(stores, commande, (lu) =>
    annulerReglement(lu, visee, { id, instant: EMISSION, jour: dateParis(EMISSION), note: 'erreur' }),
  )

/** A payment as recorded before deposit documents existed. */
const ecrireSansDocument = ({ factures }: Stores, { reference }: NouvellePrestation, reglement: Reglement) =>
  factures.ecrire({ reference }, () => E.right({ reglement, pieces: [] }), redigerPiece)

const describeEmission = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an invoice for a deposit`, () => {
    it('is issued to a professional with the entry, told with it, and mailed', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      const avant = await stores.apercu()
      await reussir(avancer(stores, commande, 'A'))
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000]])
      const suivi = await reussir(stores.prestations.suivi(commande.id))
      expect(O.isSome(suivi) && suivi.value.evenements.at(-1)?.fait).toEqual({
        genre: 'acompte',
        montant: 2000,
        annule: false,
        pieces: [ACO_1],
      })
      expect((await stores.apercu()).courriers).toBe(avant.courriers + 1)
      const fichier = await reussir(stores.factures.fichier(numeroPiece('acompte', 2026, 1)))
      expect(O.isSome(fichier) && fichier.value).toMatchObject({
        piece: { genre: 'acompte', ecriture: 'A', acheteur: UN_PROFESSIONNEL },
        empreinte: ACO_1,
        clientId: await compteDe(stores, commande),
      })
    })

    it('is issued to no consumer', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const avant = await stores.apercu()
      await reussir(avancer(stores, commande, 'A'))
      expect(await emises(stores, commande)).toEqual([])
      expect((await stores.apercu()).courriers).toBe(avant.courriers)
    })

    it('is corrected by credit notes for what goes back, or for a slip', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A', { montant: euros(30) }))
      await reussir(avancer(stores, commande, 'B', { montant: euros(10) }))
      await reussir(avancer(stores, commande, 'C', { montant: euros(-15) }))
      await reussir(annuler(stores, commande, 'C', 'D'))
      expect(await emises(stores, commande)).toEqual([
        [ACO_1, 3000, [AVO_2, 500]],
        [ACO_2, 1000, [AVO_1, 1000]],
        [ACO_3, 1000],
        [ACO_4, 500],
      ])
    })

    it('that could not be written leaves no entry and no gap', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      const rate = ecrireReglement(stores, commande, () => E.right(unReglement({ convenu: CONVENU })), redigerMal)
      expect(await echouer(rate)).toMatchObject({ _tag: 'PortFailure' })
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual([])
      await reussir(avancer(stores, commande, 'A'))
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000]])
    })

    it('leaves no first credit note when the second cannot be written', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(avancer(stores, commande, 'B'))
      const avant = await stores.apercu()
      const rendre = ecrireReglement(
        stores,
        commande,
        () => E.right(unReglement({ id: 'C', montant: euros(-40), convenu: CONVENU })),
        (piece, numero) => (numero === AVO_2 ? redigerMal() : redigerPiece(piece, numero)),
      )
      expect(await echouer(rendre)).toMatchObject({ _tag: 'PortFailure' })
      expect(await emises(stores, commande)).toEqual([
        [ACO_1, 2000],
        [ACO_2, 2000],
      ])
      expect(await stores.apercu()).toEqual(avant)
    })

    it('mails two credit notes of one entry in the order of their numbers', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(avancer(stores, commande, 'B'))
      await reussir(avancer(stores, commande, 'C', { montant: euros(-40) }))
      const [le, fin] = [new Date('2026-12-20T09:00:00Z'), new Date('2026-12-20T09:05:00Z')]
      const dus = await reussir(stores.outbox.reserver(le, fin, 20))
      expect(dus.flatMap((du) => (du.genre === 'facture_client' ? [du.detail.numero] : []))).toEqual([
        ACO_1,
        ACO_2,
        AVO_1,
        AVO_2,
      ])
    })

    it('of an entry that has none is never corrected by that of another', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(
        ecrireSansDocument(stores, commande, unReglement({ convenu: CONVENU, id: 'A', montant: euros(30) })),
      )
      await reussir(avancer(stores, commande, 'B'))
      await reussir(annuler(stores, commande, 'A', 'C'))
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000]])
    })

    it('takes the next number, whoever else takes one at once', async () => {
      const stores = await makeStores()
      const commandes = await Promise.all(
        [1, 2, 3].map((graine) => enregistrerCommande(stores, graine, PROFESSIONNELLE)),
      )
      await Promise.all(commandes.map((commande, rang) => reussir(avancer(stores, commande, `E${rang}`))))
      const numeros = await Promise.all(commandes.map((commande) => emises(stores, commande)))
      expect(
        numeros
          .flat(2)
          .filter((numero) => typeof numero === 'string')
          .toSorted(),
      ).toEqual([ACO_1, ACO_2, ACO_3])
    })
  })
}

const describeSuite = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an invoice for a deposit, once issued,`, () => {
    it('leaves to the invoice the first number of its own series, and is named by what that deducts', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      const facture = await reussir(emettre(stores, commande))
      expect([facture.numero, facture.acomptes.map(({ piece }) => piece)]).toEqual([FAC_1, [ACO_1]])
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000]])
      const suivi = await reussir(stores.prestations.suivi(commande.id))
      expect(O.isSome(suivi) && suivi.value.dossier.factureEnCours).toBe(FAC_1)
    })

    it('is named again by an invoice that is done again', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(emettre(stores, commande))
      await reussir(crediter(stores, FAC_1))
      expect((await reussir(emettre(stores, commande))).acomptes.map(({ piece }) => piece)).toEqual([ACO_1])
    })

    it('is no invoice: it stands for no order, is neither settled nor credited by hand', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      const numero = numeroPiece('acompte', 2026, 1)
      const suivi = await reussir(stores.prestations.suivi(commande.id))
      expect(O.isSome(suivi) && suivi.value.dossier.factureEnCours).toBe(null)
      expect((await reussir(stores.factures.emises({ prestationId: commande.id }))).factures).toEqual([])
      expect(O.map(estDAcompte)(await reussir(stores.factures.parNumero(numero)))).toEqual(O.some(true))
      expect(await echouer(crediter(stores, numero))).toEqual({ _tag: 'FactureInconnue' })
      expect(await echouer(payer(stores, numero, 'B'))).toEqual({ _tag: 'FactureInconnue' })
    })
  })
}

export const describeFacturesDAcompte = (name: string, makeStores: MakeStores): void => {
  describeEmission(name, makeStores)
  describeSuite(name, makeStores)
}

/** Tests that need erasure, which only the database has. */
export const describeFacturesDAcompteEffacees = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: an invoice for a deposit, once its account is gone`, () => {
    it('is found by its client, oldest first, and by its reference, which outlives the account', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(avancer(stores, commande, 'B'))
      await reussir(avancer(stores, commande, 'C', { montant: euros(-40) }))
      const clientId = await compteDe(stores, commande)
      const lues = (await reussir(stores.factures.emises({ clientId }))).facturesDAcompte
      expect(lues.map(({ facture }) => facture.numero)).toEqual([ACO_1, ACO_2])
      await reussir(stores.comptes.effacer(clientId, EMISSION, (avoirs) => effacerCompte(avoirs, EMISSION)))
      expect((await reussir(stores.factures.emises({ clientId }))).facturesDAcompte).toEqual([])
      const gardees = (await reussir(stores.factures.emises({ reference: commande.reference }))).facturesDAcompte
      expect(gardees).toEqual(lues.map((suivie) => ({ ...suivie, clientId: null })))
    })
  })
}
