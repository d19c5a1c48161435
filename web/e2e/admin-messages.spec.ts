import type { Locator, Page } from '@playwright/test'
import { askAsOwner, replyTo } from './account.ts'
import { ask } from './ask.ts'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, expectHeld, letLeave, rows, withoutNews } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** A message of the public form; answers the address it came from. */
const receiveMessage = async (
  site: RunningSite,
  message = 'Ma box clignote en rouge depuis hier.',
): Promise<string> => {
  const email = aMailAddress()
  await ask(site, '/api/contact', { body: { nom: 'Lucie Gauthier', email, message } })
  return email
}

const messageOf = async (site: RunningSite, email: string): Promise<{ readonly id: string }> => {
  const path = `/api/contact/admin/all?q=${encodeURIComponent(email)}`
  const [message] = await askAsOwner<readonly { readonly id: string }[]>(site, path)
  if (message === undefined) throw new Error('no message')
  return message
}

const statutOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Statut du message de Lucie Gauthier' }).getByRole('button', { pressed: true })

const markAs = (page: Page, statut: string): Promise<void> =>
  page
    .getByRole('group', { name: 'Statut du message de Lucie Gauthier' })
    .getByRole('button', { name: statut, exact: true })
    .click()

const thread = (page: Page): Locator => page.getByRole('region', { name: 'Message', exact: true })

const reply = (page: Page): Locator => page.getByLabel('Votre réponse')

const openThread = async (page: Page, site: RunningSite, email: string): Promise<void> => {
  await enterAsOwner(page, site, `/admin/messages?q=${email}`)
  await rows(page).getByRole('link', { name: 'Lucie Gauthier' }).click()
  await expect(thread(page).getByRole('heading', { name: 'Lucie Gauthier' })).toBeVisible()
}

test('a message is found, read by being opened, and answered by mail', async ({ page, site }) => {
  test.slow()
  const email = await receiveMessage(site)
  await enterAsOwner(page, site, '/admin/messages')
  await page.getByLabel('Nom, email ou mots du message').fill(email)
  await expect(page).toHaveURL(/q=client/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Non lu')
  await expect(page.getByText(/messages? non lus?$/).first()).toBeVisible()
  await expectSoundEverywhere(page)

  await rows(page).getByRole('link', { name: 'Lucie Gauthier' }).click()
  await expect(page).toHaveURL(/\/admin\/messages\/\w+/)
  await expect(thread(page)).toContainText('Ma box clignote en rouge depuis hier.')
  await expect(statutOf(page)).toHaveText('Lu')

  const send = page.getByRole('button', { name: 'Envoyer la réponse' })
  await expectHeld(send, 'Veuillez écrire votre réponse.', reply(page))
  await reply(page).fill('Chère Lucie,')
  await page.getByText('Réponses types').click()
  await page.getByRole('button', { name: 'Bien reçu' }).click()
  await expect(reply(page)).toHaveValue(/^Chère Lucie,\n\nBonjour,/)
  await expectSoundEverywhere(page)
  await reply(page).fill('Débranchez-la dix secondes.')
  await reply(page).press('Control+Enter')
  await expect(done(page)).toContainText(/La réponse à Lucie Gauthier part dans \d+\s+s/)
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(reply(page)).toBeEditable()
  await reply(page).press('Control+Enter')
  await letLeave(page)
  await expect(done(page)).toContainText('Réponse envoyée à Lucie Gauthier.')
  await expect(thread(page)).toContainText('Votre réponse est enregistrée et part par courriel.')
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'Débranchez-la dix secondes.' })).toBeVisible()
  await expect(reply(page)).toHaveValue('')
  await expect(statutOf(page)).toHaveText('Traité')
  const answers = () => site.mails.recus().filter(({ courriel }) => courriel.a === email)
  await expect.poll(() => answers().some(({ courriel }) => courriel.texte.includes('Débranchez-la'))).toBe(true)

  await markAs(page, 'Lu')
  await expect(thread(page).getByText('Enregistrement…')).toBeHidden()
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await expect(rows(page)).toContainText('Lu')
  await expect(rows(page).getByRole('link', { name: 'Lucie Gauthier' })).toBeFocused()
  await page
    .getByRole('list', { name: 'Statut' })
    .getByRole('link', { name: /^Traité/ })
    .click()
  await expect(page.getByText('Aucun message ne correspond à cette recherche.')).toBeVisible()
})

test('an answer sent at once waits for the statut that opening writes; one that does not leave is kept, also over a reload', async ({
  page,
  site,
}) => {
  const email = await receiveMessage(site)
  const withNews = await withoutNews(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contact/*/statut', async (route) => {
    const answer = await route.fetch()
    await held
    await route.fulfill({ response: answer })
  })
  await openThread(page, site, email)
  await reply(page).fill('Débranchez-la dix secondes.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await letLeave(page)
  release()
  await expect(thread(page)).toContainText('Votre réponse est enregistrée et part par courriel.')
  await expect(statutOf(page)).toHaveText('Traité')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await withNews()
  await page.route('**/api/contact/*/reply', (route) => route.abort())
  await reply(page).fill('Une réponse longue à écrire.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await letLeave(page)
  await expect(thread(page)).toContainText('Nous ne savons pas si la réponse est partie. Votre texte est gardé.')
  await page.unrouteAll()
  await page.reload()
  await expect(reply(page)).toHaveValue('Une réponse longue à écrire.')
})

test.describe('on a phone', () => {
  testOfFirstVisit.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  testOfFirstVisit('an answer tells of no key that a phone has not', async ({ page, site }) => {
    const email = await receiveMessage(site)
    await enterAsOwner(page, site, `/admin/messages/${(await messageOf(site, email)).id}`)
    await expect(reply(page)).toHaveAccessibleDescription('Elle part par courriel, dix secondes après.')
  })
})

test('two admins at once: both states of a message are shown before one is overwritten, and an answer waits until they are read', async ({
  page,
  site,
}) => {
  const email = await receiveMessage(site)
  const { id } = await messageOf(site, email)
  await withoutNews(page)
  await enterAsOwner(page, site, `/admin/messages/${id}?q=${email}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(statutOf(page)).toHaveText('Lu')
  await askAsOwner(site, `/api/contact/${id}/statut`, { body: { statut: 'traité' }, method: 'PATCH' })
  await markAs(page, 'Nouveau')
  const dialog = page.getByRole('dialog', { name: 'Ce message a changé entre-temps' })
  await expect(dialog).toContainText('Statut : Nouveau.')
  await expect(dialog).toContainText('Statut : Traité. Aucune suite.')
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Garder ce qui est enregistré' }).click()
  await expect(statutOf(page)).toHaveText('Traité')
  await markAs(page, 'Nouveau')
  await expect(rows(page)).toContainText('Non lu')
  await expect(dialog).toBeHidden()
  await expect(thread(page).getByText('Enregistrement…')).toBeHidden()

  await replyTo(site, id, 'Je passe demain à neuf heures.')
  await reply(page).fill('Je passe jeudi.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await letLeave(page)
  await expect(thread(page)).toContainText('Ce message a changé entre-temps')
  await expect(thread(page)).toContainText('Statut : Traité. 1 suite. Je passe demain à neuf heures.')
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'Je passe demain' })).toBeVisible()
  await expect(reply(page)).toHaveValue('Je passe jeudi.')
  await expectSoundEverywhere(page)
  await page.getByRole('button', { name: 'Envoyer ma réponse quand même' }).click()
  await letLeave(page)
  await expect(thread(page)).toContainText('Votre réponse est enregistrée et part par courriel.')
})

test('an address that names no message says so', async ({ page, site }) => {
  await enterAsOwner(page, site, '/admin/messages/01M7W2Y7M0115FHGTJ5MBQAEN0')
  await expect(page.getByText('Message introuvable')).toBeVisible()
  await page.goto('/admin/estimations/01M7W2Y7M0115FHGTJ5MBQAEN0')
  await expect(page.getByText('Estimation introuvable')).toBeVisible()
})
