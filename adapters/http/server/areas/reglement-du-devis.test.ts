import { expect, it } from 'vitest'
import type { DevisReply } from '#adapters/http/contract/routes/devis'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { uneCommandeEnvoyee, unServeur } from '../server.fixture.ts'

type Confirmation = {
  readonly data: { readonly prestation: { readonly id: string }; readonly devis: { readonly cle: string } }
}

/** The quote of an order, as its page reads it. */
const lireDevis = async (commande: object) => {
  const { app, ports } = unServeur()
  const payload = uneCommandeEnvoyee({ ...commande })
  const { prestation, devis } = (
    await app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
  ).json<Confirmation>().data
  const lu = await app.inject({ url: `/api/prestations/${prestation.id}/devis?cle=${devis.cle}` })
  return { ports, lu: lu.json<{ data: DevisReply }>().data }
}

it('tells where remote work is paid to, as the PDF of its quote does', async () => {
  const { ports, lu } = await lireDevis({ serviceId: 8, modalite: 'a_distance', devis: { totalNet: 80 } })
  expect(lu.moyensDePaiement).toEqual(moyensDePaiement(ports.entreprise))
})

it('tells no account for work on site, which is paid afterwards', async () => {
  expect((await lireDevis({})).lu.moyensDePaiement).toBeNull()
})
