import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { Statut } from '#domain/prestation/statut'
import { offrirDate } from '#domain/rendez-vous/date-proposee'
import { unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { lireMoment, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { saisieDuDevis } from './a-facturer.ts'
import { UN_PROFESSIONNEL } from './facture.fixture.ts'
import { uneFactureSuivie } from './facture-suivie.fixture.ts'
import { ecartDeJour, majoreConvenu } from './travail-facture.ts'
import { type DossierAFacturer, preparerFacture, totalAccepte } from './preparer-facture.ts'
import type { FactureSuivie } from './reglement.ts'
import type { SaisieDeFacture } from './saisie.ts'

/** A Tuesday. */
const INSTANT = new Date('2026-12-01T10:00:00Z')

const ISSUES: Readonly<Record<string, string>> = {
  PrestationNonFacturable: 'non facturable',
  DejaFacturee: 'déjà facturée',
  FactureVide: 'vide',
  FraisAuDelaDuPlafond: 'frais refusés',
  DepassementSansAccord: 'accord manquant',
  DateExecutionRefusee: 'date refusée',
}

const preparer = (aFacturer: DossierAFacturer, saisie: Partial<SaisieDeFacture> = {}) =>
  preparerFacture(aFacturer, { ...saisieDuDevis(dateCivile(2026, 12, 1)), ...saisie }, uneEntreprise(), INSTANT)

const issueDe = (facture: ReturnType<typeof preparer>): string =>
  E.isRight(facture) ? 'émise' : (ISSUES[facture.left._tag] ?? facture.left._tag)

const reussie = (facture: ReturnType<typeof preparer>) => {
  if (E.isLeft(facture)) throw new Error(`refused: ${facture.left._tag}`)
  return facture.right
}

const terminee = (factures: readonly FactureSuivie[] = []): DossierAFacturer => ({
  dossier: unDossier({}, { statut: 'terminé' }),
  reglements: [],
  facturesDAcompte: [],
  factures,
  retractation: null,
})

const matinDe = (jour: DateCivile): Date => new Date(`${jour}T08:00:00Z`)

const piece = (prixUnitaire: number) =>
  ({ designation: 'Vis', quantite: 1, prixUnitaire: centimes(prixUnitaire), etat: 'neuve' }) as const

const CONTENUS: Readonly<Record<string, Partial<SaisieDeFacture>>> = {
  travail: {},
  pièce: { travail: false, pieces: [piece(100)] },
  frais: { travail: false, kmAllerRetour: 0, frais: [{ genre: 'absence', montant: euros(60) }] },
  rien: { travail: false, kmAllerRetour: 0 },
}

const FACTURES: Readonly<Record<string, readonly FactureSuivie[]>> = {
  non: [],
  oui: [uneFactureSuivie()],
  'créditée en part': [uneFactureSuivie({ credite: euros(10) })],
  créditée: [uneFactureSuivie({ credite: euros(64) })],
}

describe('an invoice is issued', () => {
  it.each(
    lireTable('facturation', 'Émettre une facture').map((rangee) => ({
      statut: rangee('Prestation'),
      contenu: rangee('Contenu'),
      enCours: rangee('Facture en cours'),
      issue: rangee('Issue'),
    })),
  )(
    'of $statut, for $contenu, with an invoice that stands: $enCours → $issue',
    ({ statut, contenu, enCours, issue }) => {
      const [saisie, factures] = [CONTENUS[contenu], FACTURES[enCours]]
      if (!Statut.is(statut) || saisie === undefined || factures === undefined) throw new Error('unknown case')
      expect(
        issueDe(
          preparer(
            { dossier: unDossier({}, { statut }), reglements: [], facturesDAcompte: [], factures, retractation: null },
            saisie,
          ),
        ),
      ).toBe(issue)
    },
  )

  it.each(
    lireTable('facturation', 'Quand, et pour combien').map((rangee) => ({
      rangee,
      cas: ['Exécution', 'Pièce', 'Accord du client', 'Frais d’absence', 'Issue'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const [prix, frais] = [lireMontant(rangee('Pièce')), lireMontant(rangee('Frais d’absence'))]
    const accord = rangee('Accord du client')
    const facture = preparer(terminee(), {
      dateExecution: lireMoment(rangee('Exécution')).date,
      pieces: prix === 0 ? [] : [piece(prix)],
      frais: frais === 0 ? [] : [{ genre: 'absence', montant: frais }],
      accordDepassement: accord === '—' ? '' : accord,
    })
    expect(issueDe(facture)).toBe(rangee('Issue'))
  })

  it.each(
    lireTable('facturation', 'Le jour convenu et le jour du travail').map((rangee) => ({
      rangee,
      cas: ['Jour convenu', 'Exécution', 'Accord du client', 'Issue', 'Facture'].map(rangee).join(', '),
    })),
  )('at the price of the day on which the work was done: $cas', ({ rangee }) => {
    const [convenu, execution] = [rangee('Jour convenu'), lireMoment(rangee('Exécution')).date]
    const { prestation } = terminee().dossier
    const dates =
      convenu === '—'
        ? []
        : [
            offrirDate(
              prestation.estimation,
              { id: 'd', proposition: 1, rang: 0, debut: matinDe(lireMoment(convenu).date) },
              INSTANT,
            ),
          ]
    const dossier = unDossier({ dates: dates.map((date) => ({ ...date, statut: 'accepte' })) }, { statut: 'terminé' })
    const accordDepassement = rangee('Accord du client') === '—' ? '' : rangee('Accord du client')
    const facture = preparer({ ...terminee(), dossier }, { dateExecution: execution, accordDepassement })
    expect(issueDe(facture)).toBe(rangee('Issue'))
    expect(E.isRight(facture) ? facture.right.total : null).toBe(
      rangee('Facture') === '—' ? null : lireMontant(rangee('Facture')),
    )
    expect(totalAccepte({ ...terminee(), dossier })).toBe(lireMontant(rangee('Prix accepté')))
    expect(ecartDeJour(majoreConvenu(dossier.dates), execution) ?? '—').toBe(rangee('L’écran dit'))
  })

  it('with the parties, the mentions and the dates of its day', () => {
    const facture = reussie(preparer(terminee(), { accordDepassement: 'Oui.' }))
    const { prestation } = terminee().dossier
    expect(facture).toMatchObject({
      prestationId: prestation.id,
      reference: prestation.reference,
      numeroDevis: prestation.numeroDevis,
      emiseLe: INSTANT.toISOString(),
      date: '2026-12-01',
      echeance: '2026-12-01',
      entreprise: uneEntreprise(),
      contact: prestation.contact,
      adresse: prestation.adresse,
      total: 6_400,
      totalDevis: 6_400,
      // Not above the quote: nothing was to be agreed on.
      accordDepassement: '',
    })
    expect(facture.mentions.map(({ code }) => code)).toEqual(['tva', 'retard'])
  })

  it('from one cent on, and while no mention is missing', () => {
    const saisie = { ...saisieDuDevis(dateCivile(2026, 12, 1)), ...CONTENUS['rien'], pieces: [piece(1)] }
    expect(reussie(preparer(terminee(), saisie)).total).toBe(1)
    expect(preparerFacture(terminee(), saisie, uneEntreprise({ forme: '' }), INSTANT)).toMatchObject(
      E.left({ _tag: 'MentionsManquantes', mentions: [{ code: 'entreprise-forme' }] }),
    )
  })

  it('with the place of the work and the exact name of the service', () => {
    expect(reussie(preparer(terminee()))).toMatchObject({
      modalite: 'sur_place',
      service: 'Dépannage – Réinstallation PC',
    })
  })

  it('of fees alone above the quote without a word of the client: there is nothing to compare', () => {
    const frais = [
      { genre: 'diagnostic' as const, montant: euros(25) },
      { genre: 'absence' as const, montant: euros(60) },
    ]
    const facture = reussie(
      preparer(terminee(), { travail: false, kmAllerRetour: 0, frais, accordDepassement: 'Oui.' }),
    )
    expect([facture.total, facture.totalDevis, facture.accordDepassement]).toEqual([8_500, 6_400, ''])
  })

  it('on the day in Paris, even when the year is another in Greenwich', () => {
    const nuit = new Date('2026-12-31T23:30:00Z')
    const saisie = saisieDuDevis(dateCivile(2026, 12, 31))
    expect(reussie(preparerFacture(terminee(), saisie, uneEntreprise(), nuit)).date).toBe('2027-01-01')
  })

  it('to a professional with a delay of thirty days and the mentions of businesses', () => {
    const engagement = { ...SANS_ENGAGEMENT, acheteur: UN_PROFESSIONNEL }
    const dossier = unDossier({}, { statut: 'terminé', engagement })
    const facture = reussie(
      preparer({ dossier, reglements: [], facturesDAcompte: [], factures: [], retractation: null }),
    )
    expect(facture.echeance).toBe('2026-12-31')
    expect(facture.mentions.map(({ code }) => code)).toEqual(['tva', 'escompte', 'penalites', 'recouvrement'])
  })

  it('at the price of the agreed day, which the client accepted', () => {
    const dates = [uneDate({ statut: 'accepte', majore: true, total: euros(128) })]
    const dossier = unDossier({ dates }, { statut: 'terminé' })
    const facture = reussie(preparer({ ...terminee(), dossier }, { dateExecution: dateCivile(2026, 11, 28) }))
    expect([facture.total, facture.totalDevis]).toEqual([12_800, 12_800])
  })

  it('without travel when the visit was cancelled, whatever was typed', () => {
    const dossier = unDossier({}, { statut: 'annulé' })
    const frais = [{ genre: 'preavis' as const, montant: euros(60) }]
    const facture = reussie(
      preparer(
        { dossier, reglements: [], facturesDAcompte: [], factures: [], retractation: null },
        { travail: false, kmAllerRetour: 100, frais },
      ),
    )
    expect(facture.lignes.map(({ genre }) => genre)).toEqual(['frais'])
  })

  it('with fees asked for once each', () => {
    const frais = [{ genre: 'absence' as const, montant: euros(10) }]
    expect(issueDe(preparer(terminee(), { frais: [...frais, ...frais], accordDepassement: 'Oui.' }))).toBe(
      'frais refusés',
    )
    expect(issueDe(preparer(terminee(), { frais: [{ genre: 'absence', montant: euros(0) }] }))).toBe('frais refusés')
  })
})
