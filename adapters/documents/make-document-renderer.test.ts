import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { uneFacture, uneFacturePro } from '#domain/facturation/facture.fixture'
import { unDevisComplet } from '#domain/devis/devis.fixture'
import { makeDocumentRenderer } from './make-document-renderer.ts'

const ADRESSE = 'https://atelier.example/verifier'

it('gives the bytes of both files of a quote', async () => {
  const renderer = makeDocumentRenderer(ADRESSE)
  expect(new TextDecoder().decode(renderer.devisTexte(unDevisComplet()))).toMatch(/^={80}\nDEVIS N° DEV-2026-0001\n/)
  const pdf = await renderer.devisPdf(unDevisComplet())()
  expect(E.isRight(pdf) && new TextDecoder('latin1').decode(pdf.right.slice(0, 8))).toBe('%PDF-1.7')
})

it('answers with a failure of the port when a quote cannot be drawn', async () => {
  const illisible = unDevisComplet({ emisLe: 'hier' as never })
  expect(await makeDocumentRenderer(ADRESSE).devisPdf(illisible)()).toMatchObject({
    _tag: 'Left',
    left: { _tag: 'PortFailure', port: 'documents' },
  })
})

it('gives the bytes of both forms of an invoice', async () => {
  const renderer = makeDocumentRenderer(ADRESSE)
  const xml = renderer.facturX(uneFacturePro())
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice')).toBe(true)
  const pdf = await renderer.facturePdf(uneFacturePro(), xml, ADRESSE)()
  expect(E.isRight(pdf) && new TextDecoder('latin1').decode(pdf.right.slice(0, 8))).toBe('%PDF-1.7')
})

it('answers with a failure of the port when a document cannot be drawn', async () => {
  const illisible = uneFacture({ date: 'hier' as never })
  expect(await makeDocumentRenderer(ADRESSE).facturePdf(illisible, null, ADRESSE)()).toMatchObject({
    _tag: 'Left',
    left: { _tag: 'PortFailure', port: 'documents' },
  })
})
