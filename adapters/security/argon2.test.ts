import { describe, expect, it } from 'vitest'
import { reussir } from '#application/shared/run.fixture'
import { unMotDePasse } from '#domain/compte/compte.fixture'
import { makeArgon2, makeQueue } from './node-hasher.ts'

// From the tests of the reference implementation, https://github.com/P-H-C/phc-winner-argon2 (test.c).
const CONNUES = [
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
]

describe('the argon2id hasher', () => {
  it.each(CONNUES)('verifies what any other program has hashed: %s', async (empreinte) => {
    const { verifier } = makeArgon2()
    expect(await reussir(verifier(unMotDePasse('password'), empreinte))).toBe(true)
    expect(await reussir(verifier(unMotDePasse('Password'), empreinte))).toBe(false)
  })

  it('writes its parameters, a salt of 16 bytes and a tag of 32', async () => {
    const empreinte = await reussir(makeArgon2().hacher(unMotDePasse()))
    expect(empreinte).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  })

  it.each([
    ['less memory', '$argon2id$v=19$m=19455,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$' + 'A'.repeat(43), true],
    ['fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$' + 'A'.repeat(43), true],
    ['a shorter salt', CONNUES[0] ?? '', true],
    ['another algorithm', '$argon2i$v=19$m=65536,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$' + 'A'.repeat(43), true],
    ['the parameters of today', '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$' + 'A'.repeat(43), false],
    ['stronger ones', '$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$' + 'A'.repeat(43), false],
  ])('finds out of date what was made with %s: %s', (_, empreinte, perimee) => {
    expect(makeArgon2().estPerimee(empreinte)).toBe(perimee)
  })

  it('refuses the decoy of nobody, even to the password that would fit it', async () => {
    const { verifier } = makeArgon2()
    const nul = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
    expect(await reussir(verifier(unMotDePasse(), nul))).toBe(false)
  })
})

/** Tasks that end on request, and the order in which they began. */
const someTasks = () => {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  const task = (rang: number) => () => {
    begun.push(rang)
    return new Promise<number>((resolve) => ends.set(rang, () => resolve(rang)))
  }
  return { begun, task, end: (rang: number) => ends.get(rang)?.() }
}

describe('a queue of two places', () => {
  it('begins two tasks at once, and the others in turn as places fall free', async () => {
    const queue = makeQueue(2)
    const { begun, task, end } = someTasks()
    const results = [0, 1, 2, 3].map((rang) => queue(task(rang)))
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    end(1)
    expect(await results[1]).toBe(1)
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2])
    for (const rang of [0, 2]) end(rang)
    await Promise.all([results[0], results[2]])
    end(3)
    expect(await results[3]).toBe(3)
  })

  it('gives its place back when a task fails', async () => {
    const queue = makeQueue(1)
    const fail = () => Promise.reject(new Error('failed'))
    await expect(queue(fail)).rejects.toThrow('failed')
    await expect(queue(fail)).rejects.toThrow('failed')
    expect(await queue(async () => 'done')).toBe('done')
  })
})
