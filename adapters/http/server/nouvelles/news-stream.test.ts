import { describe, expect, it } from 'vitest'
import * as TE from '#fp/TaskEither'
import type { LotDeNouvelles } from '#application/ports/journal-nouvelles'
import { ACCES_REFUSE } from '#application/shared/access'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { type Session, VISITEUR } from '#application/shared/session'
import type { Nouvelle } from '#domain/nouvelles/nouvelle'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { BATTEMENT, type NewsSource, newsStream } from './news-stream.ts'
import { makeWakeUp } from './wake-up.ts'

const ADMIN: Session = { _tag: 'Admin', clientId: '0' }
const JAMAIS = 3_600_000

const uneNouvelle = (id: string): Nouvelle => ({ genre: 'commande', id, titre: `PREST-${id}`, le: UN_INSTANT })

const unLot = (curseur: string, ...ids: readonly string[]): LotDeNouvelles => ({
  nouvelles: ids.map(uneNouvelle),
  curseur,
  suite: false,
})

/** A stream whose readings are given, and what announces. */
const unFlux = (
  lots: readonly (TE.TaskEither<typeof ACCES_REFUSE | PortFailure, LotDeNouvelles> | LotDeNouvelles)[],
  {
    premier = unLot('0'),
    beatMs = JAMAIS,
    session = TE.right(ADMIN),
  }: { premier?: LotDeNouvelles; beatMs?: number; session?: NewsSource['readSession'] } = {},
) => {
  const reste = [...lots]
  let annoncer = (): void => undefined
  const wakeUp = makeWakeUp((quand) => {
    annoncer = quand
    return () => undefined
  }, beatMs)
  const source: NewsSource = {
    read: (qui) => {
      if (qui._tag !== 'Admin') return TE.left(ACCES_REFUSE)
      const lot = reste.shift() ?? unLot('fin')
      return typeof lot === 'function' ? lot : TE.right(lot)
    },
    readSession: session,
    wakeUp,
  }
  const flux = newsStream(source, { session: ADMIN, premier, reprise: true })
  const suivant = async () => (await flux.next()).value
  return { suivant, annoncer: () => annoncer(), end: wakeUp.end }
}

const ids = (texte: string | void): readonly string[] =>
  [...String(texte).matchAll(/"id":"(\w+)"/g)].map(([, id = '']) => id)

describe('a stream of news', () => {
  it('tells again nothing that a later reading repeats, and puts the cursor last', async () => {
    const { suivant, annoncer, end } = unFlux([unLot('1', 'a', 'b', 'c')], { premier: unLot('1', 'a', 'b') })
    expect(ids(await suivant())).toEqual(['a', 'b'])
    annoncer()
    const texte = await suivant()
    expect(ids(texte)).toEqual(['c'])
    expect(texte).toMatch(/\n\nid: 1\n\n$/)
    end()
    expect(await suivant()).toBeUndefined()
  })

  it('reads on at once while there is more', async () => {
    const { suivant, end } = unFlux([{ ...unLot('2', 'b'), suite: true }, unLot('3', 'c')], {
      premier: { ...unLot('1', 'a'), suite: true },
    })
    expect([ids(await suivant()), ids(await suivant()), ids(await suivant())]).toEqual([['a'], ['b'], ['c']])
    end()
  })

  it('gives a sign of life, and with it a cursor that moved on', async () => {
    const { suivant, end } = unFlux([unLot('1')], { beatMs: 1 })
    await suivant()
    expect([await suivant(), await suivant()]).toEqual([BATTEMENT, 'id: 1\n\n'])
    end()
  })

  it('outlives a database that is away, and loses nothing by it', async () => {
    const { suivant, annoncer, end } = unFlux([TE.left(portFailure('nouvelles')('away')), unLot('1', 'a')])
    await suivant()
    annoncer()
    const texte = suivant()
    await Promise.resolve()
    annoncer()
    expect(ids(await texte)).toEqual(['a'])
    end()
  })

  it('ends at the beat after its session ended, and not while nobody can tell', async () => {
    let session: NewsSource['readSession'] = TE.left(portFailure('comptes')('away'))
    const { suivant } = unFlux([], { beatMs: 1, session: () => session() })
    await suivant()
    expect(await suivant()).toBe(BATTEMENT)
    session = TE.right(VISITEUR)
    const textes = [await suivant(), await suivant(), await suivant()]
    expect(textes.at(-1)).toBeUndefined()
  })
})
