import * as TE from '#fp/TaskEither'
import { argon2, createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Hasher } from '#application/ports/hasher'
import { promisify } from 'node:util'
import { portFailure } from '#application/shared/port-failure'
import type { MotDePasse } from '#domain/compte/mot-de-passe'

/** `memoire` is in KiB. */
type Phc = {
  readonly memoire: number
  readonly passes: number
  readonly voies: number
  readonly sel: Uint8Array
  readonly tag: Uint8Array
}

/** The text format of the Password Hashing Competition, version 1.3. */
const FORME = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{6,})$/

const base64 = (octets: Uint8Array): string => Buffer.from(octets).toString('base64').replace(/=+$/, '')

const formatPhc = ({ memoire, passes, voies, sel, tag }: Phc): string =>
  `$argon2id$v=19$m=${memoire},t=${passes},p=${voies}$${base64(sel)}$${base64(tag)}`

const parsePhc = (texte: string): Phc | null => {
  const parts = FORME.exec(texte)
  if (parts === null) return null
  const [, memoire, passes, voies, sel = '', tag = ''] = parts
  return {
    memoire: Number(memoire),
    passes: Number(passes),
    voies: Number(voies),
    sel: Buffer.from(sel, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** The first recommendation of OWASP: 19 MiB, two passes, one lane. */
const COUT = { memoire: 19_456, passes: 2, voies: 1 }

const SEL_OCTETS = 16
const TAG_OCTETS = 32

/** Each hash takes a core for some 25 ms; more at once would delay every other answer. */
const A_LA_FOIS = 2

const derive = promisify(argon2)

/** The password is hashed as typed, neither normalised nor cut. */
const tagOf = (motDePasse: MotDePasse, { memoire, passes, voies, sel }: Omit<Phc, 'tag'>, tagLength: number) =>
  derive('argon2id', {
    message: Buffer.from(motDePasse, 'utf8'),
    nonce: sel,
    memory: memoire,
    passes,
    parallelism: voies,
    tagLength,
  })

/** A decoy, computed for an account that does not exist, so that the answer takes as long. */
const LEURRE: Phc = { ...COUT, sel: new Uint8Array(SEL_OCTETS), tag: new Uint8Array(TAG_OCTETS) }

const hashPassword = async (motDePasse: MotDePasse): Promise<string> => {
  const phc = { ...COUT, sel: randomBytes(SEL_OCTETS) }
  return formatPhc({ ...phc, tag: await tagOf(motDePasse, phc, TAG_OCTETS) })
}

const verify = async (motDePasse: MotDePasse, empreinte: string | null): Promise<boolean> => {
  const phc = empreinte === null ? LEURRE : parsePhc(empreinte)
  if (phc === null) throw new Error('unreadable password hash')
  const equal = timingSafeEqual(await tagOf(motDePasse, phc, phc.tag.length), phc.tag)
  return equal && empreinte !== null
}

const isWeaker = ({ memoire, passes, tag, sel }: Phc): boolean =>
  memoire < COUT.memoire || passes < COUT.passes || tag.length < TAG_OCTETS || sel.length < SEL_OCTETS

export const makeArgon2 = (): Pick<Hasher, 'hacher' | 'verifier' | 'estPerimee'> => {
  const queue = makeQueue(A_LA_FOIS)
  return {
    hacher: (motDePasse) => TE.tryCatch(() => queue(() => hashPassword(motDePasse)), portFailure('hasher')),
    verifier: (motDePasse, empreinte) =>
      TE.tryCatch(() => queue(() => verify(motDePasse, empreinte)), portFailure('hasher')),
    estPerimee: (empreinte) => {
      const phc = parsePhc(empreinte)
      return phc === null || isWeaker(phc)
    },
  }
}

export const makeQueue = (places: number): (<A>(task: () => Promise<A>) => Promise<A>) => {
  const waiting: (() => void)[] = []
  let free = places
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}

/** The hasher of a secret; throws if it is empty. A keyed hash begins with the length of the purpose, so that two pairs never hash the same input. */
export const makeNodeHasher = (secret: string): Hasher => {
  if (secret === '') throw new Error('a keyed hash needs a secret')
  const key = createSecretKey(secret, 'utf8')
  const empreinte = (usage: string, texte: string): string =>
    createHmac('sha256', key).update(`${usage.length}:${usage}:${texte}`, 'utf8').digest('base64url')
  return {
    ...makeArgon2(),
    empreinteDeContenu: sha256,
    empreinte,
    correspond: (usage, texte, candidate) => {
      const expected = Buffer.from(empreinte(usage, texte))
      const given = Buffer.from(candidate)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

export const sha256: Hasher['empreinteDeContenu'] = (contenu) => hash('sha256', contenu)
