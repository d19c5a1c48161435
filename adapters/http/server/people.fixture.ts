import { ouvrirCompte } from '#application/compte/ouvrir-compte'
import { reussir } from '#application/shared/run.fixture'
import type { Compte } from '#domain/compte/compte'
import { unCompte, unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { UnServeur } from './server.fixture.ts'
import { forgeToken } from './session/forge-token.fixture.ts'

/** The key of the tokens of servers under test. */
export const SESSION_KEY = new Uint8Array(32).fill(7)

export const MOT_DE_PASSE = unMotDePasse('Sapin de 1987')

export const EMAILS = {
  jeanne: 'jeanne.dupont@courriel.example',
  autre: 'paul.martin@courriel.example',
  admin: 'bonjour@atelier.example',
} as const

/** The headers of a token for an account, of the instant at which the server under test stands. */
export const bearer = (clientId: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  authorization: `Bearer ${forgeToken(SESSION_KEY, UN_INSTANT, { claims: { sub: clientId, ...claims } })}`,
})

/** An account with the password above, unless told otherwise. An account of this address is replaced. */
export const inscrire = async (
  { store, ports }: Pick<UnServeur, 'store' | 'ports'>,
  email: string = EMAILS.jeanne,
  change: Partial<Compte> = {},
): Promise<Compte> => {
  const connu = [...store.clients.values()].find((client) => client.email === email)
  const compte = unCompte({
    id: `client-${store.clients.size + 1}`,
    ...connu,
    email: unEmail(email),
    motDePasse: await reussir(ports.passwordHasher.hacher(MOT_DE_PASSE)),
    ...change,
  })
  store.clients.set(compte.id, { ...compte, derniereCommandeLe: UN_INSTANT, version: 1 })
  return compte
}

/** The temporary password that a mail would bring. */
export const unMotDePasseTemporaire = ({ ports }: Pick<UnServeur, 'ports'>, clientId: string): Promise<string> =>
  reussir(ouvrirCompte(ports)(clientId))
