import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { EstJetable } from '#application/ports/ports'

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
