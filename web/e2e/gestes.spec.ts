import type { Locator, Page } from '@playwright/test'
import { askAsOwner, type Order, placeOrder } from './account.ts'
import { ask } from './ask.ts'
import { expect, test, testOfBilling } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, goTo, letLeave } from './owner.ts'

const search = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' })

const field = (page: Page) => search(page).getByRole('combobox')

const results = (page: Page) => search(page).getByRole('option')

test('one search finds places at once, then orders and their gestures; keys alone can be switched off', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress())
  await enterAsOwner(page, site, '/admin/clients')
  await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**q=*', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.keyboard.type('compta')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('compta')
  await expect(results(page)).toHaveText([/^Comptabilité/])
  await page.unroute('**/api/**q=*')
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()

  await expect(page.getByRole('button', { name: 'Touches du clavier' })).toBeVisible()
  const filter = page.getByRole('searchbox').first()
  await expect(filter).toBeVisible()
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Touches du clavier' })
  await expectSound(page)
  await help.getByRole('checkbox', { name: 'Touches seules' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(help).toBeHidden()

  await field(page).fill(order.reference)
  await expect(results(page).first()).toContainText(order.reference)
  await expectSound(page)
  await field(page).fill(`proposer une date à ${order.reference}`)
  await expect(results(page).first()).toHaveText(/^Proposer une date à /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/admin/prestations/${order.reference}?proposer=1`)
  await expect(search(page)).toBeHidden()
})

/** Counts gestures on the page as it is loaded: presses of a pointer, and of keys that type no word. */
const countGestures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let gestures = 0
    const typed = (event: KeyboardEvent): boolean =>
      ['Control', 'Shift', 'Alt', 'Meta'].includes(event.key) ||
      (event.key.length === 1 && event.target instanceof Element && event.target.matches('input, textarea'))
    addEventListener('pointerdown', () => (gestures += 1), true)
    addEventListener('keydown', (event) => (typed(event) ? undefined : (gestures += 1)), true)
    addEventListener('gestures', () => {
      document.documentElement.dataset['gestures'] = String(gestures)
      gestures = 0
    })
  })

/** Gestures since they were last asked for. */
const gesturesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    dispatchEvent(new Event('gestures'))
    return Number(document.documentElement.dataset['gestures'])
  })

const HOUR = 3_600_000

/** A visit of today to an order, that was over an hour ago. */
const aPastVisit = async (page: Page, { id, reference }: Order): Promise<void> => {
  const [debut, fin] = [2, 1].map((hours) => new Date(Date.now() - hours * HOUR).toISOString())
  await page.route('**/api/admin/aujourdhui', async (route) => {
    const { data } = await (await route.fetch()).json()
    const date = {
      id: 'une-date',
      proposition: 1,
      debut,
      fin,
      date: data.jour,
      heure: '09:00',
      total: 64,
      majore: false,
    }
    const visite = {
      prestation: { id, reference, statut: 'en_cours', version: 1 },
      service: 'Réinstallation PC',
      heures: 1,
      aDistance: true,
      client: { nom: 'Jeanne Dupont', telephone: '+33612345678', email: 'jeanne@example.com' },
      adresse: '3 Rue du Collège, 39800 Poligny',
      ville: 'Poligny',
      itineraire: null,
      description: '',
      notes: '',
      date: {
        ...date,
        statut: 'accepte',
        proposeeLe: debut,
        expireLe: debut,
        modifiableJusquA: debut,
        fraisTardifs: 0,
        repondueLe: null,
      },
      trajetMinutes: 0,
      trajetAvantMinutes: 0,
    }
    await route.fulfill({ json: { success: true, data: { ...data, visites: [visite] } } })
  })
}

testOfBilling('the six tasks of the day take as few gestures as they should', async ({ page, site }) => {
  testOfBilling.slow()
  const [called, dated] = [await placeOrder(site, aMailAddress()), await placeOrder(site, aMailAddress())]
  const ended = await placeOrder(site, aMailAddress(), { debutAnticipe: true })
  await askAsOwner(site, `/api/prestations/${ended.id}`, { body: { statut: 'en_cours', motif: '' }, method: 'PUT' })
  const message = { nom: 'Lucie Gauthier', email: aMailAddress(), message: 'Passez-vous aussi le samedi matin ?' }
  await ask(site, '/api/contact', { body: message })
  const gestures = () => gesturesOf(page)
  await aPastVisit(page, ended)
  const line = (text: string): Locator => page.getByRole('listitem').filter({ hasText: text })
  const begin = async (): Promise<void> => {
    await expect(line(ended.reference)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Touches du clavier' })).toBeVisible()
    await gestures()
  }
  const open = async (): Promise<void> => {
    await enterAsOwner(page, site, '/admin')
    await countGestures(page)
    await begin()
  }
  const comeBack = async (): Promise<void> => {
    await goTo(page, 'Aujourd’hui')
    await begin()
  }

  await open()
  await line(called.reference)
    .getByRole('button', { name: /^J’ai appelé/ })
    .click()
  await expect(line('Appel noté')).toBeVisible()
  expect(await gestures(), 'write down that one called').toBe(1)

  await comeBack()
  await line(dated.reference)
    .getByRole('link', { name: /^Proposer une date/ })
    .click()
  const send = page.getByRole('button', { name: 'Envoyer la proposition' })
  await expect(send).toBeFocused()
  await expect(send).toBeEnabled()
  await page.keyboard.press('Enter')
  await letLeave(page)
  await expect(done(page)).toContainText('La proposition est partie à Jeanne Dupont.')
  expect(await gestures(), 'propose a date to a new order').toBe(2)

  await comeBack()
  await page.getByRole('link', { name: /^Terminer et facturer/ }).click()
  const issue = page.getByRole('button', { name: 'Émettre et envoyer' })
  await expect(issue).toBeFocused()
  await expect(issue).toBeEnabled()
  await page.keyboard.press('Enter')
  await done(page).getByRole('button', { name: 'Payée en espèces' }).click()
  await letLeave(page)
  await expect(done(page)).toContainText(/^64,00\s€ reçus en espèces/)
  expect(await gestures(), 'done, invoiced and paid in cash').toBe(3)

  await comeBack()
  await page.getByRole('link', { name: /^Répondre à Lucie Gauthier/ }).click()
  await expect(page.getByLabel('Votre réponse')).toBeFocused()
  await page.keyboard.type('Oui, de neuf heures à midi.')
  await page.keyboard.press('Control+Enter')
  await letLeave(page)
  await expect(done(page)).toContainText('Réponse envoyée à Lucie Gauthier.')
  expect(await gestures(), 'answer a message').toBe(2)

  await comeBack()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('5678')
  await expect(results(page).filter({ hasText: called.reference }).first()).toBeVisible()
  const client = { hasText: /Client · .*06\s12\s34\s56\s78/ }
  await expect(results(page).filter(client).first()).toBeVisible()
  expect(await gestures(), 'find a client by the last figures of a telephone number').toBe(1)

  const another = await placeOrder(site, aMailAddress())
  await open()
  await expect(line(another.reference)).toBeVisible()
  const first = page.getByRole('button', { name: /^J’ai appelé/ }).first()
  await page.keyboard.press('j')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line('Appel noté')).toBeVisible()
  expect(await gestures(), 'first call by keyboard').toBe(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
