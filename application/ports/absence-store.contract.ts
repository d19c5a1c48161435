import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { uneAbsence } from '#domain/agenda/absence.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { reussir } from '../shared/run.fixture.ts'
import type { MakeStores } from './stores.fixture.ts'

const MERCREDIS = uneAbsence({}, 'A')
const CONGES = uneAbsence(
  { du: dateCivile(2026, 12, 24), au: dateCivile(2027, 1, 2), jours: [], plage: null, note: '' },
  'B',
)

const ADRESSE = 'https://agenda.example/prive/secret.ics'
const OCCUPEE = { debut: dansHeures(24), fin: dansHeures(25) }

export const describeAbsenceStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: time off`, () => {
    it('is kept as it was written, and told by its first day', async () => {
      const { absences } = await makeStores()
      expect(await reussir(absences.lister())).toEqual([])
      for (const absence of [CONGES, MERCREDIS]) await reussir(absences.ajouter(absence))
      expect(await reussir(absences.lister())).toEqual([MERCREDIS, CONGES])
      expect(await reussir(absences.indisponibilites())).toEqual({ absences: [MERCREDIS, CONGES], occupations: [] })
    })

    it('is changed and taken back whole, and what is not there is neither', async () => {
      const { absences } = await makeStores()
      await reussir(absences.ajouter(MERCREDIS))
      const jeudis = { ...MERCREDIS, jours: [4, 5], plage: { de: 0, a: 1440 }, au: dateCivile(2026, 12, 31) }
      expect(await reussir(absences.remplacer(jeudis))).toBe(true)
      expect(await reussir(absences.remplacer(CONGES))).toBe(false)
      expect(await reussir(absences.lister())).toEqual([jeudis])
      expect(await reussir(absences.retirer(CONGES.id))).toBe(false)
      expect(await reussir(absences.retirer(MERCREDIS.id))).toBe(true)
      expect(await reussir(absences.lister())).toEqual([])
    })
  })

  describe(`${name}: recent time off`, () => {
    it('has every change at once', async () => {
      const { absences } = await makeStores()
      expect(await reussir(absences.recentes())).toEqual([])
      await reussir(absences.ajouter(MERCREDIS))
      expect(await reussir(absences.recentes())).toEqual([MERCREDIS])
      const jeudis = { ...MERCREDIS, jours: [4] }
      await reussir(absences.remplacer(jeudis))
      expect(await reussir(absences.recentes())).toEqual([jeudis])
      await reussir(absences.retirer(MERCREDIS.id))
      expect(await reussir(absences.recentes())).toEqual([])
    })
  })

  describe(`${name}: a private calendar`, () => {
    it('is there once its address is, and gone with it', async () => {
      const { absences } = await makeStores()
      expect(await reussir(absences.lireCalendrier())).toEqual(O.none)
      await reussir(absences.poserCalendrier(ADRESSE, UN_INSTANT))
      expect(await reussir(absences.lireCalendrier())).toEqual(
        O.some({ adresse: ADRESSE, poseLe: UN_INSTANT, luLe: null, echec: null, occupations: [] }),
      )
      await reussir(absences.retirerCalendrier())
      expect(await reussir(absences.lireCalendrier())).toEqual(O.none)
    })

    it('keeps what was read when a later reading fails, and forgets the failure when one goes well', async () => {
      const { absences } = await makeStores()
      await reussir(absences.poserCalendrier(ADRESSE, UN_INSTANT))
      await reussir(absences.noterLecture(ADRESSE, dansHeures(1), [OCCUPEE]))
      await reussir(absences.noterEchec(ADRESSE, dansHeures(2), 'delai'))
      const lu = { adresse: ADRESSE, poseLe: UN_INSTANT, luLe: dansHeures(1), occupations: [OCCUPEE] }
      expect(await reussir(absences.lireCalendrier())).toEqual(
        O.some({ ...lu, echec: { le: dansHeures(2), raison: 'delai' } }),
      )
      expect(await reussir(absences.indisponibilites())).toEqual({ absences: [], occupations: [OCCUPEE] })
      await reussir(absences.noterLecture(ADRESSE, dansHeures(3), []))
      expect(await reussir(absences.lireCalendrier())).toEqual(
        O.some({ ...lu, luLe: dansHeures(3), echec: null, occupations: [] }),
      )
    })

    it('takes nothing from a reading of the address before', async () => {
      const { absences } = await makeStores()
      await reussir(absences.poserCalendrier(ADRESSE, UN_INSTANT))
      await reussir(absences.noterLecture(ADRESSE, UN_INSTANT, [OCCUPEE]))
      const autre = `${ADRESSE}?autre`
      await reussir(absences.poserCalendrier(autre, dansHeures(1)))
      await reussir(absences.noterLecture(ADRESSE, dansHeures(2), [OCCUPEE]))
      await reussir(absences.noterEchec(ADRESSE, dansHeures(2), 'reponse'))
      expect(await reussir(absences.lireCalendrier())).toEqual(
        O.some({ adresse: autre, poseLe: dansHeures(1), luLe: null, echec: null, occupations: [] }),
      )
    })
  })
}
