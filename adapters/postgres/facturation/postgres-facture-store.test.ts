import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import {
  commandeTerminee,
  crediter,
  EMISSION,
  emettre,
  emettreDecidee,
  payer,
  redigerPiece,
  redigerMal,
} from '#application/ports/factures.fixture'
import { describeFactureStore, describeFacturesEffacees } from '#application/ports/facture-store.contract'
import type { Rediger } from '#application/ports/facture-store'
import { reussir } from '#application/shared/run.fixture'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { preparerFacture } from '#domain/facturation/preparer-facture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { describeOnDatabases, useOtherInstance } from '#infrastructure/database/test-database.fixture'
import { makePostgresPrestationStore } from '../prestation/postgres-prestation-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresFactureStore } from './postgres-facture-store.ts'

const FAC_1 = numeroPiece('facture', 2026, 1)

const EMISSIONS = 40

const SAISIE = saisieDuDevis(dateParis(EMISSION))

const redigerTard: Rediger = (preparee, numero) => async () => {
  await setImmediate()
  return redigerPiece(preparee, numero)()
}

/** Every third call is slow, every fifth fails. */
const capricieux = (rang: number): Rediger => {
  if (rang % 5 === 0) return redigerMal
  return rang % 3 === 0 ? redigerTard : redigerPiece
}

const refus = async (ask: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await ask
    return 'nothing was refused'
  } catch (error) {
    return error
  }
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const otherInstance = useOtherInstance(kind, knex)

  describeFactureStore(kind, () => postgresStores(knex()))
  describeFacturesEffacees(kind, () => postgresStores(knex()))

  it(
    'numbers without gap nor double what two instances issue at once, though some fail',
    { timeout: 60_000 },
    async () => {
      const stores = await postgresStores(knex())
      const autre = { factures: makePostgresFactureStore(otherInstance()) }
      const commandes = []
      for (let graine = 1; graine <= EMISSIONS; graine += 1) commandes.push(await commandeTerminee(stores, graine))
      const issues = await Promise.all(
        commandes.map((commande, rang) =>
          emettre(rang % 2 === 0 ? stores : autre, commande, { rediger: capricieux(rang) })(),
        ),
      )
      const numeros = issues.flatMap((issue) => (E.isRight(issue) ? [issue.right.numero] : [])).toSorted()
      const reussies = commandes.filter((_, rang) => rang % 5 !== 0).length
      expect(numeros).toEqual(Array.from({ length: reussies }, (_, rang) => numeroPiece('facture', 2026, rang + 1)))
      const rangs = await knex()('factures').orderBy('rang').pluck('rang')
      expect(rangs).toEqual(numeros.map((_, rang) => rang + 1))
      expect(await knex()('compteurs_factures').pluck('dernier')).toEqual([reussies])
      const factures = await knex()('courriels').where({ genre: 'facture_client' })
      expect(factures).toHaveLength(reussies)
    },
  )

  it('issues one invoice for one prestation, whichever instance asks', async () => {
    const stores = await postgresStores(knex())
    const autre = { factures: makePostgresFactureStore(otherInstance()) }
    const commande = await commandeTerminee(stores)
    const issues = await Promise.all([stores, autre, stores, autre].map((cote) => emettre(cote, commande)()))
    expect(issues.filter(E.isRight)).toHaveLength(1)
    expect(await knex()('factures').pluck('numero')).toEqual([FAC_1])
  })

  it('never lets a prestation be taken up again while its invoice is issued', async () => {
    for (let round = 0; round < 5; round += 1) {
      const stores = await postgresStores(knex())
      const ailleurs = makePostgresPrestationStore(otherInstance())
      const { id } = await commandeTerminee(stores)
      const reprendre = ailleurs.modifier(id, UN_INSTANT, (dossier) =>
        changerStatut(dossier, { statut: 'en_cours', motif: 'À reprendre.' }, UN_INSTANT),
      )
      const issues = await Promise.all([emettre(stores, { id })(), reprendre()])
      expect(issues.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
      const refusees = issues.flatMap((issue) => (issue._tag === 'Left' ? [issue.left._tag] : []))
      expect(['FactureEmise', 'PrestationNonFacturable']).toContain(refusees[0])
    }
  })

  it('lets an account be erased while its invoice is issued and credited', async () => {
    const stores = await postgresStores(knex())
    const { contact, id } = await commandeTerminee(stores)
    const compte = await reussir(stores.comptes.parEmail(contact.email))
    const clientId = O.isSome(compte) ? compte.value.id : ''
    await reussir(emettre(stores, { id }))
    const rien = { supprimees: [], conservees: [], messages: 0 }
    const issues = await Promise.all([
      crediter({ factures: makePostgresFactureStore(otherInstance()) }, FAC_1)(),
      stores.comptes.effacer(clientId, EMISSION, () => E.right(rien))(),
      payer(stores, FAC_1, 'A')(),
    ])
    expect(issues.map(({ _tag }) => _tag).slice(0, 2)).toEqual(['Right', 'Right'])
    const lue = await reussir(stores.factures.parNumero(FAC_1))
    expect(O.isSome(lue) && [lue.value.clientId, lue.value.avoirs.length]).toEqual([null, 1])
  })

  it('refuses to alter or to drop an issued document, or a payment', async () => {
    const stores = await postgresStores(knex())
    await reussir(emettre(stores, await commandeTerminee(stores)))
    await reussir(payer(stores, FAC_1, 'A'))
    const essais = [
      knex()('factures').update({ total: 1 }),
      knex()('factures').update({ contenu: '{}' }),
      knex()('factures').update({ pdf: Buffer.from('autre') }),
      knex()('factures').delete(),
      knex()('reglements').update({ montant: 1 }),
      knex()('reglements').delete(),
    ]
    for (const essai of essais) expect(await refus(essai)).toMatchObject({ code: '23001' })
    expect(await knex()('factures').count('* as nombre')).toEqual([{ nombre: 1 }])
  })

  it.each([
    ['empty the documents', 'truncate factures cascade'],
    ['empty the payments', 'truncate reglements'],
    ['empty the events', 'truncate prestation_evenements'],
    ['empty all that hangs on the clients', 'truncate clients cascade'],
    ['empty the counters', 'truncate compteurs_factures'],
    ['forget a counter', 'delete from compteurs_factures'],
    ['leave a gap', 'update compteurs_factures set dernier = dernier + 3'],
    ['take a rank without a document', 'update compteurs_factures set dernier = dernier + 1'],
    ['give a number twice', 'update compteurs_factures set dernier = dernier - 1'],
    ['begin another series further on', `insert into compteurs_factures values ('facture', 2030, 7)`],
    ['begin a series without a document', `insert into compteurs_factures values ('facture', 2030, 1)`],
  ])('refuses to %s', async (_, sql) => {
    const stores = await postgresStores(knex())
    await reussir(emettre(stores, await commandeTerminee(stores)))
    await reussir(payer(stores, FAC_1, 'A'))
    expect(await refus(knex().raw(sql))).toMatchObject({ code: '23001' })
    expect(await knex()('compteurs_factures').select()).toEqual([{ genre: 'facture', annee: 2026, dernier: 1 }])
  })

  it('has the moment of issue taken while nobody else issues, so that numbers and times run together', async () => {
    const stores = await postgresStores(knex())
    const autre = { factures: makePostgresFactureStore(otherInstance()) }
    const commandes = []
    for (let graine = 1; graine <= 20; graine += 1) commandes.push(await commandeTerminee(stores, graine))
    let tic = EMISSION.getTime()
    const maintenant = (): Date => new Date((tic += 1))
    const issues = await Promise.all(
      commandes.map(({ id }, rang) =>
        emettreDecidee(
          rang % 2 === 0 ? stores : autre,
          { id },
          (aFacturer) => preparerFacture(aFacturer, SAISIE, uneEntreprise(), maintenant()),
          redigerTard,
        )(),
      ),
    )
    expect(issues.every(E.isRight)).toBe(true)
    const moments = await knex()('factures').orderBy('rang').pluck('emise_le')
    expect(moments).toEqual(moments.toSorted((a: Date, b: Date) => a.getTime() - b.getTime()))
  })

  it('keeps the rank free when the server loses the transaction half-way', async () => {
    const stores = await postgresStores(knex())
    const commande = await commandeTerminee(stores)
    const couper: Rediger = (preparee, numero) => async () => {
      await knex().raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      )
      return redigerPiece(preparee, numero)()
    }
    expect(await emettre(stores, commande, { rediger: couper })()).toMatchObject({ _tag: 'Left' })
    expect(await knex()('compteurs_factures').count('* as nombre')).toEqual([{ nombre: 0 }])
    expect((await reussir(emettre(stores, commande))).numero).toBe(FAC_1)
  })
})
