import { ouvrirCompte } from '#application/compte/ouvrir-compte'
import { reussir } from '#application/shared/run.fixture'
import type { Compte } from '#domain/compte/compte'
import { unCompte, unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Serveur } from './server.fixture.ts'
import { forgeToken } from './session/forge-token.fixture.ts'

/** The token key of servers under test. */
export const SESSION_KEY = new Uint8Array(32).fill(7)

export const MOT_DE_PASSE = unMotDePasse('Sapin de 1987')

export const EMAILS = {
  jeanne: 'jeanne.dupont@courriel.example',
  autre: 'paul.martin@courriel.example',
  admin: 'bonjour@atelier.example',
} as const

/** The headers with a token of an account, issued at the clock of the server under test. */
export const bearer = (clientId: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  authorization: `Bearer ${forgeToken(SESSION_KEY, UN_INSTANT, { claims: { sub: clientId, ...claims } })}`,
})

/** Opens an account, by default with the password above; replaces an account with the same address. */
export const inscrire = async (
  { comptes, poserCompte, idDeCompte, ports }: Serveur,
  email: string = EMAILS.jeanne,
  change: Partial<Compte> = {},
): Promise<Compte> => {
  const connus = await comptes()
  const compte = unCompte({
    id: idDeCompte(connus.length + 1),
    ...connus.find((client) => client.email === email),
    email: unEmail(email),
    motDePasse: await reussir(ports.passwordHasher.hacher(MOT_DE_PASSE)),
    ...change,
  })
  await poserCompte(compte)
  return compte
}

/** The temporary password that a mail would carry. */
export const unMotDePasseTemporaire = ({ ports }: Pick<Serveur, 'ports'>, clientId: string): Promise<string> =>
  reussir(ouvrirCompte(ports)(clientId))
