import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { decodeEnvironment, type Environment, hidesVisitors, type Variables } from './environment.ts'

const decoded = (variables: Variables): Environment => {
  const environment = decodeEnvironment(variables)
  if (E.isLeft(environment)) throw new Error(environment.left.join('\n'))
  return environment.right
}

const refused = (variables: Variables): readonly string[] => {
  const environment = decodeEnvironment(variables)
  return E.isLeft(environment) ? environment.left : []
}

describe('the environment', () => {
  it('needs nothing at all', () => {
    const environment = decoded({})
    expect(environment).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      smtpUrl: null,
      geocodageUrl: 'https://data.geopf.fr/geocodage',
      limites: true,
      demo: false,
      trustProxy: [],
      logLevel: 'info',
    })
  })

  it('takes the public address from the port unless it is given', () => {
    expect(decoded({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(decoded({ PUBLIC_URL: 'https://atelier.example/' }).publicUrl).toBe('https://atelier.example')
  })

  it('knows of the proxy that gives an address in https to a site that speaks plain HTTP', () => {
    const PUBLIC_URL = 'https://atelier.example'
    expect(hidesVisitors(decoded({ PUBLIC_URL }))).toBe(true)
    expect(hidesVisitors(decoded({ PUBLIC_URL, TRUST_PROXY: 'off' }))).toBe(true)
    expect(hidesVisitors(decoded({ PUBLIC_URL, TRUST_PROXY: '127.0.0.1' }))).toBe(false)
    expect(hidesVisitors(decoded({ PUBLIC_URL: 'http://atelier.example' }))).toBe(false)
  })

  it('reads an empty variable as an absent one', () => {
    expect(decoded({ SMTP_URL: '', PORT: ' ' })).toEqual(decoded({}))
  })

  it('names every unusable variable at once, in French, without repeating its value', () => {
    const sentences = refused({
      PORT: 'abc',
      DATABASE_URL: 'mysql://secret@nowhere',
      LOG_LEVEL: 'loud',
      ADMIN_EMAIL: 'me',
    })
    expect(sentences.map((sentence) => sentence.split('\u00a0')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ADMIN_EMAIL',
      'LOG_LEVEL',
    ])
    expect(sentences.join(' ')).not.toContain('secret')
  })

  it('wants one secret for all instances of a shared database', () => {
    const DATABASE_URL = 'postgres://user@127.0.0.1/atelier'
    expect(refused({ DATABASE_URL })).toHaveLength(1)
    expect(refused({ DATABASE_URL, JWT_SECRET: 'short' })).toHaveLength(2)
    expect(refused({ DATABASE_URL, JWT_SECRET: 'x'.repeat(32) })).toEqual([])
  })

  it('lifts the limits in production only on a loopback address', () => {
    const lifted = { LIMITES: 'off', NODE_ENV: 'production' }
    expect(refused({ ...lifted, HOST: '0.0.0.0' })).toHaveLength(1)
    expect(decoded({ ...lifted, HOST: '127.0.0.1' }).limites).toBe(false)
    expect(decoded({ LIMITES: 'off', HOST: '0.0.0.0' }).limites).toBe(false)
  })

  it('asks of the password of the admin what the site asks of everybody, and does not repeat it', () => {
    expect(decoded({ ADMIN_PASSWORD: 'Sapin-bleu-2026' }).adminPassword).toBe('Sapin-bleu-2026')
    for (const ADMIN_PASSWORD of ['court1A', 'sans-majuscule-1', 'Sans-chiffre', 'A1a'.repeat(50)]) {
      expect(refused({ ADMIN_PASSWORD })).toEqual([
        'ADMIN_PASSWORD\u00a0: attendu 10 à 128 caractères, dont une majuscule, une minuscule et un chiffre.',
      ])
    }
  })

  it('takes a sender with or without a name', () => {
    expect(decoded({ MAIL_FROM: 'Atelier <bonjour@atelier.example>' }).mailFrom).toBe(
      'Atelier <bonjour@atelier.example>',
    )
    expect(decoded({ MAIL_FROM: 'bonjour@atelier.example' }).mailFrom).toBe('bonjour@atelier.example')
    expect(refused({ MAIL_FROM: 'Atelier' })).toHaveLength(1)
  })

  it('reads lists separated by commas', () => {
    expect(decoded({ ADMIN_EMAILS: 'a@atelier.example, B@Atelier.example' }).adminEmails).toEqual([
      'a@atelier.example',
      'b@atelier.example',
    ])
    const proxies = ['127.0.0.1', '10.0.0.0/8', '10.0.0.0/255.0.0.0', '::1', 'fd00::/8', 'loopback']
    expect(decoded({ TRUST_PROXY: proxies.join(',') }).trustProxy).toEqual(proxies)
  })

  it.each(['banane', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', 'fd00::/129', '127.0.0.1, localhost'])(
    'names TRUST_PROXY when it is %s',
    (TRUST_PROXY) => {
      expect(refused({ TRUST_PROXY })).toEqual([expect.stringMatching(/^TRUST_PROXY\u00a0: attendu /)])
    },
  )

  it('refuses a public address that links cannot be made from', () => {
    for (const PUBLIC_URL of ['https://atelier.example/?a=b', 'https://atelier.example/#a', 'atelier.example'])
      expect(refused({ PUBLIC_URL })).toEqual([expect.stringMatching(/^PUBLIC_URL\u00a0: attendu une adresse /)])
  })
})
