import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { effacerCompte } from '#domain/compte/effacement'
import { annulerReglement } from '#domain/facturation/encaisser'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { solde } from '#domain/facturation/reglement'
import { euros } from '#domain/shared/montant'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { compteDe, emises, PROFESSIONNELLE } from './factures-d-acompte.fixture.ts'
import {
  avancer,
  commandeTerminee,
  crediter,
  ecrireSurFacture,
  factureSuivie,
  EMISSION,
  emettre,
  payer,
  redigerPiece,
  redigerMal,
} from './factures.fixture.ts'
import type { MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'

const ACO_1 = numeroPiece('acompte', 2026, 1)
const AVO_2 = numeroPiece('avoir', 2026, 2)
const FAC_1 = numeroPiece('facture', 2026, 1)

const evenementsDe = async ({ prestations }: Stores, { id }: Pick<NouvellePrestation, 'id'>) => {
  const suivi = await reussir(prestations.suivi(id))
  return O.isSome(suivi) ? suivi.value.evenements : []
}

/** Undoes a payment of the order of an invoice, with the documents for it. */
const defaire = (stores: Stores, visee: string, id: string, rediger = redigerPiece) =>
  ecrireSurFacture(
    stores,
    FAC_1,
    (compte) => annulerReglement(compte, visee, { id, instant: EMISSION, jour: dateParis(EMISSION), note: 'erreur' }),
    rediger,
  )

const soldeDe = async ({ factures }: Stores) => {
  const lue = await reussir(factureSuivie({ factures }, FAC_1))
  return [solde(lue), lue.reglements.length]
}

/** An order whose invoice deducts a deposit. */
const deduite = async (stores: Stores): Promise<NouvellePrestation> => {
  const commande = await commandeTerminee(stores, 1, PROFESSIONNELLE)
  await reussir(avancer(stores, commande, 'A'))
  await reussir(emettre(stores, commande))
  return commande
}

export const describeAnnulationsDAcompte = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a deposit that an invoice deducts`, () => {
    it('is not undone while that stands', async () => {
      const stores = await makeStores()
      const commande = await deduite(stores)
      expect(await echouer(defaire(stores, 'A', 'B'))).toEqual({ _tag: 'AcompteDeduit', piece: ACO_1 })
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000]])
    })

    it('takes its document with it once that was given back, is told with its credit note, and mailed', async () => {
      const stores = await makeStores()
      const commande = await deduite(stores)
      await reussir(crediter(stores, FAC_1))
      const avant = await stores.apercu()
      const histoire = await evenementsDe(stores, commande)
      const reglements = await reussir(defaire(stores, 'A', 'B'))
      expect(reglements.map(({ id, annule }) => [id, annule])).toEqual([
        ['A', null],
        ['B', 'A'],
      ])
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000, [AVO_2, 2000]]])
      expect((await stores.apercu()).courriers).toBe(avant.courriers + 1)
      expect(await evenementsDe(stores, commande)).toEqual([
        ...histoire,
        {
          le: EMISSION,
          auteur: 'entreprise',
          fait: { genre: 'acompte_annule', montant: euros(-20), pieces: [AVO_2] },
        },
      ])
      expect((await reussir(emettre(stores, commande))).acomptes).toEqual([])
    })

    it('stays as it was when its credit note could not be written', async () => {
      const stores = await makeStores()
      const commande = await deduite(stores)
      await reussir(crediter(stores, FAC_1))
      const avant = await soldeDe(stores)
      expect(await echouer(defaire(stores, 'A', 'B', redigerMal))).toMatchObject({ _tag: 'PortFailure' })
      expect(await soldeDe(stores)).toEqual(avant)
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000]])
      await reussir(defaire(stores, 'A', 'B'))
      expect(await emises(stores, commande)).toEqual([[ACO_1, 2000, [AVO_2, 2000]]])
    })
  })
}

/** Tests that need erasure, which only the database has. */
export const describeAnnulationsEffacees = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: a deposit of an account that is gone`, () => {
    it('leaves a payment to be undone without any document, be its account erased', async () => {
      const stores = await makeStores()
      const commande = await deduite(stores)
      await reussir(payer(stores, FAC_1, 'P'))
      await reussir(
        stores.comptes.effacer(await compteDe(stores, commande), EMISSION, (avoirs) => effacerCompte(avoirs, EMISSION)),
      )
      const avant = await stores.apercu()
      await reussir(defaire(stores, 'P', 'B'))
      expect(await soldeDe(stores)).toMatchObject({ 1: 3 })
      expect((await stores.apercu()).courriers).toBe(avant.courriers)
    })
  })
}
