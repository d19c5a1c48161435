import { expect, type Locator, type Page } from '@playwright/test'

export const VALIDER = 'Valider et commander avec obligation de paiement'

/** A place as it is typed; the address service of the journeys knows them. */
export type Lieu = { readonly codePostal: string; readonly ville: string; readonly adresse: string }

export const LONS: Lieu = { codePostal: '39000', ville: 'Lons-le-Saunier', adresse: '12 Rue du Commerce' }
export const POLIGNY: Lieu = { codePostal: '39800', ville: 'Poligny', adresse: '20 Grande Rue' }
export const DOLE: Lieu = { codePostal: '39100', ville: 'Dole', adresse: '8 Rue de Besançon' }

let people = 0

/** A mail address that no other order of the run has. */
export const aMailAddress = (): string => {
  people += 1
  return `client-${process.pid}-${people}@courriel.example`
}

const chooseTown = async (page: Page, { codePostal, ville }: Lieu): Promise<void> => {
  await page.getByLabel('Code postal').fill(codePostal)
  const town = page.getByLabel('Ville', { exact: true })
  await expect(town).toBeEnabled()
  await ((await town.evaluate((node) => node.tagName)) === 'SELECT' ? town.selectOption(ville) : town.fill(ville))
}

export const fillPlace = async (page: Page, lieu: Lieu): Promise<void> => {
  await chooseTown(page, lieu)
  await page.getByLabel('Adresse', { exact: true }).fill(lieu.adresse)
  await page.getByLabel('Adresse', { exact: true }).press('Escape')
}

/** Fills the first step, whose service is already chosen by the address. */
export const fillForm = async (page: Page, lieu: Lieu, email: string, telephone = '06 12 34 56 78'): Promise<void> => {
  await fillPlace(page, lieu)
  await page.getByLabel('Prénom et nom').fill('Jeanne Dupont')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Téléphone').fill(telephone)
  await page.getByRole('radio', { name: /^Matin/ }).check()
  await page.getByLabel('Que se passe-t-il ?').fill('Il ne démarre plus.')
}

export const toEstimate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Voir mon estimation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre estimation' })).toBeVisible()
}

export const order = (page: Page): Locator => page.getByRole('button', { name: VALIDER })

const REFERENCE = /PREST-[0-9A-Z]{6}/

/** The ticket is on the screen; answers its reference. */
export const expectThanks = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { level: 1, name: /^Merci/ })).toBeVisible()
  const ticket = page.getByRole('region', { name: 'Votre référence' })
  await expect(ticket).toContainText(REFERENCE)
  return REFERENCE.exec(await ticket.innerText())?.[0] ?? ''
}
