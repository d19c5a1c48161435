import { describe, expect, it } from 'vitest'
import { type EssaiReply } from '#adapters/http/contract/routes/agenda'
import { visiteReply } from '#adapters/http/contract/values/agenda-reply'
import { Moment } from '#adapters/http/contract/routes/prestations'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { chercherLibres, type Sources } from './moments-libres.ts'

const moment = (jour: number, heure: number): Moment => {
  const lu = Moment.decode({
    datePrestation: dateCivile(2026, 12, jour),
    heurePrestation: `${String(heure).padStart(2, '0')}:00`,
  })
  if (E.isLeft(lu)) throw new Error('no such moment')
  return lu.right
}

const CONFLIT = visiteReply(unDossier(), uneDate({ statut: 'accepte' }), 0, UN_INSTANT)

const essai = (teste: Moment, pris: boolean): EssaiReply => ({
  ...teste,
  debut: '',
  fin: '',
  passee: false,
  ferie: null,
  majore: false,
  horsHoraires: teste.heurePrestation === '16:00',
  total: euros(64),
  trajetMinutes: 0,
  conflits: pris ? [CONFLIT] : [],
  absences: [],
  avantRetractation: false,
})

/** Days from the 1st of December to the `dernier`, three hours each; `pris` says which are taken. */
const sources = (pris: (texte: string) => boolean, dernier = 31): Sources => ({
  jours: (depuis, combien) =>
    Array.from({ length: Math.max(0, Math.min(combien, dernier - depuis)) }, (_, rang) =>
      [14, 15, 16].map((heure) => moment(depuis + rang + 1, heure)),
    ),
  essayer: (moments) =>
    TE.right({
      totalDevis: euros(64),
      dates: moments.map((un) => essai(un, pris(`${Number(un.datePrestation.slice(8))} ${un.heurePrestation}`))),
    }),
})

const trouver = async (lues: Sources, depuis: number) => {
  const trouves = await chercherLibres(lues, depuis)
  if (E.isLeft(trouves)) throw new Error('not read')
  return trouves.right
}

const chercher = async (pris: (texte: string) => boolean, depuis = 0, dernier = 31) => {
  const { moments, vus } = await trouver(sources(pris, dernier), depuis)
  return [moments.map((un) => `${Number(un.datePrestation.slice(8))} ${un.heurePrestation}`), vus]
}

describe('the free moments', () => {
  it('are three at most, the first of each day', async () => {
    expect(await chercher(() => false)).toEqual([['1 14:00', '2 14:00', '3 14:00'], 3])
    expect(await chercher(() => false, 3)).toEqual([['4 14:00', '5 14:00', '6 14:00'], 6])
  })

  it('are none that is taken: another hour of the day is, or another day', async () => {
    const pris = ['1 14:00', '2 14:00', '2 15:00', '2 16:00', '4 14:00', '4 15:00', '4 16:00']
    expect(await chercher((texte) => pris.includes(texte))).toEqual([['1 15:00', '3 14:00', '5 14:00'], 5])
  })

  it('are within the hours of visits when the day has such a one', async () => {
    const pris = ['1 14:00', '1 15:00']
    expect((await chercher((texte) => pris.includes(texte)))[0]).toEqual(['1 16:00', '2 14:00', '3 14:00'])
  })

  it('are looked for in twelve days at a time, and no further than there are days', async () => {
    expect(await chercher(() => true)).toEqual([[], 12])
    expect(await chercher((texte) => !texte.startsWith('14 '), 12)).toEqual([['14 14:00'], 24])
    expect(await chercher(() => false, 0, 2)).toEqual([['1 14:00', '2 14:00'], 2])
  })

  it('are not known while the diary cannot be read', async () => {
    const muettes: Sources = { ...sources(() => false), essayer: () => TE.left({ _tag: 'Reseau' }) }
    expect(await chercherLibres(muettes, 0)).toEqual(E.left({ _tag: 'Reseau' }))
  })
})
