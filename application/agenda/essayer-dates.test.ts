import { describe, expect, it } from 'vitest'
import { proposer } from '#application/ports/dossiers.fixture'
import { unAtelier } from '#application/rendez-vous/rendez-vous.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { uneAbsence } from '#domain/agenda/absence.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { essayerDates } from './essayer-dates.ts'

type Atelier = Awaited<ReturnType<typeof unAtelier>>

const essayer = ({ ports, mienne }: Atelier, ...heures: readonly number[]) =>
  essayerDates(ports)({ admin: ADMIN, id: mienne.id, debuts: heures.map(dansHeures) })

describe('essayerDates', () => {
  it('refuses an unknown prestation, and no date or more than a proposal may offer', async () => {
    const atelier = await unAtelier()
    for (const id of [uneNouvellePrestation({}, 9).id, '../x', '']) {
      expect(await echouer(essayerDates(atelier.ports)({ admin: ADMIN, id, debuts: [dansHeures(100)] }))).toEqual({
        _tag: 'PrestationInconnue',
      })
    }
    expect(await echouer(essayer(atelier))).toEqual({ _tag: 'NombreDeDates', nombre: 0 })
    expect(await echouer(essayer(atelier, 1, 2, 3, 4))).toEqual({ _tag: 'NombreDeDates', nombre: 4 })
  })

  it('says what each date would mean, in the order asked, and changes nothing', async () => {
    const atelier = await unAtelier()
    const avant = await reussir(atelier.ports.prestations.parId(atelier.mienne.id))
    const { dossier, dates } = await reussir(essayer(atelier, 168, 24, -1))
    const { totalNet, montantPrestation } = dossier.prestation.estimation
    expect(dates.map(({ essai }) => [essai.date.total, essai.date.majore, essai.passee])).toEqual([
      [totalNet, false, false],
      [2 * montantPrestation, true, false],
      [totalNet, false, true],
    ])
    expect(await reussir(atelier.ports.prestations.parId(atelier.mienne.id))).toEqual(avant)
  })

  it('names what takes its time, travel included, and not what only touches', async () => {
    const atelier = await unAtelier()
    const { dates } = await reussir(proposer(atelier.ports, atelier.autre, [100], 2))
    const { trajetMinutes, debut, fin } = dates[0]!
    const duree = (fin.getTime() - debut.getTime()) / 3_600_000
    const touche = 100 + duree + (2 * trajetMinutes) / 60
    const essais = await reussir(essayer(atelier, 100, touche, touche - 1 / 60))
    expect(essais.dates.map(({ conflits }) => conflits.map(({ dossier }) => dossier.prestation.id))).toEqual([
      [atelier.autre.id],
      [],
      [atelier.autre.id],
    ])
  })

  it('finds no conflict with the dates of the same prestation, nor with those that ran out', async () => {
    const atelier = await unAtelier()
    await atelier.proposer(100)
    await reussir(proposer(atelier.ports, atelier.autre, [90], 2, UN_INSTANT))
    const conflits = async () => (await reussir(essayer(atelier, 100, 90))).dates.map((date) => date.conflits.length)
    expect(await conflits()).toEqual([0, 1])
    atelier.attendre(72)
    expect(await conflits()).toEqual([0, 0])
  })

  it('says what time off, and what busy time of a private calendar, it would fall into', async () => {
    const atelier = await unAtelier()
    const { absences } = atelier.ports
    const mardi = uneAbsence({ jours: [2], du: dateParis(UN_INSTANT) })
    await reussir(absences.ajouter(mardi))
    await reussir(absences.poserCalendrier('https://agenda.example/a.ics', UN_INSTANT))
    const occupation = { debut: dansHeures(98), fin: dansHeures(101) }
    await reussir(absences.noterLecture('https://agenda.example/a.ics', UN_INSTANT, [occupation]))
    const { dates } = await reussir(essayer(atelier, 100, 96, 101))
    expect(dates.map((date) => date.absences.map(({ source, note }) => [source, note]))).toEqual([
      [
        ['absence', mardi.note],
        ['calendrier', ''],
      ],
      [],
      [['absence', mardi.note]],
    ])
  })
})
