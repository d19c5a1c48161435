import { expect, it } from 'vitest'
import { nomDeFichier } from './nom-de-fichier.ts'

it.each([
  ['attachment; filename="DEV-2026-0001.pdf"', 'DEV-2026-0001.pdf'],
  ['attachment; filename=devis.txt', 'devis.txt'],
  ['attachment; filename="x.zip"; filename*=UTF-8\'\'donn%C3%A9es.zip', 'données.zip'],
  ["attachment; filename*=UTF-8''%E0%A4%A", 'document'],
  ['attachment; filename="../../secret"', 'secret'],
  ['inline', 'document'],
  [null, 'document'],
])('reads the name of %j', (entete, nom) => {
  expect(nomDeFichier(entete, 'document')).toBe(nom)
})
