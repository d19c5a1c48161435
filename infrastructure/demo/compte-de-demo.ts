import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { randomBytes } from 'node:crypto'
import type { CompteDeDemo } from '#adapters/http/contract/routes/site'
import type { creerAdmin } from '#application/compte/creer-admin'
import type { Ports } from '#application/ports/ports'
import { parseEmail } from '#domain/client/email'
import { parseMotDePasse } from '#domain/compte/mot-de-passe'
import { motDePasseTemporaire, OCTETS_TIRAGE } from '#domain/compte/mot-de-passe-temporaire'
import { lu, obtenir, personne } from './histoire.ts'

/** Nobody owns this domain, so no mail can be delivered. */
const EMAIL = 'demo@exemple.invalid'

/** Draws the account of the demonstration; its password changes at each start. */
export const tirerCompteDeDemo = (): CompteDeDemo => {
  const password = motDePasseTemporaire(randomBytes(OCTETS_TIRAGE))
  return password === null ? tirerCompteDeDemo() : { email: EMAIL, password }
}

/** `null` without the client of the demonstration. */
export const ouvrirEspaceDeDemo = async (ports: Pick<Ports, 'comptes' | 'hasher'>): Promise<CompteDeDemo | null> => {
  const { password } = tirerCompteDeDemo()
  const { email } = personne('camille')
  const compte = await obtenir(email, ports.comptes.parEmail(lu(email, parseEmail(email))))
  if (O.isNone(compte)) return null
  const empreinte = await obtenir(email, ports.hasher.hacher(lu(email, parseMotDePasse(password))))
  await obtenir(email, ports.comptes.changerMotDePasse(compte.value.id, empreinte, compte.value.jetonVersion))
  return { email, password }
}

export const ouvrirCompteDeDemo = async (
  creer: ReturnType<typeof creerAdmin>,
  { email, password }: CompteDeDemo,
): Promise<void> => {
  const [adresse, motDePasse] = [parseEmail(email), parseMotDePasse(password)]
  if (E.isLeft(adresse) || E.isLeft(motDePasse)) throw new Error('the account of the demonstration is not valid')
  const cree = await creer({ email: adresse.right, motDePasse: motDePasse.right })()
  if (E.isLeft(cree)) throw new Error('the account of the demonstration could not be made', { cause: cree.left.cause })
}
