import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { lireMontant, lireTable, type Rangee } from '#domain/shared/table-markdown.fixture'
import { saisieDuDevis } from './a-facturer.ts'
import type { GenreDeFrais } from './frais.ts'
import { preparerFacture } from './preparer-facture.ts'
import type { SaisieDeFacture } from './saisie.ts'
import type { RetractationAFacturer } from './travail-facture.ts'

const INSTANT = new Date('2026-12-01T10:00:00Z')

const ISSUES: Readonly<Record<string, string>> = {
  PrestationNonFacturable: 'non facturable',
  FactureVide: 'vide',
  FraisCumules: 'frais cumulés',
  DiagnosticOffert: 'diagnostic offert',
  FraisApresRetractation: 'rétractation',
  TravailNonDu: 'travail non dû',
  TempsApresRetractation: 'temps refusé',
}

const aRegler = (
  minutesFaites: number | null,
  montant: Montant | null = null,
  total: Montant = euros(64),
): RetractationAFacturer => ({
  issue: 'a_regler',
  prorata: { total, minutesPrevues: 60, minutesFaites, montant },
})

const retractationDe = (mots: string, ecoulees: number | null = null): RetractationAFacturer | null => {
  const trouvees: Readonly<Record<string, RetractationAFacturer | null>> = {
    '—': null,
    acceptée: { issue: 'acceptee', prorata: null },
    'à régler': aRegler(ecoulees),
    'à régler, rien': aRegler(ecoulees, centimes(0)),
  }
  const trouvee = trouvees[mots]
  if (trouvee === undefined) throw new Error(`no such withdrawal: ${mots}`)
  return trouvee
}

const preparer = (
  statut: 'terminé' | 'annulé',
  retractation: RetractationAFacturer | null,
  saisie: Partial<SaisieDeFacture>,
) =>
  preparerFacture(
    { dossier: unDossier({}, { statut }), reglements: [], facturesDAcompte: [], factures: [], retractation },
    { ...saisieDuDevis(dateCivile(2026, 12, 1)), ...saisie },
    uneEntreprise(),
    INSTANT,
  )

const issueDe = (facture: ReturnType<typeof preparer>): string =>
  E.isRight(facture) ? 'émise' : (ISSUES[facture.left._tag] ?? facture.left._tag)

const fraisDe = (rangee: Rangee): SaisieDeFacture['frais'] => {
  const lire = (genre: GenreDeFrais, colonne: string) => ({ genre, montant: lireMontant(rangee(colonne)) })
  return [lire('diagnostic', 'Diagnostic'), lire('absence', 'Absence'), lire('preavis', 'Préavis')].filter(
    ({ montant }) => montant > 0,
  )
}

describe('fees that do not go together', () => {
  it.each(
    lireTable('facturation', 'Frais qui ne vont pas ensemble').map((rangee) => ({
      rangee,
      cas: ['Travail', 'Diagnostic', 'Absence', 'Préavis', 'Rétractation', 'Issue'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const retractation = retractationDe(rangee('Rétractation'))
    const saisie = {
      travail: rangee('Travail') === 'oui',
      minutes: retractation === null ? null : 60,
      kmAllerRetour: 0,
      frais: fraisDe(rangee),
      accordDepassement: 'Oui.',
    }
    expect(issueDe(preparer('terminé', retractation, saisie))).toBe(rangee('Issue'))
  })
})

describe('the invoice of an order that was withdrawn from', () => {
  const CONTENUS: Readonly<Record<string, Partial<SaisieDeFacture>>> = {
    travail: {},
    pièce: {
      travail: false,
      pieces: [{ designation: 'Vis', quantite: 1, prixUnitaire: centimes(100), etat: 'neuve' }],
    },
    frais: { travail: false, frais: [{ genre: 'preavis', montant: euros(1) }] },
  }

  it.each(
    lireTable('facturation', 'Après une rétractation').map((rangee) => ({
      rangee,
      cas: ['Rétractation', 'Minutes écoulées', 'Contenu', 'Minutes', 'Issue'].map(rangee).join(' · '),
    })),
  )('$cas', ({ rangee }) => {
    const minutesDe = (colonne: string) => (rangee(colonne) === '—' ? null : Number(rangee(colonne)))
    const retractation = retractationDe(rangee('Rétractation'), minutesDe('Minutes écoulées'))
    // Work that was invoiced before stays done, until its credit note and after.
    const statuts = retractation === null ? (['annulé'] as const) : (['annulé', 'terminé'] as const)
    const saisie = { ...CONTENUS[rangee('Contenu')], minutes: minutesDe('Minutes') }
    const factures = statuts.map((statut) => preparer(statut, retractation, saisie))
    expect(factures.map(issueDe)).toEqual(statuts.map(() => rangee('Issue')))
    const total = rangee('Facture') === '—' ? null : lireMontant(rangee('Facture'))
    expect(factures.map((facture) => (E.isRight(facture) ? facture.right.total : null))).toEqual(
      statuts.map(() => total),
    )
  })

  it('has nothing for the way alone', () => {
    const issues = (['annulé', 'terminé'] as const).map((statut) =>
      issueDe(preparer(statut, aRegler(null), { travail: false, kmAllerRetour: 100 })),
    )
    expect(issues).toEqual(['vide', 'vide'])
  })

  it('has one line, that of the work done, whatever else was typed', () => {
    const facture = preparer('annulé', aRegler(null), { minutes: 15, kmAllerRetour: 100 })
    expect(E.isRight(facture) && facture.right.lignes).toEqual([
      {
        genre: 'travail',
        designation: 'Travail effectué avant la rétractation (15\u00a0min sur 60\u00a0min prévues)',
        quantite: 1,
        unite: 'forfait',
        prixUnitaire: 1_600,
        montant: 1_600,
        etat: null,
      },
    ])
  })

  it('is a share of the price of the visit, which the client accepted', () => {
    const facture = preparer('annulé', aRegler(null, null, euros(128)), { minutes: 45 })
    expect(facture).toMatchObject({ right: { total: 9_600, totalDevis: 12_800, accordDepassement: '' } })
  })
})
