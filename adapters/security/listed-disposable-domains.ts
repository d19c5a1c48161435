import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { DisposableDomains } from '#application/ports/disposable-domains'

/** Names of French services, and of others, that the public list does not know. */
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

/** A public list of disposable domains, which ages: a newer version of its package is a newer list. */
export const makeListedDisposableDomains = (): DisposableDomains => {
  const liste = disposableEmailBlocklistSet()
  return { contient: (domaine) => liste.has(domaine) || AUTRES.has(domaine) }
}
