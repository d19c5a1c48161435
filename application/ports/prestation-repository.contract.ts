import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { reussir } from '../shared/run.fixture.ts'
import type { MakeStores } from './stores.fixture.ts'

export const describePrestationRepository = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a prestation by its id`, () => {
    it('is not found when nobody ordered it', async () => {
      const { prestations } = await makeStores()
      expect(await reussir(prestations.parId(uneNouvellePrestation().id))).toEqual(O.none)
    })

    it('comes with the account of the client who ordered it', async () => {
      const { commandes, prestations, apercu } = await makeStores()
      const autre = uneNouvellePrestation({ contact: unContact({ email: 'autre@courriel.example' }) }, 2)
      await reussir(commandes.enregistrer(uneNouvellePrestation(), O.none))
      const prestation = await reussir(commandes.enregistrer(autre, O.none))
      const { comptes } = await apercu()
      const clientId = comptes.find(({ email }) => email === autre.contact.email)?.id
      expect(await reussir(prestations.parId(autre.id))).toEqual(O.some({ clientId, prestation }))
    })
  })
}
