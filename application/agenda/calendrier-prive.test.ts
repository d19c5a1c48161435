import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { makeMemoryAbsenceStore } from '#adapters/memory/memory-absence-store.fixture'
import { makeMemoryAgendaPrive } from '#adapters/memory/memory-agenda-prive.fixture'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import type { AdresseDeCalendrier } from '#domain/agenda/calendrier-prive'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import {
  actualiserCalendrier,
  lireCalendrierPrive,
  poserCalendrierPrive,
  relireCalendrierPrive,
  retirerCalendrierPrive,
} from './indisponibilites.ts'

const ADRESSE = 'https://agenda.example/prive/secret.ics' as AdresseDeCalendrier

const OCCUPEE = { debut: dansHeures(24), fin: dansHeures(25) }

const desPorts = () => {
  const [lireAgendaPrive, clock] = [makeMemoryAgendaPrive(), makeMemoryClock(UN_INSTANT)]
  lireAgendaPrive.repondre(ADRESSE, E.right([OCCUPEE]))
  return { clock, absences: makeMemoryAbsenceStore(), lireAgendaPrive }
}

const poser = (ports: ReturnType<typeof desPorts>) =>
  reussir(poserCalendrierPrive(ports)({ admin: ADMIN, adresse: ADRESSE }))

describe('a private calendar', () => {
  it('is read as soon as its address is known', async () => {
    const ports = desPorts()
    const lu = { adresse: ADRESSE, poseLe: UN_INSTANT, luLe: UN_INSTANT, echec: null, occupations: [OCCUPEE] }
    expect(await poser(ports)).toEqual(O.some(lu))
    expect(await reussir(lireCalendrierPrive(ports)(ADMIN))).toEqual(O.some(lu))
    expect((await reussir(ports.absences.indisponibilites())).occupations).toEqual([OCCUPEE])
  })

  it('is kept with its failure when it cannot be read', async () => {
    const ports = desPorts()
    ports.lireAgendaPrive.repondre(ADRESSE, E.left('reponse'))
    const echec = { le: UN_INSTANT, raison: 'reponse' }
    expect(await poser(ports)).toEqual(O.some(expect.objectContaining({ luLe: null, echec, occupations: [] })))
  })

  it('is read again by the worker a quarter of an hour later, its last good answer kept by a failure', async () => {
    const ports = desPorts()
    await poser(ports)
    ports.lireAgendaPrive.repondre(ADRESSE, E.left('delai'))
    for (const minutes of [14, 1, 14, 1]) {
      ports.clock.avancer(minutes * 60_000)
      await reussir(actualiserCalendrier(ports))
    }
    expect(ports.lireAgendaPrive.lectures()).toBe(3)
    expect(await reussir(ports.absences.lireCalendrier())).toEqual(
      O.some(
        expect.objectContaining({
          luLe: UN_INSTANT,
          echec: { le: new Date(UN_INSTANT.getTime() + 30 * 60_000), raison: 'delai' },
          occupations: [OCCUPEE],
        }),
      ),
    )
  })

  it('is read again on demand, whatever its age, and no more once it is removed', async () => {
    const ports = desPorts()
    expect(await reussir(relireCalendrierPrive(ports)(ADMIN))).toEqual(O.none)
    await poser(ports)
    ports.lireAgendaPrive.repondre(ADRESSE, E.right([]))
    const relu = await reussir(relireCalendrierPrive(ports)(ADMIN))
    expect(relu).toEqual(O.some(expect.objectContaining({ luLe: UN_INSTANT, occupations: [] })))
    await reussir(retirerCalendrierPrive(ports)(ADMIN))
    await reussir(actualiserCalendrier(ports))
    expect(await reussir(lireCalendrierPrive(ports)(ADMIN))).toEqual(O.none)
    expect(ports.lireAgendaPrive.lectures()).toBe(2)
  })

  it('with more busy times than are kept is refused', async () => {
    const ports = desPorts()
    const nombreuses = (nombre: number) =>
      E.right(
        Array.from({ length: nombre }, (_, rang) => ({ debut: dansHeures(2 * rang), fin: dansHeures(2 * rang + 1) })),
      )
    ports.lireAgendaPrive.repondre(ADRESSE, nombreuses(5_000))
    expect(await poser(ports)).toEqual(O.some(expect.objectContaining({ echec: null })))
    ports.lireAgendaPrive.repondre(ADRESSE, nombreuses(5_001))
    expect(await poser(ports)).toEqual(
      O.some(expect.objectContaining({ echec: { le: UN_INSTANT, raison: 'trop_gros' } })),
    )
  })
})
