import type { Page } from '@playwright/test'
import {
  aMoment,
  aMomentOfTheDelay,
  aMomentSoon,
  enter,
  openAccount,
  placeOrder,
  propose,
  replyTo,
  someMoments,
  temporaryPassword,
} from './account.ts'
import { cutOff } from './cut-off.ts'
import { expect, test } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress, expectThanks, fillForm, LONS, order, toEstimate } from './order-form.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const card = (page: Page, reference: string) => page.getByRole('article').filter({ hasText: reference })

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('the client area asks a visitor to log in, and offers three ways on', async ({ page }) => {
  for (const path of ['/mes-prestations', '/compte-client']) {
    await page.goto(path)
    await expect(page.getByText('Vous devez vous connecter pour accéder à votre compte.'), path).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Se connecter' }), path).toHaveAttribute('href', /^\/login\?/)
    await expect(main.getByRole('link', { name: 'Commander une prestation' }), path).toHaveAttribute(
      'href',
      '/commander',
    )
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' }), path).toHaveAttribute('href', '/')
    await expect(page.locator('meta[name="robots"]').first(), path).toHaveAttribute('content', 'noindex')
  }
})

test('from a first order to the client area and its quote, with nothing but the mail', async ({ page, site }) => {
  const email = aMailAddress()
  await page.goto('/commanderPrestation/5/informations')
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  await fillForm(page, LONS, email)
  await toEstimate(page)
  await order(page).click()
  const reference = await expectThanks(page)
  const temporary = await temporaryPassword(site, email)
  await page.getByRole('link', { name: 'Accéder à mon compte' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(temporary)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/changer-mot-de-passe/)
  const passwords = page.locator('main input[autocomplete]')
  await passwords.nth(0).fill(temporary)
  await passwords.nth(1).fill('Sapin-bleu-2026')
  await passwords.nth(2).fill('Sapin-bleu-2026')
  await page.locator('main button[type="submit"]').click()
  await expect(page).toHaveURL('/mes-prestations')
  await expect(tab(page, 'Mes Prestations')).toHaveAttribute('aria-selected', 'true')
  const mine = card(page, reference)
  await expect(mine.getByRole('heading', { name: 'Réinstallation PC' })).toBeVisible()
  await expect(mine).toContainText('En attente')
  await expect(mine).toContainText(/Nous vous appelons avant le/)
  await expect(mine.getByRole('list', { name: 'Le suivi' }).getByRole('listitem').first()).toContainText(
    'Commande enregistrée',
  )
  await expect(mine.locator('[aria-current="step"]')).toContainText('Le technicien vous appelle')
  await expect(mine).toContainText('Aucune facture disponible...')
  for (const [name, file] of [
    [/^Devis DEV-/, /^DEV-\d{4}-\d{4}\.pdf$/],
    ['Devis en texte simple', /^DEV-\d{4}-\d{4}\.txt$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
})

test('a proposed date is the thing to do now and is accepted in one press; it is then moved, the rule said first', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  await propose(site, account.order, someMoments(3))
  await enter(page, account, '/mes-prestations')
  const now = page.getByRole('region', { name: 'À faire maintenant' })
  await expect(now.getByRole('radio')).toHaveCount(3)
  await expectSoundEverywhere(page)
  await now.getByRole('radio').nth(1).check()
  await now.getByRole('button', { name: 'Accepter ce rendez-vous' }).click()
  const mine = card(page, account.order.reference)
  await expect(mine.getByText('Rendez-vous confirmé !')).toBeInViewport()
  await expect(now).toBeHidden()
  await expect(mine.getByText(/^Rendez-vous convenu le /)).toBeVisible()
  const visit = mine.getByRole('region', { name: 'Votre rendez-vous' })
  await expect(visit).toContainText(/14\sh – 15\sh/)
  await expect(visit).toContainText(/64,00\s€|128,00\s€/)
  await expect(visit).toContainText('Se déplace ou s’annule sans frais jusqu’au')
  await expect(mine.getByRole('list', { name: 'Le suivi' })).toContainText('Vous avez accepté un rendez-vous')
  await expectSoundEverywhere(page)
  const download = page.waitForEvent('download')
  await visit.getByRole('button', { name: 'Ajouter à mon calendrier (.ics)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
  await page.getByRole('button', { name: 'Déplacer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Déplacer le rendez-vous' })
  await expect(dialog.getByText(/on le déplace ou l’annule sans frais/)).toBeVisible()
  await dialog.getByLabel('Pour quelle raison').fill('Un empêchement.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Déplacer' })).toBeFocused()
  await page.getByRole('button', { name: 'Déplacer' }).click()
  await expect(dialog.getByLabel('Pour quelle raison')).toHaveValue('Un empêchement.')
  await dialog.getByRole('button', { name: 'Rendre cette date et en demander une autre' }).click()
  await expect(mine.getByText('Date rendue')).toBeVisible()
  await expect(mine.getByRole('list', { name: 'Le suivi' })).toContainText(
    'Vous avez demandé à déplacer le rendez-vous',
  )
})

test('a date that is gone meanwhile says so; one within the withdrawal delay takes the express request', async ({
  page,
  site,
}) => {
  const account = await openAccount(site, { debutAnticipe: false })
  await propose(site, account.order, [aMomentOfTheDelay('10:00')])
  await enter(page, account, '/mes-prestations')
  const now = page.getByRole('region', { name: 'À faire maintenant' })
  const accept = now.getByRole('button', { name: 'Accepter ce rendez-vous' })
  await expect(accept).toBeVisible()
  await accept.click()
  await expect(now.getByText('Cochez cette demande pour accepter cette date')).toBeVisible()
  await now.getByRole('checkbox').check()
  await propose(site, account.order, [aMomentOfTheDelay('12:00'), aMoment()])
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('Cette date a été remplacée par une autre proposition.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Voir l’état actuel' }).click()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(now.getByRole('checkbox')).toBeChecked()
  await accept.click()
  await expect(card(page, account.order.reference).getByText('Rendez-vous confirmé !')).toBeInViewport()
})

test('a proposal is refused with a reason and what would suit; the visit agreed on after all holds the account', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  await propose(site, account.order, [aMoment()])
  await enter(page, account, '/mes-prestations')
  await page.getByRole('button', { name: 'Elle ne convient pas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refuser la proposition' })
  await dialog.getByLabel('Pour quelle raison ?').fill('En congés cette semaine-là.')
  await dialog.getByRole('button', { name: 'Ajouter un moment' }).click()
  await dialog.getByRole('button', { name: 'Refuser et proposer autre chose' }).click()
  await expect(dialog.getByLabel('Jour')).toBeFocused()
  await expect(dialog.getByText('Indiquez le jour, ou retirez ce moment.')).toBeVisible()
  await expectSoundEverywhere(page)
  await dialog.getByLabel('Jour').fill(aMoment().datePrestation)
  await dialog.getByLabel('Moment').selectOption('matin')
  await dialog.getByRole('button', { name: 'Refuser et proposer autre chose' }).click()
  await expect(dialog).toBeHidden()
  const mine = card(page, account.order.reference)
  await expect(mine.getByText('Proposition refusée')).toBeVisible()
  const story = mine.getByRole('list', { name: 'Le suivi' })
  await expect(story).toContainText('En congés cette semaine-là.')
  await expect(mine.locator('[aria-current="step"]')).toContainText('Nous vous proposons une autre date')
  await mine.getByRole('button', { name: 'Choisir' }).click()
  await expect(mine.getByText('Rendez-vous confirmé !')).toBeVisible()
  await tab(page, 'Mon Compte').click()
  await page.getByRole('button', { name: 'Effacer mon compte…' }).click()
  const erasure = page.getByRole('dialog', { name: 'Effacer mon compte' })
  await expect(erasure).toContainText(account.order.reference)
  await erasure.getByRole('link', { name: 'Voir mes commandes' }).click()
  await expect(page).toHaveURL('/mes-prestations')
  await expect(mine).toBeVisible()
  await tab(page, 'Mon Compte').click()
  await expect(page.getByRole('button', { name: 'Effacer mon compte…' })).toBeVisible()
  await expect(erasure).toBeHidden()
})

test('a visit of today only cancels, with what may be asked of a business and a number to call', async ({
  page,
  site,
}) => {
  // A consumer may still withdraw from an order of today, and owes nothing for it.
  const account = await openAccount(site, {
    typeClient: 'professionnel',
    raisonSociale: 'Haddad Menuiserie',
    siren: '732829320',
  })
  await propose(site, account.order, [aMomentSoon()])
  await enter(page, account, '/mes-prestations')
  await page.getByRole('button', { name: 'Accepter ce rendez-vous' }).click()
  await expect(page.getByText('Rendez-vous confirmé !')).toBeVisible()
  const mine = card(page, account.order.reference)
  await expect(mine.getByRole('button', { name: 'Déplacer' })).toBeHidden()
  await expect(mine.getByRole('region', { name: 'Votre rendez-vous' }).getByRole('link')).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await mine.getByRole('button', { name: 'Annuler' }).click()
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande' })
  await expect(dialog).toContainText(/60,00\s€ peuvent alors être demandés/)
  await expect(dialog).toContainText('Ce n’est pas automatique')
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(mine.getByText('Commande annulée')).toBeVisible()
  await expect(mine).toContainText(/Annulée par vous le \d/)
  await expect(mine.getByRole('list', { name: 'Le suivi' })).toContainText(/60,00\s€ peuvent être demandés/)
  await page.reload()
  await expect(mine.getByText('Le suivi et les documents')).toBeVisible()
})

test('each address selects its tab, the quick actions lead where they say, and logging out in one tab closes the other', async ({
  page,
  context,
  site,
}) => {
  const account = await openAccount(site)
  await enter(page, account, '/compte-client')
  await expect(tab(page, 'Mon Compte')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Vos coordonnées' })).toBeVisible()
  await tab(page, 'Mon Compte').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/mes-prestations')
  await expect(tab(page, 'Mes Prestations')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Mes Prestations' })).toContainText(account.order.reference)
  await expect(page).toHaveTitle(/^Mes Prestations/)
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Mon Compte')).toBeFocused()
  await page.goBack()
  await expect(tab(page, 'Mes Prestations')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Mon Compte').click()
  const actions = page.getByRole('region', { name: 'Actions rapides' })
  await expect(actions.getByRole('link', { name: 'Nouvelle commande' })).toHaveAttribute('href', '/commander')
  await expect(actions.getByRole('link', { name: 'Page de contact' })).toHaveAttribute('href', '/contact')
  await expect(actions.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  await actions.getByRole('link', { name: 'Télécharger mes factures' }).click()
  await expect(page.getByRole('region', { name: 'Mes factures' })).toContainText('Aucune facture disponible...')
  await actions.getByRole('link', { name: 'Message à l’atelier' }).click()
  await expect(page.getByRole('form', { name: 'Nouveau message' })).toBeInViewport()
  const second = await context.newPage()
  await second.goto(`${site.url}/compte-client`)
  await expect(second.getByRole('heading', { name: 'Vos coordonnées' })).toBeVisible()
  await actions.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  await expect(second.getByText('Vous devez vous connecter pour accéder à votre compte.')).toBeVisible()
  await expect(second.locator('main')).not.toContainText(account.email)
})

const writeTo = async (page: Page, sujet: string, message: string): Promise<void> => {
  await page.getByLabel('Sujet').fill(sujet)
  await page.getByLabel('Votre message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })

test('a message becomes a thread with its answers; one whose answer is lost is kept, and is one message once it is sent again', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  await enter(page, account, '/compte-client')
  await expect(page.getByText('Vous n’avez pas encore écrit.')).toBeVisible()
  await send(page).click()
  await expect(page.getByLabel('Sujet')).toBeFocused()
  await expect(page.getByText('Veuillez indiquer le sujet de votre message.')).toBeVisible()
  await expectSoundEverywhere(page)
  await writeTo(page, 'Avant votre venue', 'Faut-il laisser la box allumée ?')
  const answer = page.waitForResponse('**/api/contact/client-general')
  await send(page).click()
  const thread = page.getByRole('article', { name: 'Avant votre venue' })
  await expect(thread).toContainText('Faut-il laisser la box allumée ?')
  await expect(page.getByText('Message envoyé')).toBeVisible()
  await expect(page.getByLabel('Sujet')).toHaveValue('')
  const { data } = (await (await answer).json()) as { readonly data: { readonly id: string } }
  await replyTo(site, data.id, 'Oui, laissez-la allumée.')
  await writeTo(page, 'Une longue question', 'Elle a pris vingt minutes à écrire.')
  await page.route('**/api/contact/client-general', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Erreur de connexion')
  await expectSound(page)
  await page.unroute('**/api/contact/client-general')
  await page.reload()
  await expect(page.getByLabel('Votre message')).toHaveValue('Elle a pris vingt minutes à écrire.')
  await send(page).click()
  await expect(page.getByText('Message envoyé')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Une longue question' })).toHaveCount(1)
  await expect(thread).toContainText('Oui, laissez-la allumée.')
  await expect(thread).toContainText('Réponse reçue')
  await thread.getByRole('button', { name: 'Répondre' }).click()
  await thread.getByRole('textbox', { name: 'Votre réponse' }).fill('Merci !')
  await thread.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(thread.getByRole('listitem')).toHaveCount(3)
  await expectSoundEverywhere(page)
})

/** As if it had lasted too long. */
const endSession = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('token', 'un.jeton.perime'))

test('a session that ends loses nothing of a message; whoever closes its login is told to log in, not that the network failed', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  await enter(page, account, '/compte-client')
  await writeTo(page, 'Une longue question', 'Elle a pris vingt minutes à écrire.')
  await endSession(page)
  await send(page).click()
  const login = page.getByRole('dialog', { name: 'Votre session a expiré' })
  await login.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await login.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByRole('article', { name: 'Une longue question' })).toContainText('vingt minutes')
  await endSession(page)
  await tab(page, 'Mes Prestations').click()
  await login.getByRole('button', { name: 'Fermer' }).click()
  const told = page.getByRole('alert')
  await expect(told).toContainText('Vous devez vous connecter pour accéder à votre compte.')
  await expect(told).not.toContainText('connexion')
  await expectSound(page)
  await told.getByRole('button', { name: 'Se connecter' }).click()
  await login.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  await login.getByRole('button', { name: 'Reprendre' }).click()
  await expect(page.getByText(account.order.reference).first()).toBeVisible()
})

test('orders that fail to come say so, and come at the next try, page after page, newest first', async ({
  page,
  site,
}) => {
  test.slow()
  const account = await openAccount(site)
  const orders = [account.order]
  for (let count = 0; count < 11; count += 1) orders.unshift(await placeOrder(site, account.email))
  const reconnect = await cutOff(page, '*/api/prestations/mes-prestations*')
  await enter(page, account, '/mes-prestations')
  await expect(page.getByText('Erreur lors du chargement de vos informations.')).toBeVisible()
  await expectSoundEverywhere(page)
  await reconnect()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.first()).toContainText(orders[0]?.reference ?? '')
  await expect(page.getByRole('definition').first()).toHaveText('12')
  await page.getByRole('button', { name: 'Voir les commandes plus anciennes' }).click()
  await expect(cards).toHaveCount(12)
  await expect(cards.last()).toContainText(account.order.reference)
  await expect(card(page, account.order.reference)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voir les commandes plus anciennes' })).toBeHidden()
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await expect(page).toHaveURL('/')
})

const MONEY_HELD = 'Nous détenons encore 20,00\u00a0€ que vous avez versés.'

test('an account whose money is held is written about, and one without is copied, then erased by a word, with a goodbye', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  const json = { success: false, code: 'ARGENT_DETENU', message: MONEY_HELD, data: { montant: 20 } }
  await enter(page, account, '/compte-client')
  await page.route('**/api/clients/moi/effacement', (route) => route.fulfill({ status: 409, json }))
  await page.getByRole('button', { name: 'Effacer mon compte…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Effacer mon compte' })
  await expect(dialog).toContainText(MONEY_HELD)
  await expectSoundEverywhere(page)
  await dialog.getByRole('link', { name: 'Écrire à l’atelier' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/compte-client#ecrire')
  await expect(page.getByLabel('Votre message')).toBeInViewport()
  await page.unroute('**/api/clients/moi/effacement')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mes données (ZIP)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await page.getByRole('button', { name: 'Effacer mon compte…' }).click()
  await expect(dialog).toContainText(account.order.reference)
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(dialog.getByLabel('Pour confirmer, tapez EFFACER')).toHaveAccessibleDescription(
    /Tapez EFFACER pour confirmer\./,
  )
  await expectSoundEverywhere(page)
  await dialog.getByLabel('Pour confirmer, tapez EFFACER').fill('effacer')
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(page.getByRole('heading', { name: 'Votre compte est effacé' })).toBeFocused()
  await expect(page.getByText('livre des recettes')).toBeVisible()
  await expectSound(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const { email, password } = account
  const login = await page.request.post('/api/clients/login', { data: { email, password } })
  expect(login.status()).toBe(401)
})
