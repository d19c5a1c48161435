import type { Locator, Page } from '@playwright/test'
import { askAsOwner, placeOrder, replyTo } from './account.ts'
import { ask } from './ask.ts'
import { expect, test, testOfFirstVisit } from './journey.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, expectHeld, letLeave, rows, withoutNews } from './owner.ts'
import { mailsAbout } from './received-mails.ts'
import { ADMIN, type RunningSite } from './running-site.ts'
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

/** Goes to another place of the workplace. */
const goTo = (page: Page, place: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Parties de l’administration' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()

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
