import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const INCONNU = '00000000-0000-4000-8000-000000000000'

const unCompte = async ({ commandes, prestations }: Stores, email: string, graine: number): Promise<string> => {
  const commande = uneNouvellePrestation({ contact: unContact({ email }) }, graine)
  await reussir(commandes.enregistrer(commande, O.none))
  const trouvee = await reussir(prestations.parId(commande.id))
  return O.toNullable(trouvee)?.clientId ?? INCONNU
}

const secrets = async ({ apercu }: Stores) =>
  Object.fromEntries((await apercu()).comptes.map(({ email, motDePasseTemporaire }) => [email, motDePasseTemporaire]))

export const describeCompteStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a temporary password`, () => {
    it('belongs to one account and replaces the one before', async () => {
      const stores = await makeStores()
      const a = await unCompte(stores, 'a@courriel.example', 1)
      await unCompte(stores, 'b@courriel.example', 2)
      const expireLe = new Date(UN_INSTANT.getTime() + 1)
      await reussir(stores.comptes.poserMotDePasseTemporaire(a, 'premier', UN_INSTANT))
      await reussir(stores.comptes.poserMotDePasseTemporaire(a, 'second', expireLe))
      expect(await secrets(stores)).toEqual({
        'a@courriel.example': { empreinte: 'second', expireLe },
        'b@courriel.example': null,
      })
    })

    it('for an account that is gone fails, so that no mail tells a password that opens nothing', async () => {
      const { comptes } = await makeStores()
      const echec = await echouer(comptes.poserMotDePasseTemporaire(INCONNU, 'empreinte', UN_INSTANT))
      expect(echec).toMatchObject({ _tag: 'PortFailure', port: 'comptes' })
    })
  })
}
