import { type Page } from '@playwright/test'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { expectSound } from './sound.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'
import type { RunningSite } from './running-site.ts'

const TEXTE = 'Bonjour,\nmon imprimante ne répond plus <b>depuis hier</b>.'
const ENVOYE = 'Votre message a été envoyé avec succès !'
const OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'

const nom = (page: Page) => page.getByRole('textbox', { name: 'Votre nom' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Votre adresse email' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })
const envoyer = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })

const remplir = async (page: Page, adresse: string): Promise<void> => {
  await nom(page).fill('Jeanne Dupont')
  await email(page).fill(adresse)
  await message(page).fill(TEXTE)
}

/** The mails of one sender: workers share a site, so each test writes under its own address. */
const courrielsDe = ({ mails }: RunningSite, adresse: string) =>
  mails.recus().flatMap(({ courriel }) => (courriel.repondreA === adresse ? [courriel] : []))

test('the page says whom to call, how far visits go and when somebody answers; a message reaches the business, from the keyboard too', async ({
  page,
  site,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '03 00 00 00 00' })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Une urgence' })).toBeVisible()
  for (const [jours, heures] of [
    ['Lundi à vendredi', '9 h – 18 h'],
    ['Samedi', '9 h – 12 h'],
    ['Dimanche', 'sur rendez-vous'],
  ] as const) {
    await expect(main.getByRole('term').filter({ hasText: jours })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: heures })).toBeVisible()
  }
  await expect(main).toContainText('Jusqu’à 40 km de Montmorot')
  const adresse = 'jeanne@courriel.example'
  await remplir(page, adresse)
  await envoyer(page).click()
  await expect(page.getByText(ENVOYE)).toBeVisible()
  await expect(page.getByText(ENVOYE)).toBeInViewport()
  for (const champ of [nom, email, message]) await expect(champ(page)).toHaveValue('')
  await expectSound(page)
  await expect.poll(() => courrielsDe(site, adresse)).toHaveLength(1)
  const [courriel] = courrielsDe(site, adresse)
  // Its sender can be answered.
  expect(courriel).toMatchObject({ a: 'contact@exemple.invalid', sujet: 'Nouveau message – Jeanne Dupont' })
  expect(courriel?.texte).toContain('  mon imprimante ne répond plus <b>depuis hier</b>.')
  expect(courriel?.html).toContain('&lt;b&gt;depuis hier&lt;/b&gt;')
  const autre = 'clavier@courriel.example'
  await nom(page).focus()
  for (const texte of ['Jo', autre, 'Un message tapé au clavier.']) {
    await page.keyboard.type(texte)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText(ENVOYE)).toBeHidden()
  await expect(envoyer(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ENVOYE)).toBeVisible()
  await expect.poll(() => courrielsDe(site, autre)).toHaveLength(1)
})

test('every fault has its sentence, and the first one the focus; an address that will not last is refused, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/contact')
  await envoyer(page).click()
  await expect(page.getByText(OBLIGATOIRES)).toBeVisible()
  await expect(nom(page)).toBeFocused()
  await expectSound(page)
  await nom(page).fill('J')
  await email(page).fill('jeanne')
  await message(page).fill('Bonjour')
  await expect(page.getByText(OBLIGATOIRES)).toBeHidden()
  await envoyer(page).click()
  await expect(nom(page)).toHaveAccessibleDescription(/Merci de saisir un nom valide\./)
  await expect(email(page)).toHaveAccessibleDescription(/Merci de saisir une adresse email valide\./)
  await expect(message(page)).toHaveAccessibleDescription(
    /Merci de détailler votre demande \(minimum 10 caractères\)\./,
  )
  await nom(page).fill('Jeanne')
  await expect(nom(page)).not.toHaveAttribute('aria-invalid')
  await expectSoundEverywhere(page)
  await remplir(page, 'x@a.b.yopmail.com')
  await envoyer(page).click()
  await expect(email(page)).toHaveAccessibleDescription(/Merci d'utiliser une adresse email non temporaire\./)
  await expect(email(page)).toBeFocused()
  await expect(message(page)).toHaveValue(TEXTE)
})

test('a failure of the server keeps what was typed, and the next press succeeds; a machine that fills the hidden field sends nothing', async ({
  page,
  site,
}) => {
  const adresse = 'patiente@courriel.example'
  await page.goto('/contact')
  await remplir(page, adresse)
  const gardes = async (): Promise<void> => {
    await expect(nom(page)).toHaveValue('Jeanne Dupont')
    await expect(email(page)).toHaveValue(adresse)
    await expect(message(page)).toHaveValue(TEXTE)
  }
  await page.getByRole('main').getByRole('link', { name: 'Politique de confidentialité' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /confidentialité/i })).toBeVisible()
  await page.goBack()
  await gardes()
  await page.reload()
  await gardes()
  const api = `${site.url}/api/contact`
  const panne = { success: false, code: 'SERVICE_INDISPONIBLE', message: 'Indisponible.' }
  await page.route(api, (route) => route.fulfill({ status: 503, json: panne }))
  await envoyer(page).click()
  await expect(page.getByText("Erreur lors de l'envoi du message")).toBeVisible()
  await expectSound(page)
  await page.unroute(api)
  // It is recorded, and its answer is lost on the way: the next press must not make it two.
  await page.route(api, async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await envoyer(page).click()
  await expect(page.getByText('Erreur de connexion')).toBeVisible()
  for (const champ of [nom, email, message]) await expect(champ(page)).not.toHaveValue('')
  await page.unroute(api)
  await envoyer(page).click()
  await expect(page.getByText(ENVOYE)).toBeVisible()
  await expect(page.getByText('Erreur de connexion')).toBeHidden()
  await expect.poll(() => courrielsDe(site, adresse)).toHaveLength(1)
  await remplir(page, 'robot@courriel.example')
  await page.locator('input[name="objet"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://pirate.example'
  })
  await expect(page.getByText(ENVOYE)).toBeHidden()
  await envoyer(page).click()
  await expect(page.getByText(ENVOYE)).toBeVisible()
  // A later message overtakes nothing: when it has arrived, the other one never will.
  await remplir(page, 'temoin@courriel.example')
  await envoyer(page).click()
  await expect.poll(() => courrielsDe(site, 'temoin@courriel.example')).toHaveLength(1)
  expect(courrielsDe(site, 'robot@courriel.example')).toEqual([])
})

test.describe('without JavaScript', () => {
  testOfFirstVisit.use({ javaScriptEnabled: false })

  testOfFirstVisit(
    'a refused form comes back as typed, with its sentences, and a message is sent',
    async ({ page, site }) => {
      const adresse = 'sans-script@courriel.example'
      await page.goto('/contact')
      await remplir(page, 'x@yopmail.com')
      await envoyer(page).click()
      await expect(email(page)).toHaveAccessibleDescription(/Merci d'utiliser une adresse email non temporaire\./)
      await expect(email(page)).toHaveValue('x@yopmail.com')
      await expect(nom(page)).toHaveValue('Jeanne Dupont')
      await expect(message(page)).toHaveValue(TEXTE)
      await nom(page).fill('')
      await envoyer(page).click()
      await expect(page.getByText(OBLIGATOIRES)).toBeVisible()
      await expect(message(page)).toHaveValue(TEXTE)
      await remplir(page, adresse)
      await envoyer(page).click()
      await expect(page).toHaveURL(/\/contact\?envoye=1#ecrire$/)
      await expect(page.getByText(ENVOYE)).toBeInViewport()
      await expect(message(page)).toHaveValue('')
      await expect.poll(() => courrielsDe(site, adresse)).toHaveLength(1)
      expect(courrielsDe(site, adresse)[0]?.texte).toContain('  mon imprimante ne répond plus')
    },
  )
})

testOfFirstVisit('a form refused before its script came is taken over by it', async ({ page, site }) => {
  const adresse = 'lente@courriel.example'
  await page.route(`${site.url}/assets/**/*.js`, (route) => route.abort('failed'))
  await page.goto('/contact')
  await remplir(page, 'x@yopmail.com')
  await page.unroute(`${site.url}/assets/**/*.js`)
  await envoyer(page).click()
  await expect(email(page)).toHaveAccessibleDescription(/Merci d'utiliser une adresse email non temporaire\./)
  // The banner comes with the script: from here on the form is the script's.
  await page.getByRole('button', { name: 'Refuser' }).click()
  await email(page).fill(adresse)
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await envoyer(page).click()
  await expect(page.getByText(ENVOYE)).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await expect.poll(() => courrielsDe(site, adresse)).toHaveLength(1)
  expect(courrielsDe(site, adresse)[0]?.texte).toContain('  mon imprimante ne répond plus')
})
