import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { effacerCompte } from '#domain/compte/effacement'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { annulerReglement } from '#domain/facturation/encaisser'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { solde } from '#domain/facturation/reglement'
import { type NouvellePrestation, type Prestation } from '#domain/prestation/prestation'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { lireEcritures } from './comptabilite.fixture.ts'
import { enregistrerCommande } from './dossiers.fixture.ts'
import {
  avancer,
  commandeTerminee,
  crediter,
  EMISSION,
  emettre,
  ecrireReglement,
  factureSuivie,
  jamais,
  payer,
  redigerMal,
} from './factures.fixture.ts'
import { type DatabaseStores, type MakeDatabaseStores, type MakeStores, type Stores } from './stores.fixture.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)

const suivie = (stores: Stores, numero = FAC_1) => reussir(factureSuivie(stores, numero))

const prixDe = ({ estimation }: Pick<Prestation, 'estimation'>) => estimation.totalNet

const livre = (stores: DatabaseStores) => lireEcritures(stores, periodeDeLAnnee(2026))

const effacer = async ({ comptes }: DatabaseStores, { contact: { email } }: NouvellePrestation) => {
  const compte = await reussir(comptes.parEmail(email))
  const id = O.isSome(compte) ? compte.value.id : ''
  await reussir(comptes.effacer(id, EMISSION, (avoirs) => effacerCompte(avoirs, EMISSION)))
}

const describeEcriture = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: money before an invoice`, () => {
    it('is kept with its order, told in its history, and raises its version', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const premier = await reussir(avancer(stores, commande, 'A'))
      const lus = await reussir(avancer(stores, commande, 'B', { montant: euros(-5), note: 'trop reçu' }))
      expect(lus.map(({ id, montant, note }) => [id, montant, note])).toEqual([
        ['A', 2000, ''],
        ['B', -500, 'trop reçu'],
      ])
      expect(lus.slice(0, 1)).toEqual(premier)
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual(lus)
      const suivi = await reussir(stores.prestations.suivi(commande.id))
      if (O.isNone(suivi)) throw new Error('the prestation is gone')
      expect(suivi.value.dossier.prestation.version).toBe(3)
      expect(suivi.value.evenements.slice(-2)).toEqual(
        [euros(20), euros(-5)].map((montant) => ({
          le: EMISSION,
          auteur: 'entreprise',
          fait: { genre: 'acompte', montant, annule: false, pieces: [] },
        })),
      )
    })

    it('is that of its order alone, one that exists', async () => {
      const stores = await makeStores()
      await reussir(avancer(stores, await enregistrerCommande(stores, 1), 'A'))
      const autre = await enregistrerCommande(stores, 2)
      expect(await reussir(stores.factures.acomptes(autre.id))).toEqual([])
      const { reference } = uneNouvellePrestation({}, 9)
      expect(await echouer(ecrireReglement(stores, { reference }, jamais))).toEqual({ _tag: 'PrestationInconnue' })
    })

    it('is undone by a contrary entry', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await reussir(avancer(stores, commande, 'A'))
      const ecriture = { id: 'B', instant: EMISSION, jour: dateParis(EMISSION), note: 'erreur' }
      const lus = await reussir(ecrireReglement(stores, commande, (lu) => annulerReglement(lu, 'A', ecriture)))
      expect(lus.map(({ id, montant, annule }) => [id, montant, annule])).toEqual([
        ['A', 2000, null],
        ['B', -2000, 'A'],
      ])
      const suivi = await reussir(stores.prestations.suivi(commande.id))
      const faits = O.isSome(suivi) ? suivi.value.evenements.map(({ fait }) => fait) : []
      expect(faits.filter(({ genre }) => genre === 'acompte')).toEqual([
        { genre: 'acompte', montant: 2000, annule: false, pieces: [] },
        { genre: 'acompte', montant: -2000, annule: true, pieces: [] },
      ])
    })

    it('at once never exceeds the agreed price', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const montant = prixDe(commande)
      const issues = await Promise.all(['A', 'B', 'C'].map((id) => avancer(stores, commande, id, { montant })()))
      expect(issues.filter(E.isRight)).toHaveLength(1)
      expect(await reussir(stores.factures.acomptes(commande.id))).toHaveLength(1)
    })
  })
}

const describeReprise = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an invoice after money came`, () => {
    it('that could not be written leaves it where it was', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      const acomptes = await reussir(avancer(stores, commande, 'A'))
      expect(await echouer(emettre(stores, commande, { rediger: redigerMal }))).toMatchObject({ _tag: 'PortFailure' })
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual(acomptes)
      expect((await reussir(emettre(stores, commande))).numero).toBe(FAC_1)
      expect((await suivie(stores)).reglements).toEqual(acomptes)
    })

    it('at once with it either takes it over or makes it a payment of the invoice', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      const [acompte, facture] = await Promise.all([avancer(stores, commande, 'A')(), emettre(stores, commande)()])
      expect(E.isRight(facture)).toBe(true)
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual([])
      expect(E.isRight(acompte)).toBe(true)
      expect((await suivie(stores)).reglements.map(({ id }) => id)).toEqual(['A'])
    })
  })
}

export const describeAcomptes = (name: string, makeStores: MakeStores): void => {
  describeEcriture(name, makeStores)
  describeReprise(name, makeStores)
}

/** Deposits in the book of receipts, which only the database has. */
export const describeAcomptesAuLivre = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: money before an invoice, in the book`, () => {
    it('that is refused writes nothing', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const trop = avancer(stores, commande, 'A', { montant: centimes(prixDe(commande) + 1) })
      expect(await echouer(trop)).toMatchObject({ _tag: 'MontantDeReglementRefuse' })
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual([])
      expect(await livre(stores)).toEqual([])
    })

    it('outlives its order, and tells by itself whose it was', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await reussir(avancer(stores, commande, 'A'))
      const avant = await livre(stores)
      expect(avant).toMatchObject([
        { id: 'A', client: commande.contact.nom, type: 'particulier', reference: commande.reference, facture: null },
      ])
      await effacer(stores, commande)
      expect(await livre(stores)).toEqual(avant)
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual([])
    })

    it('takes it over, deducts it, and stands where that leaves it', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      await reussir(avancer(stores, commande, 'A', { montant: euros(30) }))
      const acomptes = await reussir(avancer(stores, commande, 'B', { montant: centimes(prixDe(commande) - 3000) }))
      const facture = await reussir(emettre(stores, commande))
      expect(facture.acomptes.map(({ montant }) => montant)).toEqual(acomptes.map(({ montant }) => montant))
      const lue = await suivie(stores)
      expect(lue.reglements).toEqual(acomptes)
      expect(solde(lue)).toBe(0)
      expect(await reussir(stores.factures.acomptes(commande.id))).toEqual([])
      expect((await livre(stores)).map(({ id, facture: numero }) => [id, numero])).toEqual([
        ['A', FAC_1],
        ['B', FAC_1],
      ])
      const choix = { etat: 'payee', mots: [], page: { limite: 5, curseur: null } } as const
      const payees = await reussir(stores.factures.lister(choix, dateParis(EMISSION)))
      expect(payees.elements).toEqual([lue])
    })

    it('says which goods were paid for once no more money will move', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores)
      const pieces = [{ designation: 'Disque', quantite: 1, prixUnitaire: euros(36), etat: 'neuve' as const }]
      const { total } = await reussir(emettre(stores, commande, { saisie: { pieces, accordDepassement: 'oui' } }))
      await reussir(payer(stores, FAC_1, 'A', { montant: centimes(total - 3600) }))
      const avoir = await reussir(crediter(stores, FAC_1, { montant: euros(36), ventes: euros(36) }))
      const lue = await suivie(stores)
      expect(lue.reglements).toHaveLength(1)
      const [paye, repartition] = await livre(stores)
      const payees = Number(paye?.ventes)
      expect([solde(lue), payees > 0]).toEqual([0, true])
      const attendu = { id: avoir.numero, facture: FAC_1, montant: 0, ventes: -payees, le: avoir.date }
      expect(repartition).toMatchObject(attendu)
    })
  })
}
