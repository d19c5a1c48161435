import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { makeNodeHasher, sha256 } from '#adapters/security/node-hasher'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { commandeTerminee, crediter, emettre, EMISSION } from '#application/ports/factures.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { unDevis } from '#domain/devis/devis.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { UN_INSTANT, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import type { Reference } from '#domain/prestation/reference'
import { ALPHABET } from '#domain/shared/identifiant'
import { coderDevis, coderDocument, verifierDocument } from './verifier-document.ts'

const makeStores = useStores()

const hasher = makeNodeHasher('a secret of the tests')

const aSite = async () => {
  const stores = await makeStores()
  const ports = { ...stores, clock: makeMemoryClock(EMISSION), hasher }
  const verifier = async (code: string) => O.toNullable(await reussir(verifierDocument(ports)(code)))
  const coder = (reference: Reference, numero: string) => coderDocument(hasher)(reference, numero)
  return { stores, verifier, coder }
}

describe('verifierDocument', () => {
  it('knows a quote by its code, however it is typed', async () => {
    const { stores, verifier, coder } = await aSite()
    const { reference } = await enregistrerCommande(stores)
    const code = coder(reference, 'DEV-2026-0001')
    expect(await verifier(code)).toMatchObject({ genre: 'devis', numero: 'DEV-2026-0001', etat: 'accepte' })
    expect(await verifier(code.toLowerCase().replace(/(.{4})/g, '$1 '))).toMatchObject({ numero: 'DEV-2026-0001' })
  })

  it('knows each version of a quote by a code of its own', async () => {
    const { stores, verifier, coder } = await aSite()
    const { id, reference } = await enregistrerCommande(stores)
    await reussir(stores.devis.modifier(id, (etat) => proposerAvenant(etat, unAvenant(), UN_INSTANT, sha256)))
    expect(await verifier(coder(reference, 'DEV-2026-0001-2'))).toMatchObject({ version: 2, etat: 'a_accepter' })
    expect(await verifier(coder(reference, 'DEV-2026-0001'))).toMatchObject({ version: null, etat: 'accepte' })
    expect(await verifier(coder(reference, 'DEV-2026-0001-3'))).toBeNull()
  })

  it('knows an invoice and its credit note, and how they stand', async () => {
    const { stores, verifier, coder } = await aSite()
    const commande = await commandeTerminee(stores)
    const { numero } = await reussir(emettre(stores, commande))
    const facture = coder(commande.reference, numero)
    expect(await verifier(facture)).toMatchObject({ genre: 'facture', numero, date: '2026-11-20', etat: 'a_payer' })
    expect(await verifier(coder(commande.reference, 'DEV-2026-0001'))).toMatchObject({ etat: 'facture' })
    const avoir = await reussir(crediter(stores, numero))
    expect(await verifier(facture)).toMatchObject({ etat: 'annulee' })
    expect(await verifier(coder(commande.reference, avoir.numero))).toMatchObject({ genre: 'avoir', etat: 'emis' })
  })

  it('answers alike for a seal that is wrong by one sign, a reference that is not, and a text that is no code', async () => {
    const { stores, verifier, coder } = await aSite()
    const { reference } = await enregistrerCommande(stores)
    const code = coder(reference, 'DEV-2026-0001')
    const voisins = Array.from(ALPHABET.replace(code.slice(-1), ''), (signe) => `${code.slice(0, -1)}${signe}`)
    const autre = coder(uneNouvellePrestation({}, 2).reference, 'DEV-2026-0001')
    const reponses = await Promise.all([...voisins, autre, '', 'DEV-2026-0001', '../..'].map(verifier))
    expect(new Set(reponses)).toEqual(new Set([null]))
  })

  it('knows no document by the code of another number or of another site', async () => {
    const { stores, verifier, coder } = await aSite()
    const { reference } = await enregistrerCommande(stores)
    const ailleurs = coderDocument(makeNodeHasher('another secret'))(reference, 'DEV-2026-0001')
    expect(await verifier(ailleurs)).toBeNull()
    expect(await verifier(coder(reference, 'FAC-2026-0001'))).toBeNull()
  })
})

describe('coderDevis', () => {
  it('gives a quote the code that verifies it, an amendment another, and a preview none', () => {
    const code = coderDevis(hasher)(unDevis()).code
    expect(code).toBe(coderDocument(hasher)(unDevis().reference as Reference, 'DEV-2026-0001'))
    expect(coderDevis(hasher)(unDevis({ version: 2 })).code).not.toBe(code)
    expect(coderDevis(hasher)(unDevis({ numero: null })).code).toBeUndefined()
  })
})
