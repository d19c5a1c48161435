import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unEmail } from '#domain/compte/compte.fixture'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN } from '../shared/session.fixture.ts'
import { modifierPrestation, proposerDate } from './gerer-rendez-vous.ts'
import { unAtelier } from './rendez-vous.fixture.ts'
import {
  lireProposition,
  jetonDeDate,
  type ReponseParLien,
  repondreParLien,
  estJetonDeDate,
} from './repondre-par-lien.ts'

/** A workshop with two dates offered, and the links of the mail. */
const unLien = async () => {
  const atelier = await unAtelier()
  const { ports, mienne, proposer } = atelier
  const liens = (await proposer(100, 150)).map((dateId) => ({
    id: mienne.id,
    token: jetonDeDate(ports.hasher, { id: dateId, email: mienne.contact.email }),
  }))
  const [lien, second] = [liens[0]!, liens[1]!]
  const repondre = (reponse: Partial<ReponseParLien>) =>
    repondreParLien(ports)({ ...lien, action: 'accepter', motif: '', souhaits: [], ...reponse })
  return { ...atelier, lien, second, lire: lireProposition(ports), repondre }
}

/** What is wrong with a link, however it is wrong. */
const liensFaux = async () => {
  const { ports, mienne, autre, lien, ...reste } = await unLien()
  const { dossier } = await reussir(
    proposerDate(ports)({ admin: ADMIN, id: autre.id, debuts: [dansHeures(300)], version: null }),
  )
  const ailleurs = jetonDeDate(ports.hasher, { id: dossier.dates[0]!.id, email: autre.contact.email })
  return {
    ...reste,
    faux: [
      { id: mienne.id, token: '' },
      { id: mienne.id, token: `${lien.token}0` },
      { id: mienne.id, token: ailleurs },
      { id: autre.id, token: lien.token },
      { id: uneNouvellePrestation({}, 9).id, token: lien.token },
      { id: 'nulle part', token: lien.token },
    ],
  }
}

describe('lireProposition', () => {
  it('tells the date of the link with its prestation, and changes nothing', async () => {
    const { lire, lien, second, ports, mienne } = await unLien()
    const avant = await reussir(ports.prestations.suivi(mienne.id))
    const lues = await Promise.all([lien, second].map((l) => reussir(lire(l))))
    expect(lues.map(({ date }) => [date.debut, date.statut])).toEqual([
      [dansHeures(100), 'propose'],
      [dansHeures(150), 'propose'],
    ])
    expect(lues[0]?.dossier).toEqual(O.toNullable(avant)?.dossier)
    expect(await reussir(ports.prestations.suivi(mienne.id))).toEqual(avant)
  })

  it('says the same of every link that was never written', async () => {
    const { lire, faux } = await liensFaux()
    for (const lien of faux) expect(await echouer(lire(lien))).toEqual({ _tag: 'LienInvalide' })
  })

  it('says why a link is over: too late, replaced, cancelled', async () => {
    const raison = async (finir: (lien: Awaited<ReturnType<typeof unLien>>) => Promise<unknown>) => {
      const atelier = await unLien()
      await finir(atelier)
      return echouer(atelier.lire(atelier.lien))
    }
    const annule = { genre: 'statut', statut: 'annulé', motif: '' } as const
    expect([
      await raison(async ({ attendre }) => attendre(72)),
      await raison(({ proposer }) => proposer(300)),
      await raison(({ ports, mienne }) =>
        reussir(modifierPrestation(ports)({ admin: ADMIN, id: mienne.id, version: null, modification: annule })),
      ),
    ]).toEqual(['delai', 'remplace', 'annule'].map((raison) => ({ _tag: 'LienExpire', raison })))
  })
})

describe('repondreParLien', () => {
  it('records an acceptance, and answers a repeated one alike without a second mail', async () => {
    const { repondre, ports } = await unLien()
    const premiere = await reussir(repondre({}))
    expect(premiere.date).toMatchObject({ debut: dansHeures(100), statut: 'accepte' })
    const { courriers } = await ports.apercu()
    expect(await reussir(repondre({}))).toEqual(premiere)
    expect((await ports.apercu()).courriers).toBe(courriers)
  })

  it('records a refusal with its reason and what would suit, and lets it be changed', async () => {
    const { repondre, second, ports, mienne } = await unLien()
    const souhaits = [{ date: dateCivile(2026, 12, 20), creneau: 'matin' as const }]
    const refusee = await reussir(repondre({ action: 'refuser', motif: 'Congés', souhaits }))
    expect(refusee).toMatchObject({ date: { statut: 'refuse' }, dossier: { souhaits } })
    expect((await reussir(repondre(second))).dossier.dates.map(({ statut }) => statut)).toEqual(['ecarte', 'accepte'])
    const faits = O.toNullable(await reussir(ports.prestations.suivi(mienne.id)))?.evenements.map(({ fait }) => fait)
    expect(faits?.slice(2)).toEqual([
      { genre: 'date_refusee', motif: 'Congés' },
      { genre: 'date_acceptee', date: dansHeures(150).toISOString() },
    ])
  })

  it('agrees on another date of the same proposal, and on none of an earlier one', async () => {
    const { repondre, lire, second, proposer, attendre, ports, mienne } = await unLien()
    const dateId = (await reussir(lire(second))).date.id
    const reponse = await reussir(repondre({ dateId }))
    expect(reponse.dossier.dates.map(({ statut }) => statut)).toEqual(['ecarte', 'accepte'])
    expect(reponse.date.debut).toEqual(dansHeures(100))
    attendre(1)
    const nouvelle = (await proposer(300)).at(-1) ?? ''
    const token = jetonDeDate(ports.hasher, { id: nouvelle, email: mienne.contact.email })
    expect(await echouer(repondre({ token, dateId }))).toEqual({ _tag: 'LienInvalide' })
  })

  it('leads from a date that ran out to those that wait, for an acceptance as for a refusal', async () => {
    const proche = async () => {
      const { proposer, attendre, ports, mienne } = await unAtelier()
      const [perdue = '', restante = ''] = await proposer(10, 150)
      const lien = { id: mienne.id, token: jetonDeDate(ports.hasher, { id: perdue, email: mienne.contact.email }) }
      attendre(20)
      return { lien, restante, lire: lireProposition(ports), repondre: repondreParLien(ports) }
    }
    const une = await proche()
    const lue = await reussir(une.lire(une.lien))
    expect([lue.date.statut, ...lue.dossier.dates.map(({ statut }) => statut)]).toEqual(['expire', 'expire', 'propose'])
    const accepter = { ...une.lien, action: 'accepter', motif: '', souhaits: [] } as const
    expect(await echouer(une.repondre(accepter))).toEqual({ _tag: 'LienExpire', raison: 'delai' })
    const acceptee = await reussir(une.repondre({ ...accepter, dateId: une.restante }))
    expect(acceptee.dossier.dates.map(({ statut }) => statut)).toEqual(['expire', 'accepte'])
    expect((await reussir(une.lire(une.lien))).dossier.dates.map(({ statut }) => statut)).toEqual(['expire', 'accepte'])
    const autre = await proche()
    const refusee = await reussir(autre.repondre({ ...autre.lien, action: 'refuser', motif: '', souhaits: [] }))
    expect(refusee.dossier.dates.map(({ statut }) => statut)).toEqual(['expire', 'refuse'])
  })

  it('refuses every link that was never written', async () => {
    const { repondre, faux } = await liensFaux()
    for (const lien of faux) expect(await echouer(repondre(lien))).toEqual({ _tag: 'LienInvalide' })
  })

  it('refuses what is too late, figée, taken by somebody else, done, and slots that cannot be', async () => {
    const { repondre, lire, lien, second, attendre, ports, autre, mienne } = await unLien()
    const hier = [{ date: dateCivile(2026, 11, 19), creneau: 'matin' as const }]
    expect(await echouer(repondre({ action: 'refuser', souhaits: hier }))).toEqual({ _tag: 'SouhaitsInvalides' })
    await reussir(repondre({}))
    await reussir(proposerDate(ports)({ admin: ADMIN, id: autre.id, debuts: [dansHeures(150)], version: null }))
    expect(await echouer(repondre(second))).toEqual({ _tag: 'CreneauPris' })
    attendre(76)
    expect(await echouer(repondre({ action: 'refuser' }))).toEqual({ _tag: 'ReponseFigee', debut: dansHeures(100) })
    const modification = { genre: 'statut', statut: 'terminé', motif: 'Fait' } as const
    await reussir(modifierPrestation(ports)({ admin: ADMIN, id: mienne.id, version: null, modification }))
    expect(await echouer(repondre({ action: 'refuser' }))).toEqual({ _tag: 'PrestationClose' })
    expect(await echouer(lire(lien))).toEqual({ _tag: 'PrestationClose' })
  })

  it('refuses the first answer once nothing is held any more', async () => {
    const { repondre, attendre } = await unLien()
    attendre(72)
    expect(await echouer(repondre({}))).toEqual({ _tag: 'LienExpire', raison: 'delai' })
  })
})

const hasher = makeMemoryHasher()

const [email, corrige] = [unEmail('jeane@courriel.example'), unEmail('jeanne@courriel.example')]

it('opens the date it was made for to the address it was sent to, and no other', () => {
  const jeton = jetonDeDate(hasher, { id: 'date-1', email })
  const dates = [
    { id: 'date-1', email },
    { id: 'date-2', email },
    { id: 'date-1', email: corrige },
  ]
  expect(dates.map((date) => estJetonDeDate(hasher, date, jeton))).toEqual([true, false, false])
})

it('is no key of anything else', () => {
  const cle = hasher.empreinte('devis', `date-1 ${email}`)
  expect(estJetonDeDate(hasher, { id: 'date-1', email }, cle)).toBe(false)
})
