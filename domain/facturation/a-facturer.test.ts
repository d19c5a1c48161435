import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAvenant, unePiece } from '#domain/devis/avenant.fixture'
import { composerAvenant } from '#domain/devis/composer-avenant'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import type { Evenement } from '#domain/prestation/evenement'
import { unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { finDeConservationDePiece } from '../conservation/calendrier.ts'
import { preparerSaisie } from './a-facturer.ts'
import { totalDesLignes } from './composer-lignes.ts'
import { unCompte, uneFactureSuivie } from './facture-suivie.fixture.ts'
import { anneeDeLaPiece, numeroPiece, parseNumeroPiece } from './numero-piece.ts'
import type { RetractationAFacturer } from './travail-facture.ts'

const INSTANT = new Date('2026-12-01T10:00:00Z')

const annulation = (frais: number, le: Date = INSTANT): Evenement => ({
  le,
  auteur: 'client',
  fait: { genre: 'annulation', motif: '', frais: euros(frais) },
})

const preparer = (
  dossier = unDossier({}, { statut: 'terminé' }),
  evenements: readonly Evenement[] = [],
  retractation: RetractationAFacturer | null = null,
) =>
  preparerSaisie(
    { dossier, reglements: [], facturesDAcompte: [], factures: [], retractation },
    evenements,
    uneEntreprise(),
    INSTANT,
  )

describe('the form of an invoice', () => {
  it('starts from the day of the visit when it has come, else from today', () => {
    const avec = (debut: string) =>
      preparer(unDossier({ dates: [uneDate({ statut: 'accepte', debut: new Date(debut) })] })).dateExecution
    expect(avec('2026-11-30T09:00:00Z')).toBe('2026-11-30')
    expect(avec('2026-12-02T09:00:00Z')).toBe('2026-12-01')
    expect(preparer().dateExecution).toBe('2026-12-01')
  })

  it('allows any day from the order to today', () => {
    expect(preparer()).toMatchObject({ dateExecutionDes: '2026-11-20', dateExecutionAu: '2026-12-01' })
  })

  it('shows what the accepted quote would bill', () => {
    const { lignesDuDevis, totalAccepte, majore } = preparer()
    expect(lignesDuDevis.map(({ genre, montant }) => [genre, montant])).toEqual([
      ['travail', 6_400],
      ['deplacement', 0],
    ])
    expect([totalAccepte, majore]).toEqual([6_400, null])
  })

  it('shows the parts that an amendment added, their state still to be said', () => {
    const avenant = composerAvenant(uneEstimation(), unAvenant({ heures: null, pieces: [unePiece()] }))
    if (E.isLeft(avenant)) throw new Error(avenant.left._tag)
    const { lignesDuDevis, totalAccepte } = preparer(unDossier({}, { statut: 'terminé', estimation: avenant.right }))
    expect(lignesDuDevis.at(-1)).toMatchObject({ genre: 'piece', montant: 8_990, unite: 'unite', etat: null })
    expect(totalDesLignes(lignesDuDevis)).toBe(totalAccepte)
  })

  it('knows the origin of the parts that the quote tells', () => {
    const avenant = composerAvenant(uneEstimation(), unAvenant({ pieces: [unePiece({ etat: 'economie_circulaire' })] }))
    if (E.isLeft(avenant)) throw new Error(avenant.left._tag)
    const { lignesDuDevis } = preparer(unDossier({}, { statut: 'terminé', estimation: avenant.right }))
    expect(lignesDuDevis.at(-1)).toMatchObject({ genre: 'piece', etat: 'economie_circulaire' })
  })

  it('suggests what late notice costs, never more than the order', () => {
    expect(preparer(unDossier(), [annulation(60)]).fraisProposes).toEqual([{ genre: 'preavis', montant: 6_000 }])
    const estimation = { ...uneEstimation(), totalNet: euros(44) }
    expect(preparer(unDossier({}, { estimation }), [annulation(60)]).fraisProposes).toEqual([
      { genre: 'preavis', montant: 4_400 },
    ])
    expect(preparer(unDossier(), [annulation(0)]).fraisProposes).toEqual([])
    expect(preparer().fraisProposes).toEqual([])
  })

  it('dates the fees of late notice of the day on which the client gave it', () => {
    const annulee = unDossier({}, { statut: 'annulé' })
    const laVeille = new Date('2026-11-30T10:00:00Z')
    expect(preparer(annulee, [annulation(60, laVeille)]).dateExecution).toBe('2026-11-30')
    expect(preparer(annulee, [annulation(0, laVeille)]).dateExecution).toBe('2026-12-01')
    expect(preparer(unDossier({}, { statut: 'terminé' }), [annulation(60, laVeille)]).dateExecution).toBe('2026-12-01')
  })

  it('suggests no fee once the client withdrew', () => {
    const retractation = { issue: 'acceptee', prorata: null } as const
    expect(preparer(unDossier({}, { statut: 'annulé' }), [annulation(60)], retractation)).toMatchObject({
      fraisProposes: [],
      retractation,
    })
  })

  it('of work that a withdrawal ended starts from the price of its visit', () => {
    const prorata = { total: euros(128), minutesPrevues: 60, minutesFaites: 15, montant: euros(32) }
    const annulee = unDossier({ dates: [uneDate({ statut: 'annule', total: euros(128) })] }, { statut: 'annulé' })
    expect(preparer(annulee, [], { issue: 'a_regler', prorata }).totalAccepte).toBe(12_800)
  })

  it('tells what an invoice that was given back whole still holds, to the cent', () => {
    const factures = [uneFactureSuivie({ credite: euros(64), regle: centimes(1) })]
    const aFacturer = { ...unCompte(...factures), dossier: unDossier() }
    const { detenus } = preparerSaisie(aFacturer, [], uneEntreprise(), INSTANT)
    expect(detenus).toEqual([{ numero: 'FAC-2026-0001', montant: 1 }])
  })

  it('names the invoice that stands', () => {
    const enCours = (factures: Parameters<typeof preparerSaisie>[0]['factures']) =>
      preparerSaisie(
        { dossier: unDossier(), reglements: [], facturesDAcompte: [], factures, retractation: null },
        [],
        uneEntreprise(),
        INSTANT,
      ).factureEnCours
    expect(enCours([])).toBe(null)
    expect(enCours([uneFactureSuivie()])).toBe('FAC-2026-0001')
    expect(enCours([uneFactureSuivie({ credite: euros(64) })])).toBe(null)
  })
})

describe('the number of an invoice', () => {
  it('has a series, a year and at least four digits', () => {
    const numeros = [
      numeroPiece('facture', 2026, 1),
      numeroPiece('avoir', 2026, 12),
      numeroPiece('facture', 2027, 10_000),
    ]
    expect(numeros).toEqual(['FAC-2026-0001', 'AVO-2026-0012', 'FAC-2027-10000'])
    expect(numeros.map(parseNumeroPiece)).toEqual(numeros.map(E.right))
    expect(numeros.map(anneeDeLaPiece)).toEqual([2026, 2026, 2027])
  })

  it.each(['', 'FAC-2026-1', 'fac-2026-0001', 'DEV-2026-0001', 'FAC-26-0001', 'FAC-2026-0001 '])(
    'is not %j',
    (texte) => {
      expect(E.isLeft(parseNumeroPiece(texte))).toBe(true)
    },
  )
})

describe('a document', () => {
  it('is kept to the end of the tenth year after its issue', () => {
    expect(finDeConservationDePiece({ date: dateCivile(2026, 1, 1) })).toBe('2036-12-31')
    expect(finDeConservationDePiece({ date: dateCivile(2026, 12, 31) })).toBe('2036-12-31')
  })
})
