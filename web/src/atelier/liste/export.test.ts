import { expect, it } from 'vitest'
import { enCsv } from './export.ts'

it('a file of rows is read by a French spreadsheet, and runs no formula', () => {
  const colonnes = [
    { nom: 'Nom', texte: ({ nom }: { nom: string }) => nom },
    { nom: 'Téléphone', texte: () => '+33612345678' },
  ]
  expect(enCsv(colonnes, [{ nom: 'Odile "Dédé" Perrard' }, { nom: '=2+3' }])).toBe(
    '\uFEFF"Nom";"Téléphone"\r\n"Odile ""Dédé"" Perrard";"\'+33612345678"\r\n"\'=2+3";"\'+33612345678"\r\n',
  )
})
