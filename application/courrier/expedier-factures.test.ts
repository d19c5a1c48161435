import { expect, it } from 'vitest'
import { makeMemoryClientRegister } from '#adapters/memory/memory-client-register'
import { makeMemoryCommandeStore } from '#adapters/memory/memory-commande-store'
import { makeMemoryDossierStore } from '#adapters/memory/memory-dossier-store'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store'
import { commandeTerminee, crediter, emettre, payer } from '#application/ports/factures.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { coordonneesDe, type Correction, corrigerDossier } from '#domain/registre/coordonnees'
import { reussir } from '../shared/run.fixture.ts'
import { uneExpedition } from './expedition.fixture.ts'

/** An order that is billed, and its worker, hours later. */
const uneFacturation = async () => {
  const expedition = uneExpedition()
  const { store, clock } = expedition
  const stores = {
    commandes: makeMemoryCommandeStore(store),
    dossiers: makeMemoryDossierStore(store),
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
  const { store, facture, envoyes } = await uneFacturation()
  const [compte] = [...store.clients.values()]
  if (compte === undefined) throw new Error('no account')
  const email = unEmail('jeanne@courriel.example')
  const correction = { id: compte.id, version: compte.version, coordonnees: { ...coordonneesDe(compte), email } }
  const corriger = (avantApres: Correction) => corrigerDossier(avantApres, UN_INSTANT, true)
  await reussir(makeMemoryClientRegister(store).corriger({ ...correction, corriger, instant: UN_INSTANT }))
  const [courriel] = await envoyes()
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
