import * as O from '#fp/Option'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePostgresCompteStore, makePostgresFreinStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { makePostgresPrestationStore } from '#adapters/postgres/prestation/postgres-prestation-store'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { systemClock } from '#adapters/security/outside'
import { demanderReinitialisation, ouvrirSession } from '#application/compte/ouvrir-session'
import { reussir } from '#application/shared/run.fixture'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { useNewDatabase } from '../database/test-database.fixture.ts'
import { interleavedMedians, type Medians } from './interleaved-medians.fixture.ts'

/** The largest accepted difference: times must not reveal which addresses have an account. */
const LIMIT = 0.1

/** Fewer measures of slow hashes, whose noise is a smaller share of their time. */
const LOGINS = 60
const RESETS = 200

const ACCOUNTS = 10 + 3 * RESETS

/** Milliseconds: only the ratio of the times is judged, however slow the machine is. */
const PATIENCE = 180_000

const tell = (what: string, { known, unknown, difference }: Medians): void => {
  const ms = (duration: number): string => `${duration.toFixed(2)} ms`
  console.log(
    `[same time] ${what}: ${ms(known)} known, ${ms(unknown)} unknown, ${(difference * 100).toFixed(1)} % apart`,
  )
}

describe('the time of an answer tells nothing of an address', { timeout: PATIENCE }, () => {
  const knex = useNewDatabase('embedded')
  const hasher = makeNodeHasher('un secret')
  const ports = () => ({
    clock: systemClock,
    hasher,
    comptes: makePostgresCompteStore(knex()),
    freins: makePostgresFreinStore(knex()),
    outbox: makePostgresOutbox(knex()),
    adminEmails: [],
  })

  beforeAll(async () => {
    const prestations = makePostgresPrestationStore(knex())
    const ranks = Array.from({ length: ACCOUNTS }, (_, rank) => rank)
    const open = (rank: number) => {
      const contact = unContact({ email: `known${rank}@courriel.example` })
      return reussir(prestations.enregistrer(uneNouvellePrestation({ contact }, rank), O.none))
    }
    await Promise.all(ranks.map(open))
    await knex()('clients').update({ mot_de_passe: await reussir(hasher.hacher(unMotDePasse())) })
    await knex().raw('vacuum analyze clients')
  }, PATIENCE)

  it('at a login that fails', async () => {
    const ouvrir = ouvrirSession(ports())
    const essayer = (who: string) => async (rank: number) => {
      const email = unEmail(`${who}${rank}@courriel.example`)
      const issue = await ouvrir({ email, motDePasse: unMotDePasse('Faux de 1988'), adresse: `${who}-${rank}` })()
      expect(issue).toEqual({ _tag: 'Left', left: { _tag: 'IdentifiantsIncorrects' } })
    }
    const medians = await interleavedMedians(essayer('known'), essayer('unknown'), LOGINS, LIMIT)
    tell('login', medians)
    expect(medians.difference).toBeLessThan(LIMIT)
  })

  it('at a reset', async () => {
    const demander = demanderReinitialisation(ports())
    const essayer = (who: string) => (rank: number) =>
      reussir(demander({ email: unEmail(`${who}${rank}@courriel.example`), adresse: `${who}-${rank}` }))
    const medians = await interleavedMedians(essayer('known'), essayer('unknown'), RESETS, LIMIT)
    tell('reset', medians)
    expect(medians.difference).toBeLessThan(LIMIT)
    const [{ count } = { count: 0 }] = await knex()('courriels').where({ genre: 'reinitialisation' }).count()
    expect(Number(count)).toBeGreaterThanOrEqual(2 * RESETS)
  })
})
