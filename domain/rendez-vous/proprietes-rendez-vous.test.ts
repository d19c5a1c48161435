import * as E from '#fp/Either'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { PRIORITES, STATUTS } from '#domain/prestation/statut'
import { verifier } from '#domain/shared/proprietes.fixture'
import { annulerPrestation, changerPriorite, changerStatut } from './changer-statut.ts'
import { dateAcceptee, DATES_MAX, STATUTS_RETENUS } from './date-proposee.ts'
import { dansHeures, unDossier } from './dossier.fixture.ts'
import { type Changement, type Dossier, validationDateDe } from './dossier.ts'
import { occupation, proposerDates } from './proposer.ts'
import { accepterDate, refuserDates } from './repondre.ts'

type Geste = (dossier: Dossier, instant: Date, pas: number) => E.Either<unknown, Changement | null>

/** The id of an existing date, mostly of the last proposals, or of none. */
const idDe = ({ dates }: Dossier, rang: number): string => dates.at(-1 - rang)?.id ?? 'inconnue'

const unGeste: fc.Arbitrary<Geste> = fc.oneof(
  fc.array(fc.integer({ min: -5, max: 200 }), { maxLength: 4 }).map((heures): Geste => (dossier, instant, pas) => {
    const offres = heures.map((heure, rang) => ({
      id: `${pas}-${rang}`,
      debut: new Date(instant.getTime() + heure * 3_600_000),
    }))
    return proposerDates(dossier, offres, instant)
  }),
  fc.nat(4).map(
    (rang): Geste =>
      (dossier, instant) =>
        accepterDate(dossier, idDe(dossier, rang), instant),
  ),
  fc.nat(4).map(
    (rang): Geste =>
      (dossier, instant) =>
        refuserDates(dossier, idDe(dossier, rang), { motif: '', souhaits: [] }, instant),
  ),
  fc.constantFrom('client' as const, 'entreprise' as const).map(
    (auteur): Geste =>
      (dossier, instant) =>
        annulerPrestation(dossier, '', instant, auteur),
  ),
  fc.record({ statut: fc.constantFrom(...STATUTS), motif: fc.constantFrom('', 'motif') }).map(
    (nouveau): Geste =>
      (dossier, instant) =>
        changerStatut(dossier, nouveau, instant),
  ),
  fc.constantFrom(...PRIORITES).map(
    (priorite): Geste =>
      (dossier, instant) =>
        E.right(changerPriorite(dossier, priorite, instant)),
  ),
)

/** Up to a dozen actions, minutes or days apart. */
const uneHistoire = fc.array(fc.record({ geste: unGeste, attente: fc.nat(60) }), { minLength: 1, maxLength: 12 })

/** Plays a history and passes every change to `voir`. */
const jouer = (
  histoire: readonly { readonly geste: Geste; readonly attente: number }[],
  voir: (avant: Dossier, changement: Changement) => void,
): void => {
  let dossier = unDossier()
  let heures = 0
  for (const [pas, { geste, attente }] of histoire.entries()) {
    heures += attente
    const decision = geste(dossier, dansHeures(heures), pas)
    if (E.isLeft(decision) || decision.right === null) continue
    voir(dossier, decision.right)
    dossier = decision.right.dossier
  }
}

it('never agrees on two dates, and never lets more than three wait', () => {
  verifier(
    fc.property(uneHistoire, (histoire) =>
      jouer(histoire, (_, { dossier: { dates } }) => {
        const nombre = (statut: string) => dates.filter((date) => date.statut === statut).length
        expect(nombre('accepte')).toBeLessThanOrEqual(1)
        expect(nombre('propose')).toBeLessThanOrEqual(nombre('accepte') === 1 ? 0 : DATES_MAX)
      }),
    ),
  )
})

it('never holds two dates that overlap, the way there and back included', () => {
  verifier(
    fc.property(uneHistoire, (histoire) =>
      jouer(histoire, (_, { dossier: { dates } }) => {
        const retenues = dates
          .filter(({ statut }) => STATUTS_RETENUS.includes(statut))
          .map(occupation)
          .toSorted((x, y) => x.de - y.de)
        for (const [rang, { a }] of retenues.entries()) {
          expect(a).toBeLessThanOrEqual(retenues[rang + 1]?.de ?? Infinity)
        }
      }),
    ),
  )
})

it('raises the version by one with every change, and the sequence with every change of the appointment, never else', () => {
  verifier(
    fc.property(uneHistoire, (histoire) =>
      jouer(histoire, (avant, { dossier, evenement: { fait } }) => {
        const ailleurs = fait.genre === 'statut' || fait.genre === 'priorite'
        const annulees = ({ dates }: Dossier) => dates.filter(({ statut }) => statut === 'annule').length
        const intact = ailleurs && annulees(dossier) === annulees(avant)
        expect(dossier.prestation.version).toBe(avant.prestation.version + 1)
        expect(dossier.sequence).toBe(avant.sequence + (intact ? 0 : 1))
        expect(intact || !ailleurs || (fait.genre === 'statut' && fait.vers === 'terminé')).toBe(true)
      }),
    ),
  )
})

it('shows in lists what its dates say', () => {
  verifier(
    fc.property(uneHistoire, (histoire) =>
      jouer(histoire, (_, { dossier: { dates } }) => {
        const attendu = dateAcceptee(dates)
          ? 'accepte'
          : ['propose', 'refuse'].find((statut) => dates.some((date) => date.statut === statut))
        const mot = attendu === 'propose' ? 'en_attente' : attendu
        expect(validationDateDe(dates)?.statut).toBe(mot)
      }),
    ),
  )
})

it('never removes a valid date from calendars', () => {
  verifier(
    fc.property(uneHistoire, (histoire) =>
      jouer(histoire, (_, { dossier, courriers }) => {
        const retenues = dossier.dates.filter(({ statut }) => STATUTS_RETENUS.includes(statut)).map(({ id }) => id)
        for (const { annonce } of courriers) {
          expect(annonce.sequence).toBe(dossier.sequence)
          expect(annonce.dates.map(({ id }) => id)).toEqual(retenues)
          expect(annonce.retirees.filter(({ id }) => retenues.includes(id))).toEqual([])
          expect(annonce.retirees.filter(({ rang }) => annonce.dates.some((date) => date.rang === rang))).toEqual([])
        }
      }),
    ),
  )
})

it('repeats without a change whatever the client says twice', () => {
  const refuser = (dossier: Dossier, id: string, instant: Date) =>
    refuserDates(dossier, id, { motif: '', souhaits: [] }, instant)
  verifier(
    fc.property(uneHistoire, fc.nat(2), (histoire, rang) =>
      jouer(histoire, (_, { dossier, evenement: { le } }) => {
        const id = idDe(dossier, rang)
        const secondes = [accepterDate, refuser].flatMap((geste) => {
          const premiere = geste(dossier, id, le)
          return E.isRight(premiere) && premiere.right !== null ? [geste(premiere.right.dossier, id, le)] : []
        })
        expect(secondes).toEqual(secondes.map(() => E.right(null)))
      }),
    ),
  )
})
