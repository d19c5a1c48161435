import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { dateCivile } from '#domain/calendrier/date-civile'
import { additionner, centimes, euros } from '#domain/shared/montant'
import { Estimation } from '#domain/tarification/estimation'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { horsTravail, totalAuJour } from '#domain/tarification/majoration'
import { DESIGNATION_MAX, PRIX_DE_PIECE_DETACHEE_MAX, QUANTITE_MAX } from '#domain/tarification/etat-de-piece-detachee'
import { unAvenant, unePiece } from './avenant.fixture.ts'
import { composerAvenant, HEURES_MAX, PIECES_MAX, type SaisieDAvenant } from './composer-avenant.ts'

const composer = (saisie: SaisieDAvenant, estimation = uneEstimation()) => {
  const avenant = composerAvenant(estimation, saisie)
  if (E.isLeft(avenant)) throw new Error(avenant.left._tag)
  return avenant.right
}

const refus = (saisie: Partial<SaisieDAvenant>, estimation = uneEstimation()) => {
  const avenant = composerAvenant(estimation, unAvenant(saisie))
  return E.isLeft(avenant) ? avenant.left : 'composed'
}

describe('an amendment of a quote', () => {
  it('adds parts, which a weekend does not double', () => {
    const avenant = composer(
      unAvenant({ pieces: [unePiece(), unePiece({ designation: 'Câble', quantite: 3, prixUnitaire: euros(4.35) })] }),
    )
    expect(avenant.totalNet).toBe(euros(64 + 89.9 + 13.05))
    expect(avenant.tarifWeekend).toBe(euros(128 + 89.9 + 13.05))
    expect(avenant.lignes.map(({ nature, montant }) => [nature, montant])).toEqual([
      ['prestation', euros(64)],
      ['deplacement', euros(0)],
      ['piece', euros(89.9)],
      ['piece', euros(13.05)],
    ])
    expect(totalAuJour(dateCivile(2026, 11, 28), avenant.montantPrestation, horsTravail(avenant))).toBe(
      avenant.tarifWeekend,
    )
  })

  it('counts the labour by the hour once its hours change, and leaves the travel', () => {
    const loin = uneEstimation(unServiceDemande(6), null, {
      modalite: 'sur_place',
      lieu: unLieu({ coordonnees: { lat: 46.8, lng: 5.7 } }),
    })
    const avenant = composer(unAvenant({ heures: 3.5, pieces: [] }), loin)
    expect(avenant).toMatchObject({ typeTarif: 'horaire', heures: 3.5, montantPrestation: euros(113.75) })
    expect(avenant.deplacement).toEqual(loin.deplacement)
    expect(avenant.totalNet).toBe(additionner(euros(113.75), loin.deplacement?.montant ?? centimes(0)))
  })

  it('counts by the hour a flat price whose hours are said as they were, and changes nothing once it is so', () => {
    const forfait = uneEstimation()
    const { heures } = forfait
    expect(forfait.typeTarif).toBe('forfait')
    const horaire = composer(unAvenant({ heures, pieces: [] }), forfait)
    expect(horaire.typeTarif).toBe('horaire')
    expect(refus({ heures, pieces: [] }, horaire)).toEqual({ _tag: 'AvenantSansChangement' })
    expect(composer(unAvenant({ heures: heures + 0.25, pieces: [] }), horaire).heures).toBe(heures + 0.25)
  })

  it('says whether a part is new, once that is known, and keeps it', () => {
    const avenant = composer(unAvenant({ pieces: [unePiece(), unePiece({ etat: 'neuve' })] }))
    const [sans, avec] = avenant.lignes.filter(({ nature }) => nature === 'piece')
    expect(sans).not.toHaveProperty('etat')
    expect(avec).toMatchObject({ etat: 'neuve' })
    expect(Estimation.decode(JSON.parse(JSON.stringify(Estimation.encode(avenant))))).toEqual(E.right(avenant))
    expect(refus({ pieces: [unePiece(), unePiece({ etat: 'neuve' })] }, avenant)).toEqual({
      _tag: 'AvenantSansChangement',
    })
  })

  it('is one though a part changes in its name alone, its number alone or its price alone', () => {
    const premiere = composer(unAvenant())
    for (const autre of [{ designation: 'Disque SSD 1 To' }, { quantite: 2, prixUnitaire: euros(44.95) }]) {
      expect(refus({ pieces: [unePiece(autre)] }, premiere)).toBe('composed')
    }
    expect(refus({ pieces: [unePiece({ prixUnitaire: euros(90) })] }, premiere)).toBe('composed')
    expect(refus({}, premiere)).toEqual({ _tag: 'AvenantSansChangement' })
  })

  it('of work at a distance counts no travel', () => {
    const distante = { ...uneEstimation(), deplacement: null }
    expect(composer(unAvenant(), distante).totalNet).toBe(euros(64 + 89.9))
  })

  it('replaces the parts of the version before', () => {
    const premiere = composer(unAvenant())
    const seconde = composer(unAvenant({ heures: null, pieces: [] }), premiere)
    expect(seconde).toEqual(uneEstimation())
  })

  it('has a total that is the sum of its lines, whatever is changed', () => {
    for (let rang = 1; rang <= 40; rang += 1) {
      const avenant = composer(
        unAvenant({
          heures: 1 + rang / 4,
          pieces: [unePiece({ quantite: rang, prixUnitaire: centimes(rang * 37 + 1) })],
        }),
      )
      expect(avenant.totalNet).toBe(additionner(...avenant.lignes.map(({ montant }) => montant)))
    }
  })

  it.each([0.5, 1.1, 41, Number.NaN, -2])('refuses %d hours', (heures) => {
    expect(refus({ heures })).toEqual({ _tag: 'DureeRefusee' })
  })

  it.each([
    { designation: '  ' },
    { quantite: 0 },
    { quantite: 1.5 },
    { prixUnitaire: centimes(0) },
    { prixUnitaire: euros(10_001) },
    { designation: 'x'.repeat(DESIGNATION_MAX + 1) },
  ])('refuses the part %j and says which one', (faute) => {
    expect(refus({ pieces: [unePiece(), unePiece(faute)] })).toEqual({ _tag: 'PieceRefusee', rang: 1 })
  })

  it.each([1, HEURES_MAX])('takes %d hours', (heures) => {
    expect(composer(unAvenant({ heures, pieces: [unePiece()] })).heures).toBe(heures)
  })

  it('takes as many parts as it may hold, each as long, as many and as dear as one may be', () => {
    const piece = {
      designation: 'x'.repeat(DESIGNATION_MAX),
      quantite: QUANTITE_MAX,
      prixUnitaire: PRIX_DE_PIECE_DETACHEE_MAX,
    }
    const pieces = Array.from({ length: PIECES_MAX }, () => unePiece(piece))
    expect(composer(unAvenant({ pieces })).lignes.filter(({ nature }) => nature === 'piece')).toHaveLength(10)
    expect(refus({ pieces: [unePiece({ quantite: QUANTITE_MAX + 1 })] })).toEqual({ _tag: 'PieceRefusee', rang: 0 })
    expect(refus({ pieces: [unePiece({ prixUnitaire: centimes(PRIX_DE_PIECE_DETACHEE_MAX + 1) })] })).toEqual({
      _tag: 'PieceRefusee',
      rang: 0,
    })
    expect(refus({ pieces: [unePiece({ prixUnitaire: centimes(1) })] })).toBe('composed')
  })

  it('wants a reason, a change, and no endless list', () => {
    expect(refus({ motif: ' ' })).toEqual({ _tag: 'MotifDAvenantRequis' })
    expect(refus({ pieces: [] })).toEqual({ _tag: 'AvenantSansChangement' })
    expect(refus({ pieces: Array.from({ length: PIECES_MAX + 1 }, () => unePiece()) })).toEqual({
      _tag: 'TropDePieces',
    })
  })
})
