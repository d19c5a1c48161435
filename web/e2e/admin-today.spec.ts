import type { Locator, Page } from '@playwright/test'
import { plusJours } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { aParis, dateParis, heureDe } from '#domain/calendrier/heure-de-paris'
import type { PrestationId, Reference } from '#domain/prestation/reference'
import { centimes } from '#domain/shared/montant'
import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import type { AujourdhuiReply, NouvelleReply } from '#adapters/http/contract/routes/aujourdhui'
import { aMoment, enter, openAccount, type Order, placeOrder, propose } from './account.ts'
import { ask } from './ask.ts'
import { builtFile } from './built-file.ts'
import { cutOff } from './cut-off.ts'
import { dateLinks } from './date-links.ts'
import { expect, testOfFirstVisit, testOfBilling as test } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, lookAgain, places, withoutNews } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

// One site is enough for them all.
test.describe.configure({ mode: 'default' })

const toContact = (page: Page) => page.getByRole('region', { name: /^À contacter/ })

const waiting = (page: Page) => page.getByRole('region', { name: /^Réponses attendues/ })

const line = (page: Page, reference: string) => page.getByRole('listitem').filter({ hasText: reference })

const news = (page: Page) => page.getByRole('region', { name: 'Nouvelles' })

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })

/** Answers the calls of today with what the server says, changed. */
const changeToday = (page: Page, change: (today: AujourdhuiReply) => AujourdhuiReply): Promise<unknown> =>
  page.route('**/api/admin/aujourdhui', async (route) => {
    const answer = (await (await route.fetch()).json()) as { readonly data: AujourdhuiReply }
    await route.fulfill({ json: { success: true, data: change(answer.data) } })
  })

const nothing = (today: AujourdhuiReply): AujourdhuiReply => ({
  ...today,
  enRetard: [],
  aContacter: [],
  aReproposer: [],
  visites: [],
  sansReponse: [],
  aRembourser: [],
  facturesARembourser: [],
  retractations: [],
  nombres: {
    enRetard: 0,
    aContacter: 0,
    aReproposer: 0,
    sansReponse: 0,
    aRembourser: 0,
    messagesNonLus: 0,
    courrielsEchoues: 0,
  },
})

/** The client follows the link of the mail and presses the button. */
const acceptByMail = async (site: RunningSite, { id }: Order, email: string): Promise<void> => {
  const [links] = await dateLinks(site, email, 1)
  const token = links?.accepter.split('/').at(-2)
  await ask(site, `/api/prestations/${id}/validation-date`, {
    body: { token, action: 'accepter', debutAnticipe: true },
  })
}

const pieceOfNews = (id: string, titre: string): NouvelleReply => ({
  genre: 'commande',
  id,
  titre,
  le: '2026-11-20T09:00:00.000Z',
})

test('a visitor logs in first and comes back, a client is led to the client area', async ({ page, site }) => {
  await page.goto('/admin?onglet=aujourdhui')
  await expect(page).toHaveURL(/\/login\?retour=%2Fadmin%3Fonglet%3Daujourdhui$/)
  await page.goto('/debug-admin')
  await expect(page).toHaveURL(/\/login\?retour=%2Fdebug-admin$/)
  const account = await openAccount(site)
  await enter(page, account, '/admin')
  await expect(page).toHaveURL(/\/mes-prestations$/)
  for (const path of ['/debug-admin', '/admin/prestations']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/mes-prestations$/)
  }
})

/**
 * Waits for the news asked for besides, once the session is known: they would tell what comes after, and be gone before
 * the clock has moved on.
 */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByText('En direct')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Covers the page with another, as the browser tells it, or uncovers it. */
const show = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Has an order come while nobody sees the page: it asks for no news then, and does once it is seen again. */
const receiveUnseen = async (page: Page, site: RunningSite): Promise<void> => {
  await settle(page)
  await show(page, 'hidden')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/nouvelles')) asked += 1
  })
  const { reference } = await placeOrder(site, aMailAddress())
  await page.clock.fastForward(60_000)
  await page.clock.fastForward(60_000)
  expect(asked).toBe(0)
  await show(page, 'visible')
  await expect(news(page)).toContainText(`Nouvelle commande ${reference}`)
}

/** The first order of its site: the list is seen to become empty. */
const solo = testOfFirstVisit.extend({ kind: 'untouched' })

solo(
  'a new order arrives by itself, is called, proposed, accepted, stands in its day; a page unseen asks for no news',
  async ({ page, site }) => {
    test.slow()
    // Time goes on when it is told to.
    await page.clock.install()
    await enterAsOwner(page, site, '/admin')
    await settle(page)
    const email = aMailAddress()
    const order = await placeOrder(site, email)
    await page.clock.fastForward(10_000)
    await expect(news(page)).toContainText('Nouvelle commande')
    await expect(line(page, order.reference)).toBeVisible()
    await expect(line(page, order.reference).getByRole('link', { name: /^Appeler Jeanne Dupont/ })).toHaveAttribute(
      'href',
      'tel:+33612345678',
    )
    await expect(toContact(page)).toContainText(order.reference)
    const call = line(page, order.reference).getByRole('button', { name: /^J’ai appelé/ })
    await call.click()
    await expect(toContact(page)).toContainText('Personne n’attend d’appel.')
    await done(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(toContact(page)).not.toContainText('Personne n’attend d’appel.')
    await call.click()
    // The line of the first call may still be leaving.
    const noted = page.locator('li:not([inert])').filter({ hasText: 'Appel noté' })
    await expect(noted).toContainText('Jeanne Dupont')
    await expect(noted.locator('[tabindex="-1"]')).toBeFocused()
    await expect(toContact(page)).toContainText('Personne n’attend d’appel.')
    await expectSoundEverywhere(page)
    await noted.getByRole('link', { name: 'Écrire ce qui s’est dit' }).click()
    await expect(page.getByLabel('Ce qui s’est dit, ou une note')).toBeFocused()
    await page.goBack()

    const moment = aMoment()
    await propose(site, order, [moment])
    await lookAgain(page)
    await expect(waiting(page)).toContainText(order.reference)

    await acceptByMail(site, order, email)
    await lookAgain(page)
    await expect(waiting(page).filter({ hasText: order.reference })).toHaveCount(0)
    await page.goto(`/admin?jour=${moment.datePrestation}`)
    const visit = page.getByRole('article').filter({ hasText: order.reference })
    await expect(visit).toContainText('14 h')
    await expect(visit).toContainText('Réinstallation PC, 1 h, 64,00 €')
    await expectSoundEverywhere(page)
    await receiveUnseen(page, site)
  },
)

test('the sheet of a day prints on one page, alone, with its hours; one walks from day to day, and logs out', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  const moment = aMoment()
  await propose(site, order, [moment])
  await acceptByMail(site, order, email)
  await enterAsOwner(page, site, `/admin?jour=${moment.datePrestation}`)
  await expect(page.getByRole('button', { name: 'Imprimer la feuille du jour' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-feuille]')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('14 h')
  await expect(sheet).toContainText('06 12 34 56 78')
  await expect(places(page)).toBeHidden()
  await expect(heading(page)).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: null })

  const today = dateParis(new Date())
  const day = (jour: typeof today) => page.getByRole('heading', { level: 2, name: formaterJour(jour) })
  const back = page.getByRole('link', { name: 'Revenir à aujourd’hui' })
  await back.click()
  await expect(day(today)).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await page.getByRole('link', { name: /^Jour suivant/ }).click()
  await expect(day(plusJours(today, 1))).toBeVisible()
  await page.getByRole('link', { name: /^Jour suivant/ }).click()
  await expect(page).toHaveURL(new RegExp(`jour=${plusJours(today, 2)}`))
  await page.getByRole('link', { name: /^Jour précédent/ }).click()
  await expect(day(plusJours(today, 1))).toBeVisible()
  await back.click()
  await expect(day(today)).toBeVisible()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

/** Keeps the calls of an address on their way until they are released. */
const held = async (page: Page, address: string): Promise<{ asked: Promise<void>; release: () => void }> => {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  return { asked: asked.promise, release: released.resolve }
}

test('what comes above moves nothing under the finger', async ({ page, site }) => {
  const orders = [await placeOrder(site, aMailAddress()), await placeOrder(site, aMailAddress())]
  const inHand = orders[1]
  let upsideDown = false
  await changeToday(page, (today) => {
    const ours = today.aContacter.filter(({ id }) => orders.some((order) => order.id === id))
    const others = today.aContacter.filter(({ id }) => !orders.some((order) => order.id === id))
    return { ...today, aContacter: upsideDown ? [...others, ...ours] : ours }
  })
  // What stands below is still on its way: first its code, then its invoices.
  const code = await held(page, `**/${builtFile('src/atelier/aujourdhui/suites.tsx')}`)
  const invoices = await held(page, '**/api/admin/factures?*')
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAsOwner(page, site, '/admin')
  await expect(page.getByText('En direct')).toBeVisible()
  const button = line(page, inHand?.reference ?? '').getByRole('button', { name: /^J’ai appelé/ })
  await button.focus()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await button.boundingBox()
  code.release()
  await invoices.asked
  upsideDown = true
  const newcomer = await placeOrder(site, aMailAddress())
  await lookAgain(page)
  await expect(line(page, newcomer.reference)).toHaveCount(1)
  await expect(button).toBeFocused()
  // A page scrolls by whole pixels.
  const after = await button.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
  invoices.release()
})

/** A visit of today, `hours` from now, at a place of which the door has a code. */
const aVisit = (id: string, nom: string, hours: number, statut: VisiteReply['prestation']['statut']): VisiteReply => {
  const debut = new Date(Date.now() + hours * HOUR)
  const { date, minutes } = aParis(debut)
  const fin = new Date(debut.getTime() + HOUR)
  return {
    prestation: { id: id as PrestationId, reference: 'PREST-7K3QXA' as Reference, statut, version: 1 },
    service: 'Réinstallation PC',
    heures: 1,
    aDistance: false,
    client: { nom, telephone: '+33612345678', email: 'odile@example.com' },
    adresse: '3 Rue du Collège, 39800 Poligny',
    ville: 'Poligny',
    itineraire: 'https://www.openstreetmap.org/directions?to=Poligny',
    description: 'Il ne démarre plus.',
    notes: 'Portail : 4812B.',
    date: {
      id: `date-${nom}`,
      proposition: 1,
      debut: debut.toISOString(),
      fin: fin.toISOString(),
      date,
      heure: heureDe(minutes),
      // Euros, as they travel.
      total: centimes(78),
      majore: false,
      statut: 'accepte',
      proposeeLe: debut.toISOString(),
      expireLe: debut.toISOString(),
      modifiableJusquA: debut.toISOString(),
      fraisTardifs: centimes(0),
      repondueLe: null,
    },
    trajetMinutes: 25,
    trajetAvantMinutes: 25,
  }
}

const HOUR = 3_600_000

test('the next visit comes first and whole, one that is done is over, and what waits has one row each', async ({
  page,
  site,
}) => {
  const order = await placeOrder(site, aMailAddress())
  await changeToday(page, (today) => ({
    ...today,
    visites: [aVisit(order.id, 'Lucie Gauthier', -0.5, 'terminé'), aVisit(order.id, 'Odile Perrard', 2, 'en_attente')],
  }))
  await page.setViewportSize({ width: 360, height: 780 })
  await enterAsOwner(page, site, '/admin')
  const next = page.getByRole('article').filter({ hasText: 'Odile Perrard' }).first()
  await expect(next).toContainText('Portail : 4812B.')
  await expect(next).toContainText(/Réinstallation PC, 1\s+h, 78,00/)
  await expect(next.getByRole('link', { name: /^Appeler Odile Perrard/ })).toHaveAttribute('href', 'tel:+33612345678')
  await expect(next.getByRole('link', { name: /^Itinéraire/ })).toBeVisible()
  const done = page.getByRole('article').filter({ hasText: 'Lucie Gauthier' })
  await expect(done).toContainText('Terminée')
  await expect(page.getByText('En ce moment')).toHaveCount(0)
  const top = async (found: Locator): Promise<number> => (await found.boundingBox())?.y ?? Number.NaN
  expect(await top(next)).toBeLessThan(await top(done))
  expect(await top(done)).toBeLessThan(await top(toContact(page)))
  await expectSoundEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  expect((await line(page, order.reference).boundingBox())?.height).toBeLessThanOrEqual(56)
  const figures = await page.getByRole('navigation', { name: 'Ce qui attend' }).boundingBox()
  expect(figures?.x).toBeGreaterThan(((await next.boundingBox())?.x ?? Number.NaN) + 300)
})

test('a cut of the news is said, and made up for from where it stopped', async ({ page, site }) => {
  const cursors: (string | null)[] = []
  let told: readonly NouvelleReply[] = []
  let away = false
  await page.route('**/api/admin/nouvelles*', (route) => {
    cursors.push(new URL(route.request().url()).searchParams.get('apres'))
    return away
      ? route.fulfill({ status: 503, body: '' })
      : route.fulfill({ json: { success: true, data: { nouvelles: told, curseur: String(told.length) } } })
  })
  await enterAsOwner(page, site, '/admin')
  await expect(page.getByText('En direct')).toBeVisible()
  told = [pieceOfNews('a', 'PREST-AAAAAA')]
  await lookAgain(page)
  await expect(news(page)).toContainText('Nouvelle commande PREST-AAAAAA')
  away = true
  await lookAgain(page)
  await expect(page.getByText('Hors direct')).toBeVisible()
  await expect(done(page)).toContainText('Le site ne répond pas. Ce qui est écrit ici reste')
  away = false
  // The first piece is told again, as the server does while it is young.
  told = [...told, pieceOfNews('b', 'PREST-BBBBBB')]
  await lookAgain(page)
  await expect(page.getByText('En direct')).toBeVisible()
  await expect(news(page)).toContainText('Nouvelle commande PREST-BBBBBB, et une autre nouvelle')
  await expect(done(page)).toHaveText(/^Le site répond de nouveau/)
  expect([...new Set(cursors)]).toEqual([null, '0', '1'])
  await news(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(news(page)).not.toContainText('PREST')
})

test('a day that does not come says why, and comes at the next try; an empty one is sound and says so', async ({
  page,
  site,
}) => {
  // The first news would have it asked for again.
  await withoutNews(page)
  const reconnect = await cutOff(page, '*/api/admin/aujourdhui')
  await enterAsOwner(page, site, '/admin')
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('Ces informations n’ont pas pu être chargées.')
  await expectSound(page)
  await changeToday(page, nothing)
  await reconnect()
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { level: 2, name: formaterJour(dateParis(new Date())) })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rien ne presse' })).toBeVisible()
  await expectSoundEverywhere(page)
})

test('/debug-admin shows the session and tries every call, and no demonstration login', async ({ page, site }) => {
  await enterAsOwner(page, site, '/debug-admin')
  await expect(page.getByText('Administrateur')).toHaveCount(2)
  await page.getByRole('button', { name: 'Essayer les appels' }).click()
  await expect(page.getByText(/^Les \d+ appels répondent\.$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row').filter({ hasText: 'GET /api/admin/aujourdhui' })).toContainText('200 correct')
  await expect(page.getByRole('button', { name: /démonstration/ })).toHaveCount(0)
  expect((await fetch(`${site.url}/api/demo`)).status).toBe(404)
  await expectSoundEverywhere(page)
})
