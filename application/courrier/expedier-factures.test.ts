import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import {
  avancer,
  commandeTerminee,
  crediter,
  ecrireReglement,
  emettre,
  payer,
} from '#application/ports/factures.fixture'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { unEmail } from '#domain/compte/compte.fixture'
import { annulerReglement } from '#domain/facturation/encaisser'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { coordonneesDe, type Correction, corrigerDossier } from '#domain/registre/coordonnees'
import { reussir } from '../shared/run.fixture.ts'
import { uneExpedition, uneExpeditionSurBase } from './expedition.fixture.ts'

const makeStores = useStores()

/** An order that is billed, and its worker, hours later. */
const uneFacturation = async () => {
  const expedition = uneExpedition()
  const { store, clock } = expedition
  const stores = {
    prestations: makeMemoryPrestationStore(store),
    factures: makeMemoryFactureStore(store),
  }
  const facture = await reussir(emettre(stores, await commandeTerminee(stores)))
  clock.avancer(24 * 3_600_000)
  const envoyes = async () => {
    await reussir(expedition.drain)
    return expedition.mailer.envoyes().filter(({ sujet }) => /facture|avoir/.test(sujet))
  }
  return { ...expedition, stores, facture, envoyes }
}

it('brings an invoice to its client, with the bytes that were kept', async () => {
  const { facture, envoyes } = await uneFacturation()
  const [courriel, ...autres] = await envoyes()
  expect(autres).toEqual([])
  expect(courriel).toMatchObject({
    a: facture.contact.email,
    repondreA: 'bonjour@atelier.example',
    sujet: `Votre facture ${facture.numero} – ${facture.reference}`,
    piecesJointes: [
      { nom: `${facture.numero}.pdf`, type: 'application/pdf', contenu: new TextEncoder().encode(facture.numero) },
    ],
  })
})

it('tells what is owed when it leaves', async () => {
  const { stores, facture, envoyes } = await uneFacturation()
  await reussir(payer(stores, facture.numero, 'A', { montant: facture.total }))
  expect((await envoyes())[0]?.texte).toContain('facture réglée')
})

it('goes to where the order now sends its mails, whatever the document says', async () => {
  const { ports, clock, mailer, drain } = uneExpeditionSurBase(await makeStores())
  const facture = await reussir(emettre(ports, await commandeTerminee(ports)))
  clock.avancer(24 * 3_600_000)
  const compte = O.toNullable(await reussir(ports.comptes.parEmail(facture.contact.email)))
  if (compte === null) throw new Error('no account')
  const email = unEmail('jeanne@courriel.example')
  const correction = { id: compte.id, version: 1, coordonnees: { ...coordonneesDe(compte), email } }
  const corriger = (avantApres: Correction) => corrigerDossier(avantApres, UN_INSTANT, true)
  await reussir(ports.clients.corriger({ ...correction, corriger, instant: UN_INSTANT }))
  await reussir(drain)
  const courriel = mailer.envoyes().find(({ sujet }) => /facture/.test(sujet))
  expect([courriel?.a, facture.contact.email]).toEqual([email, compte.email])
})

it('brings a credit note likewise', async () => {
  const { stores, facture, envoyes } = await uneFacturation()
  await reussir(crediter(stores, facture.numero))
  expect((await envoyes()).map(({ piecesJointes }) => piecesJointes.map(({ nom }) => nom))).toEqual([
    ['FAC-2026-0001.pdf'],
    ['AVO-2026-0001.pdf'],
  ])
})

/** An order of a professional, of which 40 € came before its invoice, and its worker, hours later. */
const unAcompte = async () => {
  const expedition = uneExpedition()
  const { store, clock } = expedition
  const stores = { prestations: makeMemoryPrestationStore(store), factures: makeMemoryFactureStore(store) }
  const engagement = { ...SANS_ENGAGEMENT, acheteur: UN_PROFESSIONNEL }
  const commande = await enregistrerCommande(stores, 1, { engagement })
  await reussir(avancer(stores, commande, 'ecriture-1', { montant: euros(40) }))
  const envoyes = async () => {
    clock.avancer(24 * 3_600_000)
    await reussir(expedition.drain)
    return expedition.mailer.envoyes().filter(({ sujet }) => /facture|avoir/.test(sujet))
  }
  return { stores, commande, envoyes }
}

it('brings the invoice for a deposit, with the bytes that were kept', async () => {
  const { commande, envoyes } = await unAcompte()
  expect(await envoyes()).toMatchObject([
    {
      a: commande.contact.email,
      sujet: `Votre facture d’acompte ACO-2026-0001 – ${commande.reference}`,
      texte: expect.stringContaining('facture réglée'),
      piecesJointes: [
        { nom: 'ACO-2026-0001.pdf', type: 'application/pdf', contenu: new TextEncoder().encode('ACO-2026-0001') },
      ],
    },
  ])
})

it('brings the credit note for what went back of a deposit', async () => {
  const { stores, commande, envoyes } = await unAcompte()
  await reussir(avancer(stores, commande, 'ecriture-2', { montant: euros(-15) }))
  const [facture, avoir, ...autres] = await envoyes()
  expect(autres).toEqual([])
  expect(facture?.texte).toContain('facture réglée')
  expect(avoir?.piecesJointes.map(({ nom }) => nom)).toEqual(['AVO-2026-0001.pdf'])
  expect(avoir?.texte).toMatch(/Facture d’acompte corrigée\s: ACO-2026-0001/)
})

it('tells, of an invoice for a deposit that was undone before it left, that it was given back', async () => {
  const { stores, commande, envoyes } = await unAcompte()
  await reussir(
    ecrireReglement(stores, commande, (aFacturer) =>
      annulerReglement(aFacturer, 'ecriture-1', {
        id: 'ecriture-2',
        instant: UN_INSTANT,
        jour: dateParis(UN_INSTANT),
        note: 'erreur de saisie',
      }),
    ),
  )
  const [facture, avoir] = await envoyes()
  expect(facture?.texte).toContain('facture annulée par avoir')
  expect(avoir?.texte).toMatch(/Motif\s: acompte annulé/)
})
