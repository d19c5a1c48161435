import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { EstJetable } from '#application/message/envoyer-message'

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
export const makeListedDisposableDomains = (): EstJetable => {
  const liste = disposableEmailBlocklistSet()
  return (domaine) => liste.has(domaine) || AUTRES.has(domaine)
}
