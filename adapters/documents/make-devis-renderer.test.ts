import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unDevisComplet } from '#domain/devis/devis.fixture'
import { makeDevisRenderer } from './make-devis-renderer.ts'

it('gives the bytes of both files', async () => {
  const renderer = makeDevisRenderer('https://atelier.example/verifier')
  expect(new TextDecoder().decode(renderer.texte(unDevisComplet()))).toMatch(/^={80}\nDEVIS N° DEV-2026-0001\n/)
  const pdf = await renderer.pdf(unDevisComplet())()
  expect(E.isRight(pdf) && new TextDecoder('latin1').decode(pdf.right.slice(0, 8))).toBe('%PDF-1.7')
})

it('answers with a failure of the port when a quote cannot be drawn', async () => {
  const illisible = unDevisComplet({ emisLe: 'hier' as never })
  expect(await makeDevisRenderer('https://atelier.example/verifier').pdf(illisible)()).toMatchObject({
    _tag: 'Left',
    left: { _tag: 'PortFailure', port: 'devis-renderer' },
  })
})
