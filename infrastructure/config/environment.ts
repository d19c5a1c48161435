import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { type Email, parseEmail } from '#domain/client/email'
import { LONGUEUR_MAX, LONGUEUR_MIN, type MotDePasse, parseNouveauMotDePasse } from '#domain/compte/mot-de-passe'

type Read<A> = (text: string) => E.Either<string, A>

const text: Read<string> = (value) => E.right(value)

const port: Read<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? E.right(Number(value))
    : E.left('un numéro de port entre 0 et 65535')

const onOff: Read<boolean> = (value) => {
  if (['1', 'on', 'true', 'oui'].includes(value.toLowerCase())) return E.right(true)
  return ['0', 'off', 'false', 'non'].includes(value.toLowerCase())
    ? E.right(false)
    : E.left('«\u00a0on\u00a0» ou «\u00a0off\u00a0»')
}

const url =
  (...schemes: readonly string[]): Read<string> =>
  (value) =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
      ? E.right(value.replace(/\/+$/, ''))
      : E.left(`une adresse commençant par ${schemes.map((scheme) => `${scheme}://`).join(' ou ')}`)

const oneOf =
  <A extends string>(...values: readonly A[]): Read<A> =>
  (value) => {
    const found = values.find((candidate) => candidate === value)
    return found === undefined ? E.left(`une valeur parmi ${values.join(', ')}`) : E.right(found)
  }

const longEnough =
  (minimum: number): Read<string> =>
  (value) =>
    value.length >= minimum ? E.right(value) : E.left(`au moins ${minimum} caractères`)

const list =
  <A>(read: Read<A>): Read<readonly A[]> =>
  (value) => {
    const parts = value.split(',').map((part) => part.trim())
    const values: A[] = []
    for (const part of parts.filter((p) => p !== '')) {
      const one = read(part)
      if (E.isLeft(one)) return one
      values.push(one.right)
    }
    return E.right(values)
  }

/** Links are made from it: what follows a path would stand in the middle of them. */
const siteUrl: Read<string> = (value) =>
  pipe(
    url('http', 'https')(value),
    E.filterOrElse(
      (address) => !/[?#]/.test(address),
      () => 'une adresse sans «\u00a0?\u00a0» ni «\u00a0#\u00a0»',
    ),
  )

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a network such as `10.0.0.0/8` or `10.0.0.0/255.0.0.0`, or the name of a private one. */
const proxy: Read<string> = (value) => {
  const [address = '', prefix] = value.split('/')
  const [longest, mask] = isIP(address) === 4 ? [32, isIP(prefix ?? '') === 4] : [128, false]
  const bits = /^\d{1,3}$/.test(prefix ?? '') ? Number(prefix) : 0
  const fits = prefix === undefined || mask || (bits >= 1 && bits <= longest)
  return NETWORKS.includes(value) || (isIP(address) !== 0 && fits && value.split('/').length <= 2)
    ? E.right(value)
    : E.left('«\u00a0off\u00a0», ou des adresses et des réseaux séparés par des virgules')
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** True if the public address is https but no proxy is trusted: the site itself does not speak https, so all visitors seem to have the address of the proxy. */
export const hidesVisitors = ({ publicUrl, trustProxy }: Environment): boolean =>
  publicUrl.startsWith('https:') && trustProxy.length === 0

export type Variables = Readonly<Record<string, string | undefined>>

const GEOCODAGE_PAR_DEFAUT = 'https://data.geopf.fr/geocodage'
const TUILES_PAR_DEFAUT = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** Collects the sentences of all invalid variables, so that the owner can fix them at once. */
const makeReader = (variables: Variables) => {
  const refusals: string[] = []
  const read = <A>(name: string, parse: Read<A>, absent: A): A => {
    const value = variables[name]?.trim() ?? ''
    if (value === '') return absent
    return pipe(
      parse(value),
      E.getOrElse((expected) => {
        refusals.push(`${name}\u00a0: attendu ${expected}.`)
        return absent
      }),
    )
  }
  return { read, refusals }
}

const contradictions = (environment: Environment, production: boolean): readonly string[] => [
  ...(environment.databaseUrl !== null && environment.jwtSecret === null
    ? ['JWT_SECRET\u00a0: obligatoire quand DATABASE_URL est défini, le même pour toutes les instances.']
    : []),
  ...(!environment.limites && production && !LOOPBACK.includes(environment.host)
    ? ['LIMITES\u00a0: «\u00a0off\u00a0» est refusé en production quand HOST n’est pas une adresse locale.']
    : []),
]

const email: Read<Email> = (value) =>
  pipe(
    parseEmail(value),
    E.mapLeft(() => 'une adresse email'),
  )

const newPassword: Read<MotDePasse> = (value) =>
  pipe(
    parseNouveauMotDePasse(value),
    E.mapLeft(() => `${LONGUEUR_MIN} à ${LONGUEUR_MAX} caractères, dont une majuscule, une minuscule et un chiffre`),
  )

/** A mail address, alone or with a name: `Atelier <contact@atelier.example>`. */
const sender: Read<string> = (value) => {
  const [, address = value] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? []
  return pipe(
    parseEmail(address),
    E.map(() => value),
    E.mapLeft(() => 'une adresse email, seule ou sous la forme «\u00a0Nom <adresse>\u00a0»'),
  )
}

const readEnvironment = (read: ReturnType<typeof makeReader>['read']) => {
  const listenPort = read('PORT', port, 3000)
  return {
    port: listenPort,
    host: read('HOST', text, '127.0.0.1'),
    publicUrl: read('PUBLIC_URL', siteUrl, `http://localhost:${listenPort}`),
    dataDir: resolve(read('DATA_DIR', text, './data')),
    databaseUrl: read<string | null>('DATABASE_URL', url('postgres', 'postgresql'), null),
    smtpUrl: read<string | null>('SMTP_URL', url('smtp', 'smtps'), null),
    mailFrom: read<string | null>('MAIL_FROM', sender, null),
    geocodageUrl: read('GEOCODAGE_URL', url('http', 'https'), GEOCODAGE_PAR_DEFAUT),
    tuilesUrl: read('TUILES_URL', url('http', 'https'), TUILES_PAR_DEFAUT),
    adminEmail: read<Email | null>('ADMIN_EMAIL', email, null),
    adminPassword: read<MotDePasse | null>('ADMIN_PASSWORD', newPassword, null),
    adminEmails: read('ADMIN_EMAILS', list(email), []),
    jwtSecret: read<string | null>('JWT_SECRET', longEnough(32), null),
    entrepriseFichier: read<string | null>('ENTREPRISE_FICHIER', text, null),
    demo: read('DEMO', onOff, false),
    limites: read('LIMITES', onOff, true),
    trustProxy: read<readonly string[]>(
      'TRUST_PROXY',
      (value) => (value === 'off' ? E.right([]) : list(proxy)(value)),
      [],
    ),
    logLevel: read('LOG_LEVEL', oneOf(...LOG_LEVELS), 'info'),
  }
}

export type Environment = Readonly<ReturnType<typeof readEnvironment>>

export const decodeEnvironment = (variables: Variables): E.Either<readonly string[], Environment> => {
  const { read, refusals } = makeReader(variables)
  const environment = readEnvironment(read)
  const sentences = [...refusals, ...contradictions(environment, variables['NODE_ENV'] === 'production')]
  return sentences.length === 0 ? E.right(environment) : E.left(sentences)
}
