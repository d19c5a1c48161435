import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { solde } from '#domain/facturation/reglement'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { centimes, euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { lireEcritures } from './comptabilite.fixture.ts'
import {
  avancer,
  commandeTerminee,
  crediter,
  EMISSION,
  emettre,
  factureSuivie,
  payer,
  redigerMal,
} from './factures.fixture.ts'
import type { DatabaseStores, MakeDatabaseStores, MakeStores, Stores } from './stores.fixture.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)
const FAC_2 = numeroPiece('facture', 2026, 2)
const FAC_3 = numeroPiece('facture', 2026, 3)

const JOUR = dateParis(EMISSION)

const suivie = (stores: Stores, numero = FAC_1) => reussir(factureSuivie(stores, numero))

const entreesDe = async (stores: Stores, numero = FAC_1) =>
  (await suivie(stores, numero)).reglements.map(({ montant, mode, note }) => [montant, mode, note])

const soldesDe = async (stores: Stores, ...numeros: readonly (typeof FAC_1)[]) =>
  Promise.all(numeros.map(async (numero) => solde(await suivie(stores, numero))))

/** An order paid in advance whose invoice was fully credited without a refund. */
const crediteeSansRemboursement = async (stores: Stores): Promise<NouvellePrestation> => {
  const commande = await commandeTerminee(stores)
  await reussir(avancer(stores, commande, 'A', { montant: commande.estimation.totalNet }))
  await reussir(emettre(stores, commande))
  await reussir(crediter(stores, FAC_1))
  return commande
}

const aRembourser = async ({ factures }: DatabaseStores) => {
  const choix = { etat: 'a_rembourser', mots: [], page: { limite: 5, curseur: null } } as const
  const { elements } = await reussir(factures.lister(choix, JOUR))
  return elements.map(({ facture }) => facture.numero)
}

export const describeFacturesRefaites = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an invoice that is done again`, () => {
    it('twice deducts it twice, and still tells when the client paid', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      await reussir(emettre(stores, commande))
      await reussir(crediter(stores, FAC_2))
      const { acomptes } = await reussir(emettre(stores, commande))
      expect(acomptes).toEqual([
        { le: JOUR, mode: 'virement', montant: commande.estimation.totalNet, piece: null, sur: null, laisse: false },
      ])
      expect(await soldesDe(stores, FAC_1, FAC_2, FAC_3)).toEqual([0, 0, 0])
    })

    it('deducts nothing when the money went back, nor of another order', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      const autre = await commandeTerminee(stores, 2)
      expect((await reussir(emettre(stores, autre))).acomptes).toEqual([])
      await reussir(payer(stores, FAC_1, 'rendu', { montant: centimes(0 - commande.estimation.totalNet) }))
      expect((await reussir(emettre(stores, commande))).acomptes).toEqual([])
      expect(await soldesDe(stores, FAC_1, FAC_3)).toEqual([0, commande.estimation.totalNet])
    })

    it('that could not be written leaves the money where it was', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      expect(await echouer(emettre(stores, commande, { rediger: redigerMal }))).toMatchObject({ _tag: 'PortFailure' })
      expect(await entreesDe(stores)).toHaveLength(1)
      expect(await soldesDe(stores, FAC_1)).toEqual([0 - commande.estimation.totalNet])
    })

    it('while the money is given back deducts what is left, never both', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      const { totalNet } = commande.estimation
      const [rendu, facture] = await Promise.all([
        payer(stores, FAC_1, 'rendu', { montant: centimes(0 - totalNet) })(),
        emettre(stores, commande)(),
      ])
      const deduit = E.isRight(facture) ? facture.right.acomptes.length : null
      expect(deduit).toBe(E.isRight(rendu) ? 0 : 1)
      expect(await soldesDe(stores, FAC_1, FAC_2)).toEqual([0, E.isRight(rendu) ? totalNet : 0])
    })
  })
}

/** Tests of the book and the register, which only the database has. */
export const describeFacturesRefaitesAuLivre = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: an invoice that is done again`, () => {
    it('deducts what the one before still holds, as it was paid', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      const { totalNet } = commande.estimation
      expect(await aRembourser(stores)).toEqual([FAC_1])
      const facture = await reussir(emettre(stores, commande))
      expect(facture.acomptes).toEqual([
        { le: JOUR, mode: 'virement', montant: totalNet, piece: null, sur: null, laisse: false },
      ])
      expect(await entreesDe(stores)).toEqual([])
      expect(await entreesDe(stores, FAC_2)).toEqual([[totalNet, 'virement', '']])
      expect(await soldesDe(stores, FAC_1, FAC_2)).toEqual([0, 0])
      expect(await aRembourser(stores)).toEqual([])
    })

    it('adds what came since, and tells as left what there is no room for', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      const { totalNet } = commande.estimation
      await reussir(payer(stores, FAC_1, 'rendu', { montant: euros(-12) }))
      await reussir(avancer(stores, commande, 'B', { montant: euros(12), mode: 'paypal' }))
      const frais = [{ genre: 'diagnostic' as const, montant: euros(25) }]
      const facture = await reussir(emettre(stores, commande, { saisie: { travail: false, kmAllerRetour: 0, frais } }))
      const place = centimes(facture.total - 1200)
      expect(facture.acomptes).toEqual([
        { le: JOUR, mode: 'virement', montant: totalNet, piece: null, sur: null, laisse: false },
        { le: JOUR, mode: 'virement', montant: -1200, piece: null, sur: FAC_1, laisse: false },
        {
          le: JOUR,
          mode: 'virement',
          montant: 1200 + place - totalNet,
          piece: null,
          sur: FAC_1,
          laisse: true,
        },
        { le: JOUR, mode: 'paypal', montant: 1200, piece: null, sur: null, laisse: false },
      ])
      expect(await soldesDe(stores, FAC_1, FAC_2)).toEqual([0, 0 - (totalNet - 1200 - place)])
      expect(await aRembourser(stores)).toEqual([FAC_2])
    })

    it('leaves the book as it was', async () => {
      const stores = await makeStores()
      const commande = await crediteeSansRemboursement(stores)
      await reussir(emettre(stores, commande))
      const lus = await lireEcritures(stores, periodeDeLAnnee(2026))
      const { totalNet } = commande.estimation
      expect(lus.map(({ facture, montant }) => [facture, montant])).toEqual([[FAC_1, totalNet]])
    })
  })
}
