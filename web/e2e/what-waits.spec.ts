import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { askAsOwner, enter, openAccount, propose, someMoments } from './account.ts'
import { ask } from './ask.ts'
import { expect, test } from './journey.ts'
import { enterAsOwner } from './owner.ts'
import { expectSoundEverywhere } from './sound-everywhere.ts'

const AVENANT = {
  heures: null,
  pieces: [{ designation: 'Disque SSD', quantite: 1, prixUnitaire: 89.9 }],
  motif: 'Usé.',
}

test('an order is awaited once, with its dates and its other quote, which the record tells after a reload', async ({
  page,
  site,
}) => {
  const account = await openAccount(site)
  const { order } = account
  await propose(site, order, someMoments(3))
  const suivi = await ask<{ readonly data: readonly PrestationReply[] } | readonly PrestationReply[]>(
    site,
    '/api/prestations/mes-prestations',
    { token: account.token },
  )
  const [prestation] = 'data' in suivi ? suivi.data : suivi
  await askAsOwner(site, `/api/admin/prestations/${order.id}/devis`, {
    body: { ...AVENANT, version: prestation?.version ?? null },
  })
  await enterAsOwner(page, site, '/admin')
  const waiting = page.getByRole('region', { name: /^Réponses attendues/ })
  const line = waiting.getByRole('listitem').filter({ hasText: order.reference })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Nouveau devis (version 2)\u00a0: 153,90\u00a0€')
  await expectSoundEverywhere(page)
  await line.getByRole('link', { name: order.reference }).click()
  await expect(page.getByText('Un nouveau devis attend la réponse du client')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Version 2, 153,90\s€, envoyée le/)).toBeVisible()
  await expectSoundEverywhere(page)
})

test('a client of remote work reads how to pay before it, and what happens in its order', async ({ page, site }) => {
  const account = await openAccount(site)
  await enter(page, account, '/mes-prestations')
  const reglement = page.getByRole('region', { name: 'Pour régler avant l’intervention à distance' })
  await expect(reglement).toContainText('3\u00a0jours avant la date convenue')
  await expect(reglement).toContainText(account.order.reference)
  const steps = await page.getByRole('list', { name: 'Le suivi' }).getByRole('listitem').allInnerTexts()
  expect(steps.map((step) => step.split('\n')[0]?.replace(/ \(.*/, '')).slice(-3)).toEqual([
    'Règlement',
    'Intervention à distance',
    'Facture',
  ])
})
