import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { uneFacture, uneFacturePro } from '#domain/facturation/facture.fixture'
import { makeFactureRenderer } from './make-facture-renderer.ts'

const ADRESSE = 'https://atelier.example/verifier'

it('gives the bytes of both forms', async () => {
  const renderer = makeFactureRenderer()
  const xml = renderer.facturX(uneFacturePro())
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice')).toBe(true)
  const pdf = await renderer.pdf(uneFacturePro(), xml, ADRESSE)()
  expect(E.isRight(pdf) && new TextDecoder('latin1').decode(pdf.right.slice(0, 8))).toBe('%PDF-1.7')
})

it('answers with a failure of the port when a document cannot be drawn', async () => {
  const illisible = uneFacture({ date: 'hier' as never })
  expect(await makeFactureRenderer().pdf(illisible, null, ADRESSE)()).toMatchObject({
    _tag: 'Left',
    left: { _tag: 'PortFailure', port: 'facture-renderer' },
  })
})
