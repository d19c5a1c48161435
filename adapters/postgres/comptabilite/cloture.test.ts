import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { soldeALaCloture } from '#domain/comptabilite/cloture'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { euros } from '#domain/shared/montant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { annulerPrestation, changerStatut } from '#domain/rendez-vous/changer-statut'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { lireListes } from '#application/comptabilite/composer-dossier'
import { reussir } from '#application/shared/run.fixture'
import {
  CENT_EUROS,
  crediter,
  encaisser,
  facturer,
  facturerCommande,
  recevoirAcompte,
} from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const lire = async (stores: DatabaseStores, annee: number) => {
  const { cloture, autres } = await reussir(lireListes(stores)(annee))
  return {
    autres,
    ouvertes: cloture.flatMap(({ facture }) => facture ?? []),
    acomptes: cloture.filter(({ facture }) => facture === null),
  }
}

type Commande = Awaited<ReturnType<typeof enregistrerCommande>>

const annuler = (stores: DatabaseStores, { id }: Commande, instant: Date) =>
  reussir(stores.prestations.modifier(id, instant, (dossier) => annulerPrestation(dossier, '', instant, 'client')))

const OUVERTE = { nature: 'acompte', facture: null, echeance: null }

const numeros = (factures: readonly { readonly numero: string }[]) => factures.map(({ numero }) => numero)

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: the end of a year`, () => {
    it('of a business that did nothing owes nothing', async () => {
      expect(await lire(await makeStores(), 2026)).toEqual({ autres: [], ouvertes: [], acomptes: [] })
    })

    it('tells an invoice of before that was paid in the year, and what it had come to on both last days', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2025, 12, 20), { ...CENT_EUROS, acheteur: UN_PROFESSIONNEL })
      await encaisser(stores, facture, 1, { montant: euros(30), le: dateCivile(2025, 12, 31) })
      await encaisser(stores, facture, 2, { montant: euros(50), le: dateCivile(2026, 1, 1) })
      await encaisser(stores, facture, 3, { montant: euros(20), le: dateCivile(2027, 1, 1) })
      const commun = {
        numero: facture.numero,
        date: '2025-12-20',
        echeance: facture.echeance,
        reference: facture.reference,
        client: 'Fromagerie des Lacs',
        contact: facture.contact.nom,
        type: 'professionnel',
        total: 10_000,
        emise: true,
        avoirs: [],
        remplaceePar: null,
        credite: 0,
        crediteDansLaPeriode: 0,
      }
      const en2025 = { ...commun, regle: 3000, regleDansLaPeriode: 3000 }
      const en2026 = { ...commun, regle: 8000, regleDansLaPeriode: 5000 }
      const en2027 = { ...commun, regle: 10_000, regleDansLaPeriode: 2000 }
      expect(await lire(stores, 2025)).toEqual({ autres: [], ouvertes: [en2025], acomptes: [] })
      expect(await lire(stores, 2026)).toEqual({ autres: [en2026], ouvertes: [en2026], acomptes: [] })
      expect(await lire(stores, 2027)).toEqual({ autres: [en2027], ouvertes: [], acomptes: [] })
      expect(await lire(stores, 2028)).toEqual({ autres: [], ouvertes: [], acomptes: [] })
    })

    it('tells an invoice that a credit note of the year gave back, and owes what was paid of it', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2025, 6, 1), CENT_EUROS)
      await encaisser(stores, facture, 1, { montant: euros(100), le: dateCivile(2025, 6, 1) })
      await crediter(stores, facture, dateCivile(2025, 7, 1), euros(10))
      await crediter(stores, facture, dateCivile(2026, 2, 1), euros(40))
      await encaisser(stores, facture, 2, { montant: euros(-50), le: dateCivile(2027, 1, 5) })
      const avant = await lire(stores, 2025)
      expect([avant.autres, avant.ouvertes.map(({ credite, regle }) => [credite, regle])]).toEqual([
        [],
        [[1000, 10_000]],
      ])
      const annee = await lire(stores, 2026)
      expect(annee.autres).toMatchObject([
        { numero: facture.numero, credite: 5000, crediteDansLaPeriode: 4000, regle: 10_000, regleDansLaPeriode: 0 },
      ])
      expect(numeros(annee.ouvertes)).toEqual([facture.numero])
      const apres = await lire(stores, 2027)
      expect([numeros(apres.autres), apres.ouvertes]).toEqual([[facture.numero], []])
      const avoirs = [avant.ouvertes, annee.autres, apres.autres].map((lues) => lues.map((une) => une.avoirs))
      expect(avoirs).toEqual([
        [['AVO-2025-0001']],
        [['AVO-2025-0001', 'AVO-2026-0001']],
        [['AVO-2025-0001', 'AVO-2026-0001']],
      ])
    })

    it('leaves out what belongs to the year alone, and what did not move in it', async () => {
      const stores = await makeStores()
      const soldee = await facturer(stores, 1, dateCivile(2026, 3, 1), CENT_EUROS)
      await encaisser(stores, soldee, 1, { montant: euros(100), le: dateCivile(2026, 3, 1) })
      const vieille = await facturer(stores, 2, dateCivile(2024, 3, 1), CENT_EUROS)
      const suivante = await facturer(stores, 3, dateCivile(2027, 1, 1), CENT_EUROS)
      await encaisser(stores, suivante, 2, { montant: euros(100), le: dateCivile(2027, 1, 2) })
      const { autres, ouvertes } = await lire(stores, 2026)
      expect([autres, numeros(ouvertes)]).toEqual([[], [vieille.numero]])
    })

    it('owes work for money that was billed later, or not yet, by order', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const rendue = await enregistrerCommande(stores, 2)
      await recevoirAcompte(stores, commande, 1, { montant: euros(30), le: dateCivile(2026, 12, 20) })
      await recevoirAcompte(stores, commande, 2, { montant: euros(10), le: dateCivile(2026, 12, 31) })
      await recevoirAcompte(stores, commande, 3, { montant: euros(5), le: dateCivile(2027, 1, 2) })
      await recevoirAcompte(stores, rendue, 4, { montant: euros(20), le: dateCivile(2026, 12, 20) })
      await recevoirAcompte(stores, rendue, 5, { montant: euros(-20), le: dateCivile(2026, 12, 21) })
      const du = [
        {
          reference: commande.reference,
          client: commande.contact.nom,
          type: 'particulier',
          contact: null,
          solde: -4000,
          facturesDAcompte: [],
          ...OUVERTE,
        },
      ]
      expect(await lire(stores, 2026)).toEqual({ autres: [], ouvertes: [], acomptes: du })
      const { numero } = await facturerCommande(stores, commande, dateCivile(2027, 1, 10), CENT_EUROS)
      const cloture = await lire(stores, 2026)
      expect([cloture.acomptes, cloture.ouvertes]).toEqual([du, []])
      expect(cloture.autres).toMatchObject([{ numero, emise: false, regle: 4000, credite: 0 }])
      expect(cloture.autres.map(soldeALaCloture)).toEqual([-4000])
      const suivante = await lire(stores, 2027)
      expect([suivante.acomptes, suivante.ouvertes.map(({ regle }) => regle)]).toEqual([[], [4500]])
    })

    it('names the invoice that was issued in the place of one, and the credit note that had given that back whole', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await recevoirAcompte(stores, commande, 1, { montant: euros(30), le: dateCivile(2026, 12, 20) })
      const fausse = await facturerCommande(stores, commande, dateCivile(2027, 1, 10), CENT_EUROS)
      await crediter(stores, fausse, dateCivile(2027, 1, 11))
      const juste = await facturerCommande(stores, commande, dateCivile(2027, 1, 12), CENT_EUROS)
      expect(
        (await lire(stores, 2026)).autres.map((une) => [une.numero, une.avoirs, une.credite, une.remplaceePar]),
      ).toEqual([[fausse.numero, ['AVO-2027-0001'], 0, juste.numero]])
      expect((await lire(stores, 2028)).ouvertes.map((une) => [une.numero, une.remplaceePar])).toEqual([
        [juste.numero, null],
      ])
    })

    it('gives back what came for an order that had ended by then, and tells when it was withdrawn from', async () => {
      const stores = await makeStores()
      const commandes = []
      for (const graine of [1, 2, 3, 4]) {
        const commande = await enregistrerCommande(stores, graine)
        await recevoirAcompte(stores, commande, graine, { montant: euros(20), le: dateCivile(2026, 11, 21) })
        commandes.push(commande)
      }
      const [annulee, retractee, plusTard, reprise] = commandes as [Commande, Commande, Commande, Commande]
      await annuler(stores, annulee, new Date('2026-12-31T22:30:00Z'))
      const declaration = uneDeclaration(
        { email: retractee.contact.email, reference: retractee.reference, recueLe: new Date('2026-11-22T23:30:00Z') },
        2,
      )
      await reussir(stores.retractations.declarer(declaration, (une) => traiterDeclaration(declaration, une)))
      await annuler(stores, plusTard, new Date('2026-12-31T23:30:00Z'))
      await annuler(stores, reprise, UN_INSTANT)
      const rouvrir = { statut: 'en_attente', motif: 'Repris' } as const
      await reussir(stores.prestations.modifier(reprise.id, UN_INSTANT, (un) => changerStatut(un, rouvrir, UN_INSTANT)))
      const lues = (await lire(stores, 2026)).acomptes
      expect(lues.map((une) => [une.reference, une.nature, une.echeance])).toEqual([
        [annulee.reference, 'a_rembourser', null],
        [retractee.reference, 'a_rembourser', '2026-12-07'],
        [plusTard.reference, 'acompte', null],
        [reprise.reference, 'acompte', null],
      ])
      expect((await lire(stores, 2027)).acomptes.map(({ nature }) => nature)).toEqual([
        'a_rembourser',
        'a_rembourser',
        'a_rembourser',
        'acompte',
      ])
    })

    it('is read in several lots, none twice and none left out', async () => {
      const stores = await makeStores()
      for (let graine = 1; graine <= 10; graine += 1) {
        const facture = await facturer(stores, graine, dateCivile(2025, 12, 1), CENT_EUROS)
        await encaisser(stores, facture, graine, { montant: euros(40), le: dateCivile(2026, 1, graine) })
      }
      const attendus = Array.from({ length: 10 }, (_, rang) => `FAC-2025-${String(rang + 1).padStart(4, '0')}`)
      const { autres, ouvertes } = await lire(stores, 2026)
      expect([numeros(autres), numeros(ouvertes)]).toEqual([attendus, attendus])
    })
  })
})
