import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { describeArchives } from '#application/ports/archives.contract'
import { unDevisComplet } from '#domain/devis/devis.fixture'
import { uneFacture, uneFacturePro } from '#domain/facturation/facture.fixture'
import { makeMemoryDocumentRenderer } from './memory-document-renderer.fixture.ts'

const ADRESSE = 'https://atelier.example/verifier'

const lire = async (facture: ReturnType<typeof uneFacture>, xml: string | null): Promise<string> => {
  const pdf = await makeMemoryDocumentRenderer().facturePdf(facture, xml, ADRESSE)()
  return E.isRight(pdf) ? new TextDecoder().decode(pdf.right) : pdf.left._tag
}

it('names number, client, service and total, the same on both media', async () => {
  const renderer = makeMemoryDocumentRenderer()
  const texte = renderer.devisTexte(unDevisComplet())
  expect(new TextDecoder().decode(texte)).toBe('DEV-2026-0001\nJeanne Dupont\nRéinstallation PC\n64,00\u00a0€\n')
  expect(await renderer.devisPdf(unDevisComplet())()).toEqual(E.right(texte))
})

it('names number, client, total and the address to verify it', async () => {
  const facture = uneFacture()
  expect(await lire(facture, null)).toBe(
    `FAC-2026-0001\nJeanne Dupont\n64,00\u00a0€\n${ADRESSE}/${facture.code}\nsans Factur-X\n`,
  )
})

it('carries the structured form it is given', async () => {
  const facture = uneFacturePro()
  const xml = makeMemoryDocumentRenderer().facturX(facture)
  expect(xml).toBe('<facture>FAC-2026-0001 27535</facture>')
  expect(await lire(facture, xml)).toContain(xml)
})

describeArchives('memory', makeMemoryDocumentRenderer)
