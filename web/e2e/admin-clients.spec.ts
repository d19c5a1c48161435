import type { Page } from '@playwright/test'
import { askAsOwner, placeOrder } from './account.ts'
import { expect, test } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, expectHeld, goTo, letLeave, rows, withoutNews } from './owner.ts'
import { ADMIN } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

test('a client is put right, with the order that bears the mistake', async ({ page, site }) => {
  test.slow()
  const email = aMailAddress()
  const { reference } = await placeOrder(site, email)
  await withoutNews(page)
  await enterAsOwner(page, site, `/admin/clients?q=${email}`)
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  const sheet = page.getByRole('region', { name: 'Fiche du client' })
  await sheet.getByRole('button', { name: 'Corriger les coordonnées…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Corriger les coordonnées' })
  await dialog.getByLabel('Prénom et nom').fill('Jeanne')
  await expect(dialog.getByLabel('Prénom et nom')).not.toHaveAttribute('aria-invalid')
  await dialog.getByLabel('Code postal').fill('39')
  await expect(dialog.getByLabel('Prénom et nom')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Code postal')).not.toHaveAttribute('aria-invalid')
  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await expectHeld(save, 'Veuillez saisir votre prénom ET votre nom.', dialog.getByLabel('Prénom et nom'))
  await expect(dialog.getByLabel('Code postal')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundEverywhere(page)
  await dialog.getByLabel('Prénom et nom').fill('Jeanne Martin')
  await dialog.getByLabel('Code postal').fill('39000')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet).toContainText(`Coordonnées corrigées, ainsi que la commande ${reference}.`)
  await expect(sheet.getByRole('heading', { name: 'Jeanne Martin' })).toBeVisible()

  const client = await askAsOwner<{ readonly client: { readonly id: string } }>(
    site,
    `/api/clients/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`,
  )
  await sheet.getByRole('button', { name: 'Corriger les coordonnées…' }).click()
  await askAsOwner(site, `/api/clients/${client.client.id}`, {
    method: 'PATCH',
    body: {
      nom: 'Jeanne Durand',
      telephone: '0384123456',
      adresse: '3 Rue des Salines',
      codePostal: '39000',
      ville: 'Lons-le-Saunier',
      version: 2,
    },
  })
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toContainText('Ce client a été corrigé entre-temps.')
  await expect(dialog).toContainText('Jeanne Durand')
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet.getByRole('heading', { name: 'Jeanne Martin' })).toBeVisible()

  const nouvelle = aMailAddress()
  await sheet.getByRole('button', { name: 'Corriger les coordonnées…' }).click()
  await dialog.getByLabel('Adresse email').fill(nouvelle)
  await expect(dialog).toContainText('Le client est déconnecté et ses mots de passe ne valent plus')
  const spelt = dialog.getByLabel('J’ai fait épeler cette adresse à mon client')
  await expectHeld(save, 'Vérifiez l’adresse avec votre client, puis cochez cette case.', spelt)
  await expect(dialog.getByLabel('Adresse email')).toHaveValue(nouvelle)
  await expectSoundEverywhere(page)
  await spelt.check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await done(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog.getByLabel('Adresse email')).toHaveValue(nouvelle)
  await expect(spelt).toBeChecked()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await letLeave(page)
  await expect(dialog).toBeHidden()
  await expect(done(page)).toContainText(`Mot de passe temporaire envoyé à ${nouvelle}.`)
  await expect(sheet).toContainText(`Un mot de passe temporaire part à ${nouvelle}.`)
  await expect(sheet.getByRole('link', { name: nouvelle })).toBeVisible()
  await expect(sheet.getByRole('link', { name: reference })).toBeVisible()
})

/** Answers the preview of a deletion with an intervention that somebody expects; what is then asked for is told. */
const expectIntervention = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = []
  const bilan = {
    prestationsSupprimes: 1,
    prestationsConservees: 1,
    supprimees: ['PREST-AAAAAA'],
    conservees: [{ reference: 'PREST-BBBBBB', jusquAu: '2036-12-31', raisons: ['facture'] }],
    messages: 2,
    empreinte: 'vu',
  }
  const reste = { dettes: [{ numero: 'FAC-2026-0001', solde: 64 }], ouvertes: ['PREST-AAAAAA'] }
  await page.route('**/api/clients/*/suppression', (route) =>
    route.fulfill({ json: { success: true, data: { ...bilan, ...reste, enCours: ['PREST-AAAAAA'] } } }),
  )
  await page.route('**/api/clients/*?forcer=*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { success: true, data: bilan } })
  })
  return asked
}

test('a client who orders while one reads the preview is not deleted unseen, nor an intervention that somebody expects', async ({
  page,
  site,
}) => {
  const email = aMailAddress()
  await placeOrder(site, email)
  await enterAsOwner(page, site, `/admin/clients?q=${email}`)
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer ce client…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce client' })
  const remove = dialog.getByRole('button', { name: 'Supprimer définitivement' })
  await expect(dialog).toContainText('1 prestation : ')
  const { reference } = await placeOrder(site, email)
  await remove.click()
  await expect(dialog).toContainText('Ce compte a changé depuis l’aperçu. Rien n’a été supprimé')
  await expect(dialog).toContainText('1 prestation, 0 à conserver, 0 message.')
  await expect(dialog).toContainText('2 prestations, 0 à conserver, 0 message.')
  await expect(dialog).toContainText(reference)
  await expectSoundEverywhere(page)
  await remove.click()
  await expect(page.getByText('Le compte de Jeanne Dupont est supprimé.')).toBeVisible()

  const expected = aMailAddress()
  await placeOrder(site, expected)
  const asked = await expectIntervention(page)
  await page.getByLabel('Nom, entreprise, email, téléphone ou ville').fill(expected)
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer ce client…' }).click()
  await expect(dialog).toContainText(
    /La facture de PREST-BBBBBB, jusqu’au 31\sdécembre\s2036\s: une facture se garde 10\sans/,
  )
  await expect(dialog).toContainText('2 messages')
  await expect(dialog).toContainText('Facture FAC-2026-0001\u00a0: 64,00\u00a0€ restent dus par le client')
  const tick = dialog.getByLabel('Je supprime aussi cette intervention')
  await expectHeld(remove, 'Cochez cette case pour confirmer, ou annulez d’abord l’intervention.', tick)
  expect(asked).toEqual([])
  await expectSoundEverywhere(page)
  await tick.check()
  await remove.click()
  await expect(dialog).toBeHidden()
  expect(asked).toEqual(['?forcer=true&empreinte=vu'])
})

test('a client is found, read and deleted, knowing what goes; an admin account has no button that deletes it', async ({
  page,
  site,
}) => {
  test.slow()
  const email = aMailAddress()
  const order = await placeOrder(site, email)
  await enterAsOwner(page, site, '/admin/clients')
  await expect(page.getByRole('table', { name: 'Liste des clients' })).toBeVisible()
  await page.getByRole('button', { name: 'Client', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/tri=nom/)
  await page.getByLabel('Nom, entreprise, email, téléphone ou ville').fill(email)
  await expect(rows(page)).toHaveCount(1)
  await expectSoundEverywhere(page)
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  const sheet = page.getByRole('region', { name: 'Fiche du client' })
  await expect(sheet.getByRole('link', { name: /^Appeler Jeanne Dupont/ })).toHaveAttribute('href', 'tel:+33612345678')
  await expect(sheet.getByRole('link', { name: order.reference })).toBeVisible()
  await expect(sheet).toContainText('Aucun message.')

  await sheet.getByRole('button', { name: 'Supprimer ce client…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce client' })
  await expect(dialog).toContainText(`1 prestation : ${order.reference}`)
  await expect(dialog).toContainText('Rien de ses commandes : ni facture, ni contrat à conserver.')
  await dialog.getByRole('button', { name: 'Ne rien supprimer' }).click()
  await expect(dialog).toBeHidden()
  await sheet.getByRole('button', { name: 'Supprimer ce client…' }).click()
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page.getByText('Le compte de Jeanne Dupont est supprimé.')).toBeVisible()
  await expect(page.getByText(/^1 prestation supprimée, 0 conservées? par obligation légale/)).toBeVisible()
  await expect(page.getByText('Aucun client ne correspond à cette recherche.')).toBeVisible()

  await page.getByLabel('Nom, entreprise, email, téléphone ou ville').fill(ADMIN.email)
  await rows(page).getByRole('link').first().click()
  await expect(page.getByText('Ce compte administre le site')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Supprimer ce client…' })).toHaveCount(0)
})

test('a contract that the law keeps is named before its account goes, and read afterwards', async ({ page, site }) => {
  const email = aMailAddress()
  const order = await placeOrder(site, email, { heuresPersonnalisees: 2, devis: { totalNet: 128 } })
  const body = { statut: 'terminé', motif: 'Fait au téléphone.' }
  await askAsOwner(site, `/api/prestations/${order.id}`, { body, method: 'PUT' })
  await enterAsOwner(page, site, `/admin/clients?q=${email}`)
  await rows(page).getByRole('link', { name: 'Jeanne Dupont', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer ce client…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce client' })
  await expect(dialog).toContainText(
    new RegExp(`Le contrat de ${order.reference}, jusqu’au .*10\\sans à partir de 120,00\\s€`),
  )
  await expect(dialog).toContainText('ses règlements au livre des recettes')
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page.getByText('Le compte de Jeanne Dupont est supprimé.')).toBeVisible()

  await goTo(page, 'Diagnostics')
  const search = page.getByLabel('Référence de la commande')
  const download = page.getByRole('button', { name: 'Télécharger le contrat' })
  await search.fill('DEV-2026-0001')
  await expectHeld(download, 'Donnez une référence comme PREST-7K3QXA.', search)
  await search.fill('PREST-222222')
  await download.click()
  await expect(page.getByRole('alert')).toContainText('Aucun contrat n’est gardé à part sous cette référence.')
  await expectSoundEverywhere(page)
  await search.fill(order.reference.toLowerCase())
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(saved.suggestedFilename()).toBe(`contrat-${order.reference}.zip`)
  await expect(page.getByText(`Enregistré : contrat-${order.reference}.zip`)).toBeVisible()
})

test('inactive accounts are listed before they are deleted; a misspelled name is corrected with one press', async ({
  page,
  site,
}) => {
  await placeOrder(site, aMailAddress(), { nom: 'Odile Vuillermoz' })
  const asked: string[] = []
  const deletedClients = [{ nom: 'Ancien Client', email: 'ancien@courriel.example' }]
  await enterAsOwner(page, site, '/admin/clients')
  await page.route('**/api/clients/admin/cleanup/inactive*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { success: true, data: { deletedClients } } })
  })
  await page.getByRole('button', { name: 'Nettoyer les comptes inactifs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nettoyer les comptes inactifs' })
  await expect(dialog).toContainText('Simulation : rien n’est encore supprimé.')
  await expect(dialog).toContainText('ancien@courriel.example')
  expect(asked).toEqual(['?simulation=true'])
  await expectSoundEverywhere(page)
  await dialog.getByRole('button', { name: 'Supprimer ce compte' }).click()
  await expect(dialog).toContainText('1 compte supprimé.')
  expect(asked).toEqual(['?simulation=true', '?simulation=false'])
  await dialog.getByRole('button', { name: 'Revenir à la liste' }).click()
  await expect(dialog).toBeHidden()

  const correct = async (search: string): Promise<void> => {
    await page.getByLabel(search).fill('vuilermoz')
    const proche = page.getByRole('button', { name: 'Vouliez-vous dire Vuillermoz\u00a0?' })
    await expect(proche).toBeVisible()
    await proche.press('Enter')
    await expect(page).toHaveURL(/q=Vuillermoz/)
    await expect(rows(page).first()).toContainText('Vuillermoz')
  }
  await correct('Nom, entreprise, email, téléphone ou ville')
  await goTo(page, 'Prestations')
  await correct('Nom, entreprise, référence, ville ou mots de la demande')
})
