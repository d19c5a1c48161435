import { describe, expect, it } from 'vitest'
import { makeListedDisposableDomains } from './outside.ts'

const contient = makeListedDisposableDomains()

describe('the listed disposable domains', () => {
  it.each(['yopmail.com', 'mailinator.com', 'jetable.org', 'cool.fr.nf', 'spamgourmet.com', 'speed.1s.fr'])(
    'include %s',
    (domaine) => {
      expect(contient(domaine)).toBe(true)
    },
  )

  it.each([
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'laposte.net',
    'sfr.fr',
    'bbox.fr',
    'neuf.fr',
    'gmail.com',
    'outlook.fr',
    'gmx.fr',
    'proton.me',
    'mailo.com',
    'duck.com',
    'simplelogin.com',
    'ac-besancon.fr',
    'courriel.example',
    '',
  ])('do not include %j', (domaine) => {
    expect(contient(domaine)).toBe(false)
  })
})
