import type { Page } from '@playwright/test'
import { enter, logInByApi, openAccount, placeOrder, temporaryPassword } from './account.ts'
import { cutOff } from './cut-off.ts'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { ADMIN } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const email = (page: Page) => page.getByRole('textbox', { name: 'Adresse email' })
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true })
const connect = (page: Page) => page.getByRole('button', { name: 'Se connecter' })

const logIn = async (page: Page, adresse: string, motDePasse: string): Promise<void> => {
  await email(page).fill(adresse)
  await password(page).fill(motDePasse)
  await connect(page).click()
}

const stored = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), client: localStorage.getItem('client') }))

const refuseCookies = (page: Page) => page.getByRole('button', { name: 'Refuser', exact: true }).click()

/** The name in the head of every page, beside what is said of a login for a moment. */
const welcome = (page: Page) => page.getByText('Bonjour Jeanne Dupont', { exact: true })

test('a login goes back to the page of this site that asked, and to no other; it is announced and ended from any page', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  await page.goto('/login?retour=%2Fcompte-client')
  await logIn(page, account.email, account.password)
  await expect(page).toHaveURL('/compte-client')
  await page.goto('/login?retour=%2F%2Fpirate.example')
  await expect(page.getByRole('heading', { name: 'Vous êtes déjà connecté' })).toBeVisible()
  await expectSoundEverywhere(page)
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await logIn(page, account.email.toUpperCase(), account.password)
  await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie' })).toBeVisible()
  await expect(page).toHaveURL('/mes-prestations')
  const kept = await stored(page)
  expect(kept.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(JSON.parse(kept.client ?? '')).toMatchObject({ nom: 'Jeanne Dupont', role: 'client', isAdmin: false })
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(welcome(page)).toBeVisible()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toEqual({ token: null, client: null })
  await expect(menu.getByText('Connexion')).toBeVisible()
})

test('a login that fails says so, keeps what was typed, which can be looked at, and is slowed down after too many tries', async ({
  page,
  site,
}) => {
  const { email: adresse } = await openAccount(site)
  await page.goto('/login')
  await refuseCookies(page)
  await connect(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription(/Veuillez saisir votre adresse email\./)
  await expect(password(page)).toHaveAccessibleDescription(/Veuillez saisir votre mot de passe\./)
  await expectSoundEverywhere(page)

  await password(page).fill('Sapin-bleu-2026')
  const toggle = page.getByRole('button', { name: 'Afficher : Mot de passe' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  expect((await toggle.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await toggle.click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(password(page)).toHaveValue('Sapin-bleu-2026')

  const wrong = 'Adresse email ou mot de passe incorrect.'
  const alert = page.getByRole('alert')
  await logIn(page, adresse, 'Pas-le-bon-2026')
  await expect(alert).toContainText(wrong)
  await logIn(page, 'personne@courriel.example', 'Pas-le-bon-2026')
  await expect(alert).toContainText(wrong)
  await expect(password(page)).toHaveValue('Pas-le-bon-2026')
  await page.route(`${site.url}/api/clients/login`, (route) => route.abort('internetdisconnected'))
  await connect(page).click()
  await expect(alert).toContainText('Erreur lors de la connexion. Veuillez réessayer.')
  await expectSoundEverywhere(page)

  await page.unroute(`${site.url}/api/clients/login`)
  await email(page).fill(adresse)
  await expect(async () => {
    await connect(page).click()
    await expect(alert).toContainText('Trop d’essais infructueux', { timeout: 1_000 })
  }).toPass()
  await expect(alert).toContainText(/Nouvel essai possible à \d+\sh/)
})

test('the owner is led to the owner’s side; a profile that cannot be read makes nobody an admin', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/admin/)
  const reconnect = await cutOff(page, '*/api/clients/profile')
  await page.goto('/services')
  await expect(page.getByRole('link', { name: 'Mes Prestations' }).first()).toBeVisible()
  await reconnect()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Administration' }).first()).toBeVisible()
})

test('a dead session is closed on a public page, and the login says why; what happens in one tab is known in the others', async ({
  page,
  context,
  site,
}) => {
  const account = await openAccount(site)
  await enter(page, { ...account, token: 'a.b.c' }, '/services')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByText('Connexion').click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre session a expiré')).toBeVisible()
  await logIn(page, account.email, account.password)
  await expect(page).toHaveURL('/mes-prestations')
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(welcome(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${site.url}/contact`)
  await expect(welcome(other)).toBeVisible()
  await other.getByRole('button', { name: 'Déconnexion' }).click()
  await expect(welcome(page)).toBeHidden()
  await other.close()
})

const nouveau = (page: Page) => page.getByLabel('Nouveau mot de passe', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirmation du nouveau mot de passe', { exact: true })
const changer = (page: Page) => page.getByRole('button', { name: 'Changer mon mot de passe' })
const changeTo = async (page: Page, motDePasse: string): Promise<void> => {
  await nouveau(page).fill(motDePasse)
  await confirmation(page).fill(motDePasse)
  await changer(page).click()
}

const force = (page: Page) => page.getByRole('status').filter({ hasText: 'Solidité' })

test('a visitor is sent to the login before changing a password, and a temporary one is replaced before anything else', async ({
  page,
  site,
}) => {
  const adresse = aMailAddress()
  await placeOrder(site, adresse)
  const temporary = await temporaryPassword(site, adresse)
  await page.goto('/changer-mot-de-passe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changement de mot de passe requis')
  const toLogin = page.getByRole('main').getByRole('link', { name: 'Se connecter' })
  await expect(toLogin).toHaveAttribute('href', '/login')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle('Changement de mot de passe requis – Atelier Exemple')
  await expectSoundEverywhere(page)

  await refuseCookies(page)
  await toLogin.click()
  await logIn(page, adresse, temporary)
  await expect(page).toHaveURL('/changer-mot-de-passe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changement de mot de passe requis')
  await page.goto('/mes-prestations')
  await expect(page).toHaveURL('/changer-mot-de-passe')
  const ancien = page.getByLabel('Mot de passe temporaire actuel', { exact: true })
  await changer(page).click()
  await expect(ancien).toBeFocused()
  await ancien.fill(temporary)
  await nouveau(page).fill('sapin')
  await expect(force(page)).toHaveText('Solidité\u00a0: Faible')
  await confirmation(page).fill('sapins')
  await changer(page).click()
  await expect(nouveau(page)).toHaveAccessibleDescription(
    /Mot de passe non sécurisé: Au moins 10 caractères, Au moins une majuscule, Au moins un chiffre/,
  )
  await expect(confirmation(page)).toHaveAccessibleDescription(/Les mots de passe ne correspondent pas/)
  await expectSoundEverywhere(page)
  await nouveau(page).fill('SapinBleu1')
  await expect(force(page)).toHaveText('Solidité\u00a0: Moyen')
  await expect(page.getByText('Au moins 10 caractères (fait)')).toBeVisible()
  await changeTo(page, temporary)
  await expect(nouveau(page)).toHaveAccessibleDescription(/Le nouveau mot de passe doit être différent de l'ancien/)
  await nouveau(page).fill('Sapin-bleu-2026')
  await expect(force(page)).toHaveText('Solidité\u00a0: Fort')
  await confirmation(page).fill('Sapin-bleu-2026')
  await changer(page).click()
  await expect(page.getByText('Mot de passe changé avec succès !')).toBeVisible()
  await expect(page).toHaveURL('/mes-prestations')
  await expect(page.getByRole('tab', { name: 'Mes Prestations' })).toBeVisible()
  expect(await stored(page)).toMatchObject({ client: expect.stringContaining('"motDePasseTemporaire":false') })
})

test('a chosen password is changed like any other; a session that ends in the form is taken up again, nothing typed lost', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  await enter(page, account, '/changer-mot-de-passe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changer de mot de passe')
  const ancien = page.getByLabel('Mot de passe actuel', { exact: true })
  await ancien.fill('Pas-le-bon-2026')
  await changeTo(page, 'Epicea-vert-2027')
  await expect(ancien).toHaveAccessibleDescription(/Le mot de passe actuel est incorrect\./)
  await expect(ancien).toBeFocused()
  await page.route(`${site.url}/api/clients/changer-mot-de-passe`, (route) => route.abort('internetdisconnected'))
  await ancien.fill(account.password)
  await changer(page).click()
  await expect(page.getByRole('alert')).toContainText('Erreur de connexion au serveur')
  await page.unroute(`${site.url}/api/clients/changer-mot-de-passe`)
  await changer(page).click()
  await expect(page.getByText('Mot de passe changé avec succès !')).toBeVisible()
  await expect(page).toHaveURL('/mes-prestations')
  await expect(page.getByRole('tab', { name: 'Mes Prestations' })).toBeVisible()
  await expect(logInByApi(site, account.email, account.password)).rejects.toThrow('401')

  await page.getByRole('tab', { name: 'Mon Compte' }).click()
  await page.getByRole('link', { name: 'Changer mon mot de passe' }).click()
  await ancien.fill('Epicea-vert-2027')
  await nouveau(page).fill('Meleze-roux-2028')
  await confirmation(page).fill('Meleze-roux-2028')
  await page.evaluate(() => localStorage.setItem('token', 'a.b.c'))
  await changer(page).click()
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' })
  await expect(dialog).toBeVisible()
  await expectSoundEverywhere(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(nouveau(page)).toHaveValue('Meleze-roux-2028')
  await changer(page).click()
  await expect(email(page)).toHaveValue(account.email)
  await password(page).fill('Pas-le-bon-2026')
  await password(page).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Adresse email ou mot de passe incorrect.')
  await password(page).fill('Epicea-vert-2027')
  await password(page).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Mot de passe changé avec succès !')).toBeVisible()
})

test('a forgotten password is replaced by mail, whoever asks', async ({ page, site }) => {
  const account = await openAccount(site)
  const first = await temporaryPassword(site, account.email)
  await page.goto('/login')
  await refuseCookies(page)
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  const ask = page.getByRole('button', { name: 'Recevoir un mot de passe temporaire' })
  await ask.click()
  await expect(email(page)).toHaveAccessibleDescription(/Veuillez saisir votre adresse email\./)
  await page.route(`${site.url}/api/clients/reset-password`, (route) => route.abort('internetdisconnected'))
  await email(page).fill('personne@courriel.example')
  await ask.click()
  await expect(page.getByRole('alert')).toContainText('Erreur de connexion. Veuillez réessayer.')
  await page.unroute(`${site.url}/api/clients/reset-password`)
  await ask.click()
  const answer = 'Si un compte existe à cette adresse, un nouveau mot de passe temporaire vient d’y être envoyé.'
  await expect(page.getByText(answer)).toBeVisible()
  await expectSoundEverywhere(page)
  await page.getByRole('button', { name: 'Essayer une autre adresse' }).click()
  await email(page).fill(` ${account.email.toUpperCase()} `)
  await ask.click()
  await expect(page.getByText(answer)).toBeVisible()
  await expect.poll(() => temporaryPassword(site, account.email)).not.toBe(first)
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await logIn(page, account.email, await temporaryPassword(site, account.email))
  await expect(page).toHaveURL('/changer-mot-de-passe')
})

test.describe('without JavaScript', () => {
  testOfFirstVisit.use({ javaScriptEnabled: false })

  testOfFirstVisit('the login says that it needs it, and sends no password anywhere', async ({ page }) => {
    await page.goto('/login')
    expect(await page.content()).toContain('La connexion a besoin de JavaScript')
    await expect(connect(page)).toBeDisabled()
  })
})
