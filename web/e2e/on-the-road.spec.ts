import type { Page } from '@playwright/test'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { askAsOwner, placeOrder } from './account.ts'
import { expect, testOfFirstVisit } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress } from './order-form.ts'
import { enterAsOwner, expectHeld } from './owner.ts'

const test = testOfFirstVisit.extend({ kind: 'billing' })

// Only here: what a worker asks for passes by the answers that other journeys change.
test.use({ serviceWorkers: 'allow' })

/** Addresses that the panel keeps for the road, as paths. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('atelier'))) return []
    const requests = await (await caches.open('atelier')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

/** Puts a visit of an order, an hour from now, in the day that was kept. */
const putVisit = (page: Page, order: PrestationReply): Promise<void> =>
  page.evaluate(
    async ({ id, reference, version, client }) => {
      const cache = await caches.open('atelier')
      const [request] = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/api/admin/aujourdhui')
      const answer = request === undefined ? undefined : await cache.match(request)
      if (request === undefined || answer === undefined) throw new Error('no day was kept')
      const { data } = await answer.json()
      const hour = 3_600_000
      const [debut, fin] = [1, 2].map((hours) => new Date(Date.now() + hours * hour).toISOString())
      const date = {
        id: 'une-date',
        proposition: 1,
        debut,
        fin,
        date: data.jour,
        heure: '09:00',
        total: 64,
        majore: false,
        statut: 'accepte',
        proposeeLe: debut,
        expireLe: debut,
        modifiableJusquA: debut,
        fraisTardifs: 0,
        repondueLe: null,
      }
      const visite = {
        prestation: { id, reference, statut: 'en_cours', version },
        service: 'Réinstallation PC',
        heures: 1,
        aDistance: false,
        client,
        adresse: '3 Rue du Collège, 39800 Poligny',
        ville: 'Poligny',
        itineraire: null,
        description: '',
        notes: 'Portail : 4812B.',
        date,
        trajetMinutes: 25,
        trajetAvantMinutes: 25,
      }
      const body = JSON.stringify({ success: true, data: { ...data, visites: [visite] } })
      await cache.put(request, new Response(body, { headers: answer.headers }))
    },
    { id: order.id, reference: order.reference, version: order.version, client: order.client },
  )

test('the day is read without a network, what is typed there leaves once, and a logout erases it all', async ({
  page,
  site,
  context,
}) => {
  const { id } = await placeOrder(site, aMailAddress())
  const read = (): Promise<PrestationReply> => askAsOwner(site, `/api/prestations/${id}`)
  await askAsOwner(site, `/api/prestations/${id}`, { body: { statut: 'en_cours', motif: '' }, method: 'PUT' })
  await enterAsOwner(page, site, '/admin')
  await expect.poll(() => kept(page)).toContain('/admin')
  await page.reload()
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/api/admin/aujourdhui', '/api/clients/profile']))
  // An answer on its way would take the place of the day that is put there.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await putVisit(page, await read())
  await page.reload()
  await expect(page.getByText(/^Vu aujourd’hui à .*sans réseau\.$/)).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Portail : 4812B.')
  const note = page.getByRole('button', { name: 'Noter' })
  await expectHeld(note, 'Écrivez la note.')
  await page.getByLabel('Une note sur cette visite').fill('Disque changé')
  await page.reload()
  await expect(page.getByLabel('Une note sur cette visite')).toHaveValue('Disque changé')
  await note.click()
  await expect(page.getByText(/^Attend le réseau\s: note pour Jeanne Dupont/)).toBeVisible()
  await page.getByRole('button', { name: 'J’ai terminé' }).click()
  await expect(page.getByText(/le courriel à Jeanne Dupont part/).last()).toBeVisible()
  // Leaving the page ends the wait before the mail.
  await page.reload()
  await expect(page.getByText(/^Attendent le réseau\s: note .*J’ai terminé/)).toBeVisible()
  await expectSound(page)

  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(async () => (await read()).statut).toBe('terminé')
  await expect(page.getByText(/le réseau\s:/)).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const { historique } = await read()
  expect(historique.filter(({ fait }) => fait.genre === 'note')).toHaveLength(1)
  expect(historique.filter(({ fait }) => fait.genre === 'statut' && fait.vers === 'terminé')).toHaveLength(1)

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => kept(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('atelier.attente'))).toBeNull()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
