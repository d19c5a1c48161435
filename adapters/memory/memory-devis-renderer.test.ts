import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { unDevisComplet } from '#domain/devis/devis.fixture'
import { makeMemoryDevisRenderer } from './memory-devis-renderer.ts'

it('names number, client, service and total, the same on both media', async () => {
  const renderer = makeMemoryDevisRenderer()
  const texte = renderer.texte(unDevisComplet())
  expect(new TextDecoder().decode(texte)).toBe('DEV-2026-0001\nJeanne Dupont\nRéinstallation PC\n64,00\u00a0€\n')
  expect(await renderer.pdf(unDevisComplet())()).toEqual(E.right(texte))
})
