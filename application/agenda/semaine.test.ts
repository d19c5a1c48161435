import { describe, expect, it } from 'vitest'
import { proposer } from '#application/ports/dossiers.fixture'
import { unAtelier } from '#application/rendez-vous/rendez-vous.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { semaine } from './agenda.ts'

type Atelier = Awaited<ReturnType<typeof unAtelier>>

const jour = (texte: string): DateCivile => texte as DateCivile

const heuresJusqua = (date: string, heure: number): number =>
  (instantParis({ date: jour(date), minutes: heure * 60 }).getTime() - UN_INSTANT.getTime()) / 3_600_000

/** Agrees on a visit at an hour of a day in Paris. */
const convenir = async (
  { ports }: Atelier,
  commande: Atelier['mienne'],
  date: string,
  heure: number,
  graine: number,
) => {
  await reussir(proposer(ports, commande, [heuresJusqua(date, heure)], graine))
  await reussir(ports.prestations.modifier(commande.id, UN_INSTANT, (d) => accepterDate(d, d.dates[0]!.id, UN_INSTANT)))
}

const lire = async ({ ports }: Atelier, date: string) =>
  (await reussir(semaine(ports)({ admin: ADMIN, date: jour(date) }))).jours

describe('semaine', () => {
  it('has seven days, and says of each whether it costs more and why', async () => {
    const jours = await lire(await unAtelier(), '2027-05-12')
    expect(jours.map(({ jour, ferie, majore }) => [jour, ferie, majore])).toEqual([
      ['2027-05-10', null, false],
      ['2027-05-11', null, false],
      ['2027-05-12', null, false],
      ['2027-05-13', null, false],
      ['2027-05-14', null, false],
      ['2027-05-15', null, true],
      ['2027-05-16', null, true],
    ])
    expect((await lire(await unAtelier(), '2027-05-17'))[0]).toMatchObject({
      ferie: 'Lundi de Pentecôte',
      majore: true,
    })
  })

  it.each([
    ['summer', '2027-03-22', '2027-03-28'],
    ['winter', '2027-10-25', '2027-10-31'],
  ])('puts visits on their days in the week in which %s time begins', async (_saison, lundi, dimanche) => {
    const atelier = await unAtelier()
    await convenir(atelier, atelier.mienne, lundi, 0, 1)
    await convenir(atelier, atelier.autre, dimanche, 23, 2)
    const jours = await lire(atelier, dimanche)
    const visites = jours.flatMap(({ jour, visites }) => visites.map(({ dossier }) => [jour, dossier.prestation.id]))
    expect(visites).toEqual([
      [lundi, atelier.mienne.id],
      [dimanche, atelier.autre.id],
    ])
    expect(jours).toHaveLength(7)
  })

  it('shows held dates beside agreed visits, in order, until their delay is over', async () => {
    const atelier = await unAtelier()
    await atelier.proposer(heuresJusqua('2026-11-27', 14))
    await convenir(atelier, atelier.autre, '2026-11-27', 9, 2)
    const statuts = async () => (await lire(atelier, '2026-11-27'))[4]?.visites.map(({ date }) => date.statut)
    expect(await statuts()).toEqual(['accepte', 'propose'])
    atelier.attendre(72)
    expect(await statuts()).toEqual(['accepte'])
  })
})
