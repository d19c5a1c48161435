// Takes the pictures of docs/manuel.md from a demonstration that runs: `make demo`, then
// `node infrastructure/artwork/take-pictures.ts [http://localhost:3000]`.

import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../quality/find-chromium.ts'

const [baseURL = 'http://localhost:3000'] = process.argv.slice(2)

const FOLDER = join(import.meta.dirname, '../../docs/images')

const SIZES = [
  { width: 1280, height: 860 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
]

const WEEK_MS = 7 * 86_400_000

const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['aujourdhui', '/admin'],
  ['prestations', '/admin/prestations'],
  ['agenda', `/admin/agenda?semaine=${new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10)}`],
  ['messages', '/admin/messages'],
  ['factures', '/admin/factures'],
  ['comptabilite', '/admin/comptabilite'],
]

const take = async (page: Page, file: string): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 82, animations: 'disabled' })
}

/** Opens the last answered message. */
const openConversation = async (page: Page): Promise<void> => {
  await page.goto('/admin/messages?statut=traité')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByLabel('Votre réponse').waitFor()
}

/** Opens the question before an order is ended and billed. */
const askToInvoice = async (page: Page): Promise<void> => {
  await page.goto('/admin/prestations?statut=en_cours')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Terminer et facturer' }).click()
  await page.getByRole('dialog', { name: /^Terminer et facturer/ }).waitFor()
}

/** The address of an order without a date. */
const recordOf = async (page: Page): Promise<string> => {
  await page.goto('/admin/prestations')
  const link = page.getByRole('row').nth(2).getByRole('link').first()
  return (await link.getAttribute('href')) ?? '/admin/prestations'
}

const executablePath = findChromium()
if (executablePath === null) throw new Error('no Chromium on this machine: set CHROMIUM')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await page.goto('/debug-admin')
  await page.getByRole('button', { name: 'Se connecter au compte de démonstration' }).click()
  await page.getByText('Bonjour').first().waitFor()
  const record = await recordOf(page)
  for (const [name, path] of [...SCREENS, ['fiche', record] as const])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.goto(path)
      await take(page, `${name}-${size.width}.jpg`)
    }
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(`${record}?proposer=1`)
  await page.getByText('Prix ce jour-là').waitFor()
  await take(page, 'date.jpg')
  await openConversation(page)
  await take(page, 'message.jpg')
  await askToInvoice(page)
  await take(page, 'facturer.jpg')
} finally {
  await browser.close()
}
