import { readFileSync } from 'node:fs'
import { cutOff } from './cut-off.ts'
import { expect, test } from './journey.ts'
import { enterAsOwner, withoutNews } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const month = (rank: number) => ({ services: 100 * rank, ventes: 10 * rank, total: 110 * rank, ecritures: rank })

const ceiling = (code: string, part: number, niveau: string, projection = 40_000) => ({
  code,
  assiette: 'services',
  montant: 37_500,
  fondement: 'CGI, art. 293 B',
  aConfirmer: true,
  encaisse: 37_500 * part,
  part,
  niveau,
  projection,
  prevuLe: niveau === 'proche' ? '2026-12-06' : null,
})

/** A year in euros, as the wire has it. */
const YEAR = {
  annee: 2026,
  annees: [2025, 2026],
  mois: Array.from({ length: 12 }, (_, rank) => month(rank)),
  trimestres: [3, 12, 21, 30].map(month),
  total: month(66),
  seuils: [ceiling('micro', 0, 'loin', -1357.8), ceiling('tva', 0.85, 'proche'), ceiling('tva_majore', 1.1, 'atteint')],
  echeances: [{ code: 'tva-cibs', le: '2027-01-01', fondement: 'CIBS, art. L. 223-3', jours: 40 }],
}

const RECEIPT = {
  id: '1',
  le: '2026-11-20',
  client: 'Jeanne Dupont',
  type: 'particulier',
  nature: 'Réinstallation PC',
  reference: 'PREST-7KX9QF',
  facture: 'FAC-2026-0001',
  mode: 'especes',
  montant: 64,
  services: 64,
  ventes: 0,
  note: '',
  annule: false,
  saisieLe: '2026-11-20',
  annuleeLe: null,
}

/** Money that came without an invoice, of work and goods. */
const DEPOSIT = { ...RECEIPT, id: '2', facture: null, montant: 90, services: 60, ventes: 30 }

/** Undone the day after, with a note of the owner's own. */
const SLIP = { ...RECEIPT, id: '3', facture: 'FAC-2026-0002', note: 'faux', annuleeLe: '2026-11-21' }

test('the books of a year are read, and taken away', async ({ page, site }) => {
  test.slow()
  await page.route('**/api/admin/comptabilite*', (route) => route.fulfill({ json: { success: true, data: YEAR } }))
  await page.route('**/api/admin/recettes*', (route) =>
    route.fulfill({ json: { success: true, data: [RECEIPT, DEPOSIT, SLIP] } }),
  )
  await enterAsOwner(page, site, '/admin/comptabilite')
  for (const name of ['Encaissé par mois', 'Seuils de l’année', 'Livre des recettes', 'Fichiers de l’année']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(page.getByText(/80\s% du seuil sont passés/)).toBeVisible()
  await expect(page.getByRole('row', { name: /FAC-2026-0001/ })).toContainText('Jeanne Dupont')
  const deposit = page.getByRole('row', { name: /PREST-7KX9QF acompte/ })
  await expect(deposit).toContainText(/90,00\s€ dont ventes\s: 30,00\s€/)
  const slip = page.getByRole('row', { name: /FAC-2026-0002/ })
  await expect(slip).toContainText('Annulée le 21 novembre 2026')
  await expect(slip.getByRole('link')).toHaveAttribute('href', /\/admin\/factures\/FAC-2026-0002$/)
  const note = await slip.getByText('faux', { exact: true }).boundingBox()
  const sold = await slip.getByText('Réinstallation PC').boundingBox()
  expect(note?.y).toBeGreaterThan(sold?.y ?? Number.POSITIVE_INFINITY)
  await expect(page.getByText(/Au rythme actuel/)).toHaveCount(2)
  await expect(deposit.getByRole('link')).toHaveAttribute('href', /\/admin\/prestations\?q=PREST-7KX9QF$/)
  await expectSoundEverywhere(page)
  await page.unroute('**/api/admin/comptabilite*')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dossier de l’année (ZIP)' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('comptabilite-2026.zip')
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('books that cannot be read say so, and are asked for again', async ({ page, site }) => {
  // The first news would have them asked for again.
  await withoutNews(page)
  const reconnect = await cutOff(page, '*/api/admin/comptabilite*')
  await enterAsOwner(page, site, '/admin/comptabilite')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Ces informations n’ont pas pu être chargées.')
  await reconnect()
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Rien n’a été encaissé ce mois-là.')).toBeVisible()
})
