import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { uneFacture, uneFacturePro } from '#domain/facturation/facture.fixture'
import { makeMemoryFactureRenderer } from './memory-facture-renderer.ts'

const ADRESSE = 'https://atelier.example/verifier'

const lire = async (facture: ReturnType<typeof uneFacture>, xml: string | null): Promise<string> => {
  const pdf = await makeMemoryFactureRenderer().pdf(facture, xml, ADRESSE)()
  return E.isRight(pdf) ? new TextDecoder().decode(pdf.right) : pdf.left._tag
}

it('names number, client, total and the address to verify it', async () => {
  const facture = uneFacture()
  expect(await lire(facture, null)).toBe(
    `FAC-2026-0001\nJeanne Dupont\n64,00\u00a0€\n${ADRESSE}/${facture.code}\nsans Factur-X\n`,
  )
})

it('carries the structured form it is given', async () => {
  const facture = uneFacturePro()
  const xml = makeMemoryFactureRenderer().facturX(facture)
  expect(xml).toBe('<facture>FAC-2026-0001 27535</facture>')
  expect(await lire(facture, xml)).toContain(xml)
})
