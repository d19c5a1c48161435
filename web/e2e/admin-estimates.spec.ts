import { askAsOwner, placeOrder } from './account.ts'
import { ask } from './ask.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, expectHeld, letLeave, rows } from './owner.ts'
import { mailsAbout } from './received-mails.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

/** An estimate made on the telephone, for a street that is told. */
const estimateForLucie = async (site: RunningSite): Promise<void> => {
  await askAsOwner(site, '/api/admin/estimations', {
    body: {
      serviceId: '5',
      codePostal: '39000',
      ville: 'Lons-le-Saunier',
      adresse: '12 Rue du Commerce',
      nom: 'Lucie Vuillet',
      telephone: '0612345678',
    },
  })
}

test('every estimate is listed with what became of it; opened again it knows the street, and whose account an order goes to', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  await placeOrder(site, email, { nom: 'Odile Perrard' })
  await estimateForLucie(site)
  await ask(site, '/api/estimations', { body: { serviceId: '5', modalite: 'a_distance' } })
  await enterAsOwner(page, site, '/admin/estimations')
  const first = rows(page).first()
  await expect(first).toContainText('64,00 €')
  await first.getByRole('link').first().click()
  const record = page.getByRole('region', { name: 'Estimation', exact: true })
  await expect(record).toContainText('Samedi, dimanche ou jour férié')
  await expect(record).toContainText('128,00 €')
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Conversion' })).toContainText('Sur 30 jours')
  await expectSoundEverywhere(page)
  await page.getByLabel('Origine').selectOption('Site')
  await page
    .getByRole('list', { name: 'Suite' })
    .getByRole('link', { name: /^Sans suite/ })
    .click()
  await expect(page).toHaveURL(/source=site.*suite=sans_suite/)
  await expect(rows(page).first()).toContainText('Sans suite')
  const search = page.getByLabel('Nom, téléphone, email, ville ou référence')
  await search.fill('nulle part')
  await expect(page.getByText('Aucune estimation', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=nulle\+part/)
  await page.getByRole('link', { name: 'Voir toutes les estimations' }).click()
  await expect(rows(page).first()).toContainText('64,00')

  await search.fill('Vuillet')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('link').first().click()
  await expect(record.getByLabel('Adresse', { exact: true })).toHaveValue('12 Rue du Commerce')
  await expect(record.getByLabel('Ville', { exact: true })).toHaveValue('Lons-le-Saunier')

  const order = record.getByRole('button', { name: 'Enregistrer la commande' })
  await expectHeld(order, /email/)
  await record.getByLabel('Adresse email').fill(email)
  await record.getByRole('radio', { name: /^Matin/ }).check()
  await order.click()
  await letLeave(page)
  const same = record.getByLabel('C’est bien la même personne')
  await expectHeld(order, /^Ce compte porte un autre nom/, same)
  await same.check()
  await expect(order).not.toHaveAttribute('aria-disabled')
})

test('a call is priced, saved and turned into an order', async ({ page, site }) => {
  test.slow()
  await enterAsOwner(page, site, '/admin/estimations')
  await page.getByRole('link', { name: 'Estimer au téléphone' }).click()
  const keep = page.getByRole('button', { name: 'Enregistrer l’estimation' })
  const service = page.getByLabel('Service', { exact: true })
  await expectHeld(keep, 'Choisissez un service dans la liste.', service)
  await service.selectOption('5')
  await page.getByRole('radio', { name: /^À distance/ }).check()
  await expect(page.getByRole('region', { name: 'Votre prix' })).toContainText('64,00 €')
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveCount(0)
  await page.getByLabel('Notes de l’appel').fill('Rappeler mardi.')
  await expectSoundEverywhere(page)
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await page.getByRole('link', { name: 'Estimer au téléphone' }).click()
  await expect(page.getByLabel('Notes de l’appel')).toHaveValue('Rappeler mardi.')
  await keep.click()

  const record = page.getByRole('region', { name: 'Estimation', exact: true })
  await expect(record).toContainText('Estimation enregistrée')
  await expect(record).toContainText('Rappeler mardi.')
  const order = record.getByRole('button', { name: 'Enregistrer la commande' })
  await expectHeld(order, 'Veuillez saisir votre nom complet.', record.getByLabel('Prénom et nom'))
  await record.getByLabel('Prénom et nom').fill('Jeanne Dupont')
  await record.getByLabel('Téléphone', { exact: true }).fill('06 12 34 56 78')
  await record.getByLabel('Adresse email').fill(aMailAddress())
  await expect(record.getByLabel('Adresse email')).toBeFocused()
  await record.getByLabel('Code postal').fill('39000')
  await record.getByLabel('Ville', { exact: true }).selectOption('Lons-le-Saunier')
  await record.getByLabel('Adresse', { exact: true }).fill('12 Rue du Commerce')
  await record.getByLabel('Adresse', { exact: true }).press('Escape')
  await record.getByRole('radio', { name: /^Matin/ }).check()
  await expect(record.getByLabel('Dépannage urgent à domicile')).toHaveCount(0)
  await record.getByLabel('Commencer avant la fin du délai de rétractation').check()
  await expectSoundEverywhere(page)
  await page.reload()
  await expect(record.getByLabel('Prénom et nom')).toHaveValue('Jeanne Dupont')
  await expect(record.getByLabel('Ville', { exact: true })).toHaveValue('Lons-le-Saunier')
  await expect(record.getByLabel('Adresse', { exact: true })).toHaveValue('12 Rue du Commerce')
  await expect(record.getByRole('radio', { name: /^Matin/ })).toBeChecked()
  await expect(record.getByLabel('Commencer avant la fin du délai de rétractation')).toBeChecked()
  await order.click()
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(record.getByLabel('Prénom et nom')).toHaveValue('Jeanne Dupont')
  await order.click()
  await letLeave(page)
  await expect(done(page)).toContainText(/Commande PREST-[0-9A-Z]{6} enregistrée\. Courriel envoyé à Jeanne Dupont\./)
  await expect(record).toContainText(/Commande enregistrée\s: PREST-[0-9A-Z]{6}/)
  await expect(record.getByRole('link', { name: 'Ouvrir la prestation' })).toHaveAttribute(
    'href',
    /^\/admin\/prestations\//,
  )
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('12 Rue du Commerce')
  await page.setViewportSize({ width: 1280, height: 900 })
  const link = rows(page)
    .first()
    .getByRole('link', { name: /^PREST-[0-9A-Z]{6}$/ })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await expectSoundEverywhere(page)
  await page.getByRole('link', { name: 'Retour à la liste' }).click()
  await expect(rows(page).first()).toContainText(/PREST-[0-9A-Z]{6}/)

  const [reference = ''] = /PREST-[0-9A-Z]{6}/.exec(await rows(page).first().innerText()) ?? []
  const mails = await mailsAbout(site, reference, 2)
  const confirmation = mails.find(({ sujet }) => sujet.startsWith('Votre commande'))
  expect(confirmation?.texte).toContain('Je demande que l’intervention commence avant la fin du délai')
  expect(confirmation?.texte).not.toContain('Rappeler mardi')
  await rows(page).first().getByRole('link', { name: reference }).click()
  const story = page.getByRole('region', { name: 'Historique' })
  await expect(story).toContainText('Commande prise au téléphone.')
  await expect(story).toContainText('Rappeler mardi.')
  const add = story.getByRole('button', { name: 'Ajouter la note' })
  await expectHeld(add, 'Écrivez la note.', story.getByRole('textbox'))
  await story.getByRole('textbox').fill('Digicode\n4521')
  await add.click()
  await expect(story).toContainText('Enregistré dans l’historique.')
  await expect(story).toContainText('4521')
  await expect(story.getByRole('textbox')).toHaveValue('')
  await story.getByRole('button', { name: 'J’ai appelé' }).click()
  await expect(story).toContainText('L’atelier a appelé le client.')
  await expectSoundEverywhere(page)
})
