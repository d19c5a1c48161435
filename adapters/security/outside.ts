import { randomBytes } from 'node:crypto'
import type { Clock, Randomness, EstJetable } from '#application/ports/ports'
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'

export const systemClock: Clock = { maintenant: () => new Date() }

export const nodeRandomness: Randomness = { octets: (nombre) => randomBytes(nombre) }

/** Services, mostly French, that the public list lacks. */
const AUTRES: ReadonlySet<string> = new Set([
  'cool.fr.nf',
  'mega.zik.dj',
  'minutemail.com',
  'nomail.xl.cx',
  'spamgourmet.com',
  'spamgourmet.net',
  'spamgourmet.org',
  'speed.1s.fr',
  'tempmail.com',
])

export const makeListedDisposableDomains = (): EstJetable => {
  const liste = disposableEmailBlocklistSet()
  return (domaine) => liste.has(domaine) || AUTRES.has(domaine)
}
