import type { Page } from '@playwright/test'
import type { Courriel } from '#application/ports/mailer'
import { aMoment, enter, openAccount, type Order, placeOrder, propose } from './account.ts'
import { dateLinks } from './date-links.ts'
import { expect, test, testOfBilling } from './journey.ts'
import { expectSound } from './sound.ts'
import { aMailAddress } from './order-form.ts'
import { done, enterAsOwner, letLeave } from './owner.ts'
import type { RunningSite } from './running-site.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const RECU = 'Votre déclaration est reçue'

const renoncer = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Renoncer au contrat ici' })
const confirmer = (page: Page) => page.getByRole('button', { name: 'Confirmer la rétractation' })
const champ = (page: Page, nom: string) => page.getByRole('textbox', { name: nom })

const remplir = async (page: Page, email: string, reference: string): Promise<void> => {
  await champ(page, 'Prénom et nom').fill('Jeanne Dupont')
  await champ(page, 'Adresse email de la commande').fill(email)
  await champ(page, 'Référence de la commande').fill(reference)
}

/** The two presses. */
const declarer = async (page: Page): Promise<void> => {
  await renoncer(page).click()
  await expect(page.getByRole('heading', { name: 'Vérifiez avant de confirmer' })).toBeFocused()
  await confirmer(page).click()
  await expect(page.getByRole('heading', { name: RECU })).toBeFocused()
}

/** The mails of a withdrawal, to one address or about it. */
const courrielsDe = ({ mails }: RunningSite, adresse: string): readonly Courriel[] =>
  mails
    .recus()
    .map(({ courriel }) => courriel)
    .filter(({ sujet, a, repondreA }) => /rétractation/i.test(sujet) && (a === adresse || repondreA === adresse))

const plat = (texte: string): string => texte.replaceAll(/[\u00a0\u202f]/g, ' ')

/** An order whose date was agreed by the link of its mail. */
const commandeConvenue = async (page: Page, site: RunningSite, email: string): Promise<Order> => {
  const order = await placeOrder(site, email, { debutAnticipe: true })
  await propose(site, order, [aMoment()])
  const [lien] = await dateLinks(site, email, 1)
  await page.goto(lien?.accepter ?? '')
  await page.getByRole('button', { name: 'Confirmer ce rendez-vous' }).click()
  await expect(page.getByRole('heading', { name: 'Rendez-vous confirmé !' })).toBeVisible()
  return order
}

test('two presses end an order without an account, and the receipt comes by mail', async ({ page, site }) => {
  const email = aMailAddress()
  const { reference } = await commandeConvenue(page, site, email)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Se rétracter d’une commande' })).toBeVisible()
  await remplir(page, email.toUpperCase(), reference.toLowerCase())
  await champ(page, 'Motif').fill('Réparé <seule>')
  await declarer(page)
  await expect(page.getByRole('main')).toContainText(/Reçue le \p{L}+ \d+/u)
  await expectSoundEverywhere(page)
  await expect.poll(() => courrielsDe(site, email).length).toBe(2)
  const recu = courrielsDe(site, email).find(({ a }) => a === email)
  expect(recu?.sujet).toBe(`Accusé de réception de votre rétractation – ${reference}`)
  expect(plat(recu?.texte ?? '')).toMatch(/Déclaration reçue le : .+ à \d+ h.* \(heure de Paris\)/)
  expect(recu?.texte).toContain('votre commande est annulée')
  expect(recu?.texte).toContain('  Réparé <seule>')
  expect(recu?.piecesJointes.map(({ contenu }) => new TextDecoder().decode(contenu))).toContainEqual(
    expect.stringContaining('METHOD:CANCEL'),
  )
  const avis = courrielsDe(site, email).find(({ a }) => a !== email)
  expect(plat(avis?.sujet ?? '')).toBe(`Rétractation : commande annulée – ${reference}, Jeanne Dupont`)
})

test('nothing counts before the second press; an order that is not known has the same screen, and a receipt that says nothing of it', async ({
  page,
  site,
}) => {
  let envois = 0
  await page.route('**/api/retractations', (route) => {
    envois += 1
    return route.abort('internetdisconnected')
  })
  await page.goto('/retractation')
  await renoncer(page).click()
  await expect(champ(page, 'Prénom et nom')).toBeFocused()
  await expect(champ(page, 'Référence de la commande')).toHaveAccessibleDescription(/Indiquez la référence/)
  await expectSoundEverywhere(page)
  await remplir(page, 'jeanne@courriel.example', 'PREST-ZZZZZZ')
  await renoncer(page).click()
  await expectSoundEverywhere(page)
  await page.reload()
  await expect(champ(page, 'Adresse email de la commande')).toHaveValue('jeanne@courriel.example')
  await renoncer(page).click()
  await page.getByRole('button', { name: 'Modifier' }).click()
  await expect(champ(page, 'Référence de la commande')).toHaveValue('PREST-ZZZZZZ')
  await renoncer(page).click()
  expect(envois).toBe(0)
  await confirmer(page).click()
  await expect(page.getByRole('alert')).toContainText('Vos réponses sont gardées')
  await expectSound(page)
  await expect(confirmer(page)).toBeVisible()
  await page.unroute('**/api/retractations')
  await page.getByRole('button', { name: 'Modifier' }).click()
  const email = aMailAddress()
  const autre = await placeOrder(site, aMailAddress())
  await remplir(page, email, autre.reference)
  await declarer(page)
  await expect(page.getByRole('main')).toContainText('L’accusé de réception part à l’adresse ci-dessous')
  await expect.poll(() => courrielsDe(site, email).length).toBe(2)
  const recu = courrielsDe(site, email).find(({ a }) => a === email)
  expect(recu?.texte).toContain('Nous rapprochons votre déclaration de votre commande')
  await page.reload()
  await expect(renoncer(page)).toBeEnabled()
  await expect(champ(page, 'Adresse email de la commande')).toHaveValue('')
})

test('the client area leads there and then shows the order cancelled; the owner reads what came of it, and is done with it by a press', async ({
  page,
  site,
}) => {
  const { order, ...account } = await openAccount(site)
  const { reference } = order
  await enter(page, account, '/mes-prestations')
  await page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
  await expect(champ(page, 'Référence de la commande')).toHaveValue(reference)
  await expect(champ(page, 'Adresse email de la commande')).toHaveValue(account.email)
  await expect(champ(page, 'Prénom et nom')).not.toHaveValue('')
  await declarer(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Mes Prestations' }).click()
  await expect(page.getByRole('article')).toContainText('Annulé')
  await expect(page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveCount(0)
  await enterAsOwner(page, site, '/admin/diagnostics')
  const liste = page.getByRole('table', { name: 'Rétractations' })
  const ligne = liste.getByRole('row').filter({ hasText: reference })
  await expect(ligne).toContainText('Acceptée : commande annulée')
  await expectSoundEverywhere(page)
  await ligne.getByRole('button', { name: 'C’est fait' }).click()
  await expect(ligne).toContainText('Traitée le')
  await page.getByRole('link', { name: /^Aujourd’hui/ }).click()
  await expect(page.getByRole('main')).toContainText('En direct')
  const attente = page.getByRole('listitem').filter({ hasText: reference })
  await expect(attente).toHaveCount(0)
  await page.goBack()
  await ligne.getByRole('button', { name: 'Rouvrir' }).click()
  await expect(ligne.getByRole('button', { name: 'C’est fait' })).toBeVisible()
  await page.getByRole('link', { name: /^Aujourd’hui/ }).click()
  await attente.getByRole('button', { name: 'C’est fait' }).click()
  await expect(attente).toHaveCount(0)
  await expect(
    page.getByRole('heading', { level: 2, name: /^(Rétractations|À contacter|Rien ne presse)/ }).first(),
  ).toBeFocused()
  await page.goBack()
  await liste.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('main')).toContainText(account.email)
})

testOfBilling(
  'under another name nothing is ended before the owner confirms it, and the receipt says so',
  async ({ page, site }) => {
    const email = aMailAddress()
    const { reference } = await placeOrder(site, email)
    await page.goto(`/retractation?reference=${reference}`)
    await expect(champ(page, 'Référence de la commande')).toHaveValue(reference)
    await remplir(page, email, reference)
    await champ(page, 'Prénom et nom').fill('Gagnez sur https://lot.example')
    await renoncer(page).click()
    await expect(champ(page, 'Prénom et nom')).toHaveAccessibleDescription(/Le nom ne peut contenir que des lettres/)
    await champ(page, 'Prénom et nom').fill('Odile Perrard')
    await declarer(page)
    await expect(page.getByRole('main')).toContainText('l’annulation attend notre vérification')
    await expect.poll(() => courrielsDe(site, email).length).toBe(2)
    const recu = courrielsDe(site, email).find(({ a }) => a === email)
    expect(recu?.texte).toContain('l’annulation de la commande attend')
    expect(recu?.texte).not.toContain('Perrard')
    await enterAsOwner(page, site, '/admin')
    const attente = page.getByRole('listitem').filter({ hasText: reference }).filter({ hasText: 'À confirmer' })
    await expect(attente.getByRole('button', { name: 'Écarter' })).toBeVisible()
    await expectSoundEverywhere(page)
    const confirm = attente.getByRole('button', { name: 'Confirmer la rétractation' })
    await confirm.click()
    await expect(done(page)).toContainText(`Le courriel à ${email} part`)
    await done(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(confirm).toBeFocused()
    expect(courrielsDe(site, email)).toHaveLength(2)
    await confirm.click()
    await letLeave(page)
    await expect(attente).toHaveCount(0)
    await expect(done(page)).toContainText(`Rétractation confirmée. Courriel envoyé à ${email}.`)
    await expect(done(page).getByRole('link', { name: 'Voir la prestation' })).toBeVisible()
    await expect.poll(() => courrielsDe(site, email).length).toBe(4)
    expect(courrielsDe(site, email).some(({ texte }) => texte.includes('votre commande est annulée'))).toBe(true)
  },
)
