import { validationDateDe } from './dossier.ts'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import * as E from '#fp/Either'
import { dansHeures, decide, unDossierPropose } from './dossier.fixture.ts'
import type { Dossier } from './dossier.ts'
import { accepterDate, refuserDates } from './repondre.ts'
import type { Souhait } from './souhait.ts'

const PROPOSE = unDossierPropose([100, 150, 200])

const statuts = ({ dates }: Dossier): readonly string[] => dates.map(({ statut }) => statut)

const accepter = (dossier: Dossier, id: string, heures = 1) => decide(accepterDate(dossier, id, dansHeures(heures)))

const refuser = (dossier: Dossier, id: string, heures = 1, souhaits: readonly Souhait[] = []) =>
  refuserDates(dossier, id, { motif: 'Congés', souhaits }, dansHeures(heures))

const ids = (dates: readonly { readonly id: string }[] | undefined) => dates?.map(({ id }) => id)

describe('an acceptance', () => {
  it('agrees on one date and sets the others of the proposal aside', () => {
    const { dossier, evenement } = accepter(PROPOSE, 'b')
    expect(statuts(dossier)).toEqual(['ecarte', 'accepte', 'ecarte'])
    expect(dossier.dates.map(({ repondueLe }) => repondueLe)).toEqual(Array.from({ length: 3 }, () => dansHeures(1)))
    expect(validationDateDe(dossier.dates)).toEqual({
      statut: 'accepte',
      date: '2026-11-26',
      heure: '16:00',
      repondueLe: dansHeures(1).toISOString(),
    })
    expect(evenement).toEqual({
      le: dansHeures(1),
      auteur: 'client',
      fait: { genre: 'date_acceptee', date: dansHeures(150).toISOString() },
    })
  })

  it('is mailed to both sides at once, with a reminder two days before, unless it is too late', () => {
    const { courriers } = accepter(PROPOSE, 'b')
    expect(courriers.map(({ genre, aEnvoyerLe }) => [genre, aEnvoyerLe])).toEqual([
      ['reponse_client', dansHeures(1)],
      ['reponse_entreprise', dansHeures(1)],
      ['rappel_client', dansHeures(102)],
    ])
    const proche = accepter(unDossierPropose([48 + 1]), 'a')
    expect(proche.courriers.map(({ genre }) => genre)).toEqual(['reponse_client', 'reponse_entreprise'])
  })

  it('leaves one entry in calendars, that of the agreed date', () => {
    const { annonce } = accepter(PROPOSE, 'b').courriers[0]!
    expect([ids(annonce.dates), ids(annonce.retirees)]).toEqual([['b'], ['a', 'c']])
    const { annonce: autre } = accepter(accepter(PROPOSE, 'b').dossier, 'c').courriers[0]!
    expect([ids(autre.dates), ids(autre.retirees)]).toEqual([['c'], ['b']])
  })

  it('goes from one date to another, and comes back after a refusal', () => {
    const seconde = accepter(accepter(PROPOSE, 'a').dossier, 'c').dossier
    expect(statuts(seconde)).toEqual(['ecarte', 'ecarte', 'accepte'])
    const refusee = decide(refuser(seconde, 'c', 2)).dossier
    expect(statuts(refusee)).toEqual(['refuse', 'refuse', 'refuse'])
    expect(statuts(accepter(refusee, 'b', 3).dossier)).toEqual(['ecarte', 'accepte', 'ecarte'])
    expect(seconde.sequence).toBe(3)
  })

  it('changes nothing when repeated, even after the delay of its proposal', () => {
    const { dossier } = accepter(PROPOSE, 'c')
    expect([1, 73, 190].map((heure) => accepterDate(dossier, 'c', dansHeures(heure)))).toEqual(
      Array.from({ length: 3 }, () => E.right(null)),
    )
  })

  it('leaves alone the dates of its proposal that nobody can answer any more', () => {
    const dossier = accepter(unDossierPropose([10, 150]), 'b', 20).dossier
    expect(statuts(dossier)).toEqual(['expire', 'accepte'])
  })

  it('of a date that ran out comes too late, though the others wait', () => {
    const tropTard = E.left({ _tag: 'LienExpire', raison: 'delai' })
    expect(accepterDate(unDossierPropose([10, 150]), 'a', dansHeures(20))).toEqual(tropTard)
    expect(accepterDate(accepter(unDossierPropose([10, 150]), 'b', 20).dossier, 'a', dansHeures(21))).toEqual(tropTard)
  })

  it('of a date that was never offered is refused', () => {
    expect(accepterDate(PROPOSE, 'z', UN_INSTANT)).toEqual(E.left({ _tag: 'LienInvalide' }))
    expect(refuser(PROPOSE, '')).toEqual(E.left({ _tag: 'LienInvalide' }))
  })
})

describe('a refusal', () => {
  it('concerns the whole proposal, by the link of any date, with a reason and wishes', () => {
    const souhaits: readonly Souhait[] = [{ date: dateCivile(2026, 12, 20), creneau: 'matin' }]
    const { dossier, evenement, courriers } = decide(refuser(PROPOSE, 'b', 1, souhaits))
    expect(statuts(dossier)).toEqual(['refuse', 'refuse', 'refuse'])
    expect(dossier).toMatchObject({
      souhaits,
      prestation: { statut: 'en_attente' },
    })
    expect(validationDateDe(dossier.dates)?.statut).toBe('refuse')
    expect(evenement.fait).toEqual({ genre: 'date_refusee', motif: 'Congés' })
    expect(courriers.map(({ genre }) => genre)).toEqual(['reponse_client', 'reponse_entreprise'])
    expect(courriers[0]?.annonce).toMatchObject({ reponse: 'refusee', dates: [], motif: 'Congés', souhaits })
    expect(ids(courriers[0]?.annonce.retirees)).toEqual(['a', 'b', 'c'])
  })

  it('gives an agreed date back, by the link of any date', () => {
    const { dossier } = accepter(PROPOSE, 'a')
    for (const id of ['a', 'b']) {
      const change = decide(refuser(dossier, id, 2))
      expect(statuts(change.dossier)).toEqual(['refuse', 'refuse', 'refuse'])
      expect(ids(change.courriers[0]?.annonce.retirees)).toEqual(['a'])
    }
  })

  it('leaves no open date, not even an expired one', () => {
    const { dates } = decide(refuser(unDossierPropose([10, 150]), 'b', 20)).dossier
    expect(dates.map(({ statut }) => statut)).toEqual(['expire', 'refuse'])
    expect(validationDateDe(dates)?.statut).toBe('refuse')
  })

  it('goes through the link of a date that ran out, as long as the others can be answered', () => {
    const change = decide(refuser(unDossierPropose([10, 150]), 'a', 20))
    expect(statuts(change.dossier)).toEqual(['expire', 'refuse'])
    expect(refuser(change.dossier, 'a', 21)).toEqual(E.right(null))
    const convenue = accepter(unDossierPropose([10, 150]), 'b', 20).dossier
    expect(statuts(decide(refuser(convenue, 'a', 21)).dossier)).toEqual(['expire', 'refuse'])
    expect(refuser(convenue, 'a', 130)).toEqual(E.left({ _tag: 'ReponseFigee', debut: dansHeures(150) }))
    expect(refuser(unDossierPropose([10, 150]), 'a', 72)).toEqual(E.left({ _tag: 'LienExpire', raison: 'delai' }))
  })

  it('changes nothing when repeated, whatever is said the second time', () => {
    const { dossier } = decide(refuser(PROPOSE, 'a'))
    expect(refuserDates(dossier, 'b', { motif: 'Autre', souhaits: [] }, dansHeures(90))).toEqual(E.right(null))
  })

  it('wishes for three slots at most, from tomorrow on and within 18 months', () => {
    const le = (jour: number): Souhait => ({ date: dateCivile(2026, 11, jour), creneau: 'flexible' })
    const invalides = E.left({ _tag: 'SouhaitsInvalides' })
    expect(E.isRight(refuser(PROPOSE, 'a', 1, [le(21), le(22), le(22)]))).toBe(true)
    expect(refuser(PROPOSE, 'a', 1, [le(20)])).toEqual(invalides)
    expect(refuser(PROPOSE, 'a', 1, [21, 22, 23, 24].map(le))).toEqual(invalides)
    expect(refuser(PROPOSE, 'a', 14, [le(21)])).toEqual(invalides)
    const lointain = (jour: number): Souhait => ({ date: dateCivile(2028, 5, jour), creneau: 'flexible' })
    expect(E.isRight(refuser(PROPOSE, 'a', 1, [lointain(20)]))).toBe(true)
    expect(refuser(PROPOSE, 'a', 1, [lointain(21)])).toEqual(invalides)
  })

  it('is told from when it stands as it is', () => {
    const { dossier } = accepter(PROPOSE, 'b')
    expect(refuser(dossier, 'c', 126)).toEqual(E.left({ _tag: 'ReponseFigee', debut: dansHeures(150) }))
  })
})
