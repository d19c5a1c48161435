import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { expect, test } from './journey.ts'
import { aMailAddress, expectThanks, fillForm, LONS, order, toEstimate } from './order-form.ts'
import { mailsAbout } from './received-mails.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const REINSTALLATION = '/commanderPrestation/5/informations'

test('a business orders under its name and its number, and is asked for no consent', async ({ page, site }) => {
  test.slow()
  const email = aMailAddress()
  await page.goto(REINSTALLATION)
  await fillForm(page, LONS, email)
  const professionnel = page.getByRole('radio', { name: 'Professionnel' })
  await expect(page.getByRole('radio', { name: 'Particulier' })).toBeChecked()
  await professionnel.check()
  const siren = page.getByLabel('Numéro SIREN')
  await siren.fill('123 456 789')
  await expect(siren).toHaveAccessibleDescription(/Numéro SIREN inconnu/)
  await page.getByRole('button', { name: 'Voir mon estimation' }).click()
  const nom = page.getByLabel('Nom de l’entreprise')
  await expect(nom).toBeFocused()
  await expect(nom).toHaveAccessibleDescription(/Indiquez le nom de votre entreprise/)
  await expectSoundEverywhere(page)
  await nom.fill('Menuiserie Haddad')
  await siren.fill('123 456 782')
  await expect(siren).toHaveAccessibleDescription(/Numéro SIREN valable/)
  await toEstimate(page)
  await expect(page.getByRole('main')).toContainText('Professionnel, Menuiserie Haddad')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Prévisualiser le devis' }).click()
  const apercu = page.getByRole('dialog', { name: 'Aperçu du devis' })
  await expect(apercu).toContainText(/Menuiserie Haddad\s*SIREN 123\u00a0456\u00a0782/)
  await page.keyboard.press('Escape')
  await order(page).click()
  const reference = await expectThanks(page)
  const mails = await mailsAbout(site, reference, 2)
  expect(mails.find(({ a }) => a !== email)?.texte).toContain('Menuiserie Haddad, SIREN 123\u00a0456\u00a0782')
  expect(mails.find(({ a }) => a === email)?.texte).not.toContain('rétracter')
})

test('a consumer ticks what is asked for, with no urgent repair at home for remote work, and finds it in the mail with its words and its time', async ({
  page,
  site,
}) => {
  test.slow()
  const email = aMailAddress()
  await page.goto(REINSTALLATION)
  await page.getByRole('radio', { name: /^À distance/ }).check()
  await fillForm(page, LONS, email)
  await toEstimate(page)
  // Nothing urgent is repaired at home from afar.
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('radio', { name: /^Sur place/ }).check()
  await toEstimate(page)
  const debut = page.getByRole('checkbox', { name: TEXTES_DE_CONSENTEMENT.debutAnticipe })
  const urgence = page.getByRole('checkbox', { name: TEXTES_DE_CONSENTEMENT.urgence })
  await expect(debut).not.toBeChecked()
  await expect(urgence).not.toBeChecked()
  await debut.check()
  await urgence.check()
  await expectSoundEverywhere(page)
  await page.reload()
  await expect(debut).toBeChecked()
  await order(page).click()
  const reference = await expectThanks(page)
  const texte = (await mailsAbout(site, reference, 2)).find(({ a }) => a === email)?.texte ?? ''
  expect(texte.match(/Demandé le/g)).toHaveLength(2)
  expect(texte).toContain(`${site.url}/retractation`)
})
