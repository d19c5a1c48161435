import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '../calendrier/date-civile.ts'
import { type Siren, PARTICULIER } from '../client/acheteur.ts'
import { SANS_ENGAGEMENT } from '../prestation/engagement.ts'
import { UN_INSTANT } from '../prestation/prestation.fixture.ts'
import { TEXTES_DE_CONSENTEMENT } from '../prestation/textes-d-engagement.ts'
import { dansHeures, decide, unDossier, unDossierPropose } from '../rendez-vous/dossier.fixture.ts'
import { lireTable } from '../shared/table-markdown.fixture.ts'
import { delaiACourir, accepterRendezVous } from './debut-de-travail.ts'

/** Ordered on 20 November 2026: the last day of the delay is 4 December. */
const delai = (jour: number, engagement: Partial<typeof SANS_ENGAGEMENT> = {}) =>
  delaiACourir({ creeLe: UN_INSTANT, engagement: { ...SANS_ENGAGEMENT, ...engagement } }, dateCivile(2026, 12, jour))

const FIN = dateCivile(2026, 12, 4)

describe('work that begins within the withdrawal delay', () => {
  it('is before its last day ends, unless the client asked for it', () => {
    expect([delai(1), delai(4), delai(5)]).toEqual([FIN, FIN, null])
    expect(delai(1, { debutAnticipeLe: UN_INSTANT.toISOString() })).toBeNull()
    expect(delai(1, { depannageUrgentLe: UN_INSTANT.toISOString() })).toBeNull()
  })

  it('is that of a consumer', () => {
    const acheteur = {
      type: 'professionnel',
      raisonSociale: 'Fromagerie du Lac',
      siren: '732829320' as Siren,
    } as const
    expect(delai(1, { acheteur })).toBeNull()
  })
})

const PROFESSIONNEL = {
  type: 'professionnel',
  raisonSociale: 'Fromagerie du Lac',
  siren: '732829320' as Siren,
} as const

/** Hours from Friday 20 November 2026, ten o'clock in Paris. */
const HEURES: Readonly<Record<string, number>> = { '04/12/2026': 14 * 24, '05/12/2026': 15 * 24 }

const LE = UN_INSTANT.toISOString()

const PLUS_TARD = dansHeures(1)

const cas = lireTable('retractation', 'Accepter une date pendant le délai').map((rangee) => ({
  client: rangee('Client'),
  date: rangee('Date'),
  debut: rangee('Début demandé'),
  urgence: rangee('Urgence'),
  sans: rangee('Accepter sans cocher'),
  avec: rangee('Accepter en cochant'),
}))

describe('a date of the withdrawal delay', () => {
  it.each(cas)(
    '$client, $date, asked $debut, urgent $urgence: $sans, $avec',
    ({ client, date, debut, urgence, ...attendu }) => {
      const engagement = {
        ...SANS_ENGAGEMENT,
        acheteur: client === 'professionnel' ? PROFESSIONNEL : PARTICULIER,
        debutAnticipeLe: debut === 'oui' ? LE : null,
        depannageUrgentLe: urgence === 'oui' ? LE : null,
      }
      const dossier = unDossierPropose([HEURES[date]!], unDossier({}, { engagement }))
      const accepter = (coche: boolean): string => {
        const decision = accepterRendezVous(dossier, 'a', coche, PLUS_TARD)
        if (E.isLeft(decision)) return decision.left._tag === 'DemandeExpresseRequise' ? 'demande requise' : 'refusée'
        const { debutAnticipeLe } = decide(decision).dossier.prestation.engagement
        return debutAnticipeLe === PLUS_TARD.toISOString() ? 'demande notée' : 'oui'
      }
      expect({ sans: accepter(false), avec: accepter(true) }).toEqual(attendu)
    },
  )

  it('is agreed on with the words that were ticked, after those of the order, and says until when it is asked', () => {
    const dossier = unDossierPropose(
      [240],
      unDossier({}, { engagement: { ...SANS_ENGAGEMENT, texteAccepte: 'Valider' } }),
    )
    expect(accepterRendezVous(dossier, 'a', false, PLUS_TARD)).toEqual(
      E.left({ _tag: 'DemandeExpresseRequise', fin: '2026-12-04' }),
    )
    const { prestation, dates } = decide(accepterRendezVous(dossier, 'a', true, PLUS_TARD)).dossier
    expect(prestation.engagement.texteAccepte).toBe(`Valider\n${TEXTES_DE_CONSENTEMENT.debutAnticipe}`)
    expect(dates[0]?.statut).toBe('accepte')
  })

  it('is not agreed on twice, whatever is ticked', () => {
    const { dossier } = decide(accepterRendezVous(unDossierPropose([240]), 'a', true, PLUS_TARD))
    expect(accepterRendezVous(dossier, 'a', false, dansHeures(2))).toEqual(E.right(null))
  })
})
