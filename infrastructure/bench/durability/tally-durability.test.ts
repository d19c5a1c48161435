import { describe, expect, it } from 'vitest'
import { type FoundOrder, type Outcome, tallyDurability } from './durability.ts'

const uneOutcome = (rank: number): Outcome => ({
  _tag: 'Acknowledged',
  reference: `PREST-${rank}`,
  numeroDevis: `DEV-${rank}`,
  replayed: false,
})

const uneOrder = (rank: number, overrides: Partial<FoundOrder> = {}): FoundOrder => ({
  reference: `PREST-${rank}`,
  numero_devis: `DEV-${rank}`,
  email: `client-k${rank}@exemple.fr`,
  keys: [`k${rank}`],
  events: 1,
  mails: [
    { id: `c${rank}`, genre: 'commande_client', statut: 'envoye' },
    { id: `e${rank}`, genre: 'commande_entreprise', statut: 'envoye' },
  ],
  ...overrides,
})

const ATTEMPT = { key: 'k1', outcomes: [uneOutcome(1)] }
const FILES = ['c1', 'e1']
const NONE = { missing: 0, contradicted: 0, twice: 0, incomplete: 0, mailsLost: 0 }

describe('the count after a crash', () => {
  it('finds nothing wrong when every answer stands once, with its mails', () => {
    expect(tallyDurability([ATTEMPT], { orders: [uneOrder(1)], files: FILES })).toEqual({
      acknowledged: 1,
      orders: 1,
      sent: 2,
      waiting: 0,
      sentAgain: 0,
      faults: NONE,
    })
  })

  it('does not ask for an order that was never answered, nor mind one that stands all the same', () => {
    const unanswered = { key: 'k2', outcomes: [{ _tag: 'Unanswered' as const }] }
    expect(tallyDurability([unanswered], { orders: [], files: [] }).faults).toEqual(NONE)
    expect(tallyDurability([unanswered], { orders: [uneOrder(2)], files: ['c2', 'e2'] }).faults).toEqual(NONE)
  })

  it.each([
    ['is absent', []],
    ['has another reference', [uneOrder(1, { reference: 'PREST-9' })]],
    ['has another quote number', [uneOrder(1, { numero_devis: 'DEV-9' })]],
    ['belongs to another client', [uneOrder(1, { email: 'autre@exemple.fr' })]],
  ])('misses an answered order that %s', (_what, orders) => {
    expect(tallyDurability([ATTEMPT], { orders, files: FILES }).faults.missing).toBe(1)
  })

  it('sees one key answered in two ways, or refused', () => {
    const two = { key: 'k1', outcomes: [uneOutcome(1), uneOutcome(2)] }
    const refused = { key: 'k3', outcomes: [{ _tag: 'Refused' as const, status: 500 }] }
    expect(tallyDurability([two, refused], { orders: [uneOrder(1)], files: FILES }).faults.contradicted).toBe(2)
  })

  it.each([
    ['reference', { reference: 'PREST-1' }],
    ['quote number', { numero_devis: 'DEV-1' }],
    ['key', { keys: ['k1'] }],
    ['client', { email: 'client-k1@exemple.fr' }],
  ])('sees a %s that stands twice', (_what, overrides) => {
    const orders = [uneOrder(1), uneOrder(2, overrides)]
    expect(tallyDurability([], { orders, files: [...FILES, 'c2', 'e2'] }).faults).toEqual({ ...NONE, twice: 1 })
  })

  it('sees an order without its key, its event or both mails', () => {
    const [mail] = uneOrder(1).mails
    const halves = [{ keys: [] }, { events: 0 }, { mails: mail === undefined ? [] : [mail, mail] }]
    const orders = halves.map((overrides, rank) => uneOrder(rank, overrides))
    expect(tallyDurability([], { orders, files: ['c0', 'e0', 'c1', 'e1'] }).faults.incomplete).toBe(3)
  })

  it('sees a sent mail without its file, one given up, and a file of no mail', () => {
    const mails = [
      { id: 'c1', genre: 'commande_client', statut: 'envoye' },
      { id: 'e1', genre: 'commande_entreprise', statut: 'echoue' },
    ]
    const tally = tallyDurability([], { orders: [uneOrder(1, { mails })], files: ['unknown'] })
    expect(tally.faults).toEqual({ ...NONE, mailsLost: 3 })
  })

  it('counts mails that wait, and those sent again under one Message-ID, as no fault', () => {
    const mails = uneOrder(1).mails.map((mail) => ({ ...mail, statut: 'a_envoyer' }))
    const tally = tallyDurability([], { orders: [uneOrder(1, { mails })], files: ['c1', 'c1'] })
    expect(tally).toMatchObject({ waiting: 2, sentAgain: 1, faults: NONE })
  })
})
