import { describe, expect, it } from 'vitest'
import { PARTICULIER } from '#domain/client/acheteur'
import type { Siren } from '#domain/client/siren'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { dansHeures, decide, unDossier, unDossierPropose } from '#domain/rendez-vous/dossier.fixture'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { accepterRendezVous } from './accepter-rendez-vous.ts'

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
