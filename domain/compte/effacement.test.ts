import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '../calendrier/date-civile.ts'
import type { RaisonDeConservation } from '../conservation/motif.ts'
import { numeroPiece } from '../facturation/numero-piece.ts'
import { UN_INSTANT, unePrestation } from '../prestation/prestation.fixture.ts'
import type { Reference } from '../prestation/reference.ts'
import { type Statut, STATUTS } from '../prestation/statut.ts'
import { type DateProposee, offrirDate, type StatutDate, STATUTS_DATE } from '../rendez-vous/date-proposee.ts'
import { unDossier as unDossierOuvert } from '../rendez-vous/dossier.fixture.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import { euros, centimes } from '../shared/montant.ts'
import { uneEstimation } from '../tarification/estimation.fixture.ts'
import {
  bilanDe,
  dernierJourConserve,
  effacerCompte,
  exigerAcomptesRendus,
  exigerArgentRendu,
  apercevoirSuppression,
  type Dette,
  exigerApercu,
  texteDApercu,
} from './effacement.ts'

const DEBUT = new Date('2026-12-01T09:00:00Z')

const uneDate = (statut: StatutDate): DateProposee => ({
  ...offrirDate(uneEstimation(), { id: 'date', proposition: 1, rang: 0, debut: DEBUT }, UN_INSTANT),
  statut,
})

const unDossier = (statut: Statut, date: StatutDate | null = null, graine = 1): Dossier => ({
  clientId: 'client-1',
  prestation: unePrestation({ statut }, graine),
  dates: date === null ? [] : [uneDate(date)],
  souhaits: [],
  sequence: 0,
  factureEnCours: null,
})

const reference = (graine: number) => unePrestation({}, graine).reference

/** Whether an account that holds this prestation alone may be erased at an instant. */
const estEffacable = (dossier: Dossier, instant: Date): boolean =>
  E.isRight(effacerCompte({ dossiers: [dossier], messages: 0, pieces: [] }, instant))

describe('erasing an account', () => {
  it('takes every prestation and counts the messages', () => {
    const dossiers = [
      unDossier('terminé', 'accepte', 1),
      unDossier('annulé', 'annule', 2),
      unDossier('en_attente', null, 3),
    ]
    expect(effacerCompte({ dossiers, messages: 4, pieces: [] }, UN_INSTANT)).toEqual(
      E.right({ supprimees: [1, 2, 3].map(reference), conservees: [], messages: 4 }),
    )
  })

  it('keeps apart, ten years from the visit, the contracts of 120 € or more that were carried out', () => {
    const cher = unePrestation({ statut: 'terminé', estimation: { ...uneEstimation(), totalNet: euros(120) } }, 7)
    const visite = { ...uneDate('accepte'), total: euros(120) }
    const dossier = { ...unDossier('terminé'), prestation: cher, dates: [visite] }
    expect(
      effacerCompte({ dossiers: [dossier, unDossier('terminé', 'accepte', 2)], messages: 0, pieces: [] }, UN_INSTANT),
    ).toEqual(
      E.right({
        supprimees: [reference(2)],
        conservees: [{ reference: reference(7), jusquAu: '2036-12-01', raisons: ['contrat'] }],
        messages: 0,
      }),
    )
  })

  it.each([
    ['one cent below', 119.99, 'terminé', 0],
    ['never carried out', 500, 'annulé', 0],
    ['carried out without an agreed date', 120, 'terminé', 1],
  ] as const)('keeps a contract that is %s or not', (_, prix, statut, nombre) => {
    const estimation = { ...uneEstimation(), totalNet: euros(prix) }
    const dossier = { ...unDossier(statut), prestation: unePrestation({ statut, estimation }) }
    const effacement = effacerCompte({ dossiers: [dossier], messages: 0, pieces: [] }, UN_INSTANT)
    expect(E.isRight(effacement) && effacement.right.conservees.length).toBe(nombre)
  })

  it('says whether an invoice, the contract or both keep what stays, and the longer of both', () => {
    const cher = unePrestation({ statut: 'terminé', estimation: { ...uneEstimation(), totalNet: euros(120) } }, 7)
    const dossiers = [
      unDossier('terminé', 'accepte', 2),
      { ...unDossier('terminé'), prestation: cher, dates: [{ ...uneDate('accepte'), total: euros(120) }] },
    ]
    const pieces = [2, 7].map((graine) => ({ reference: reference(graine), jusquAu: dateCivile(2036, 12, 31) }))
    const effacement = effacerCompte({ dossiers, messages: 0, pieces }, UN_INSTANT)
    expect(E.isRight(effacement) && effacement.right).toEqual({
      supprimees: [],
      conservees: [
        { reference: reference(2), jusquAu: '2036-12-31', raisons: ['facture'] },
        { reference: reference(7), jusquAu: '2036-12-31', raisons: ['facture', 'contrat'] },
      ],
      messages: 0,
    })
  })

  it('keeps an order for its own invoices only, and tells the last day of all that stays', () => {
    const pieces = [
      { reference: reference(2), jusquAu: dateCivile(2037, 12, 31) },
      { reference: reference(3), jusquAu: dateCivile(2036, 12, 31) },
    ]
    const dossiers = [1, 2, 3].map((graine) => unDossier('terminé', null, graine))
    const bilan = bilanDe({ dossiers, messages: 0, pieces })
    expect(bilan.supprimees).toEqual([reference(1)])
    expect(bilan.conservees.map(({ jusquAu }) => jusquAu)).toEqual(['2037-12-31', '2036-12-31'])
    expect(dernierJourConserve(bilan)).toBe('2037-12-31')
  })

  it('of nothing takes nothing', () => {
    expect(effacerCompte({ dossiers: [], messages: 0, pieces: [] }, UN_INSTANT)).toEqual(
      E.right({ supprimees: [], conservees: [], messages: 0 }),
    )
  })

  it('is refused while somebody is expected somewhere, and says where', () => {
    const dossiers = [
      unDossier('en_attente', 'accepte', 1),
      unDossier('terminé', null, 2),
      unDossier('en_cours', null, 3),
    ]
    expect(effacerCompte({ dossiers, messages: 0, pieces: [] }, UN_INSTANT)).toEqual(
      E.left({ _tag: 'PrestationEnCours', references: [1, 3].map(reference) }),
    )
  })

  it.each(STATUTS_DATE)('with a date to come that is %s is refused only when it was agreed', (date) => {
    expect(estEffacable(unDossier('en_attente', date), UN_INSTANT)).toBe(date !== 'accepte')
  })

  it.each(STATUTS)('with an agreed date to come and a prestation %s is refused while it is not over', (statut) => {
    expect(estEffacable(unDossier(statut, 'accepte'), UN_INSTANT)).toBe(statut === 'terminé' || statut === 'annulé')
  })

  it('is possible again when the visit is over', () => {
    const { fin } = uneDate('accepte')
    const dossier = unDossier('en_attente', 'accepte')
    expect(estEffacable(dossier, new Date(fin.getTime() - 1))).toBe(false)
    expect(estEffacable(dossier, fin)).toBe(true)
  })
})

const contenu = (...soldes: readonly number[]) => ({
  dossiers: [],
  messages: 0,
  pieces: [],
  dettes: soldes.map((solde, rang) => ({ numero: numeroPiece('facture', 2026, rang + 1), solde: euros(solde) })),
})

it.each([[[]], [[0]], [[64]]])('holds nobody back for %j, which nobody owes them', (soldes) => {
  expect(E.isRight(exigerArgentRendu(contenu(...soldes)))).toBe(true)
})

it('tells all that is to be given back, whatever is owed besides', () => {
  expect(exigerArgentRendu(contenu(-20, 64, -5.5))).toEqual(E.left({ _tag: 'ArgentDetenu', montant: 2550 }))
})

it('is asked of the owner for what no invoice keeps', () => {
  const { dettes } = contenu(-20)
  expect(E.isRight(exigerAcomptesRendus({ ...contenu(), dettes }))).toBe(true)
  const commande = { numero: 'PREST-AAAAAA' as Reference, solde: euros(-30) }
  expect(exigerAcomptesRendus({ ...contenu(), dettes: [...dettes, commande] })).toEqual(
    E.left({ _tag: 'AcomptesDetenus', montant: 3000 }),
  )
})

describe('apercu de suppression', () => {
  const unDossier = (statut: Statut, graine = 1): Dossier =>
    unDossierOuvert({ prestation: unePrestation({ statut }, graine) })

  const apercu = (dossiers: readonly Dossier[], messages = 0, dettes: readonly Dette[] = []) =>
    apercevoirSuppression({ dossiers, messages, pieces: [], dettes }, UN_INSTANT)

  const uneDette = (rang: number, solde: number): Dette => ({
    numero: numeroPiece('facture', 2026, rang),
    solde: centimes(solde),
  })

  const [attente, autre] = [unDossier('en_attente', 1), unDossier('en_attente', 2)]

  describe('the preview of a deletion', () => {
    it('tells what would go, and what somebody still expects', () => {
      const enCours = unDossier('en_cours', 3)
      const { reference } = enCours.prestation
      expect(apercu([attente, enCours], 4)).toEqual({
        supprimees: [attente.prestation.reference, reference],
        conservees: [],
        messages: 4,
        dettes: [],
        ouvertes: [attente.prestation.reference, reference],
        enCours: [reference],
      })
    })

    it('tells what the client owes and what is owed back, and not what is settled', () => {
      const termine = unDossier('terminé', 4)
      const { dettes, ouvertes } = apercu([termine], 0, [uneDette(1, 6_400), uneDette(2, 0), uneDette(3, -2_000)])
      expect(dettes).toEqual([uneDette(1, 6_400), uneDette(3, -2_000)])
      expect(ouvertes).toEqual([])
    })

    it('is the same text in whatever order the account is read', () => {
      expect(texteDApercu(apercu([attente, autre]))).toBe(texteDApercu(apercu([autre, attente])))
    })

    it.each([
      ['one more order', apercu([attente, autre])],
      ['another order', apercu([autre])],
      ['a message', apercu([attente], 1)],
      ['work that has begun', apercu([unDossier('en_cours', 1)])],
      ['a payment that is due', apercu([attente], 0, [uneDette(1, 6_400)])],
      ['nothing left', apercu([])],
    ])('is no longer true after %s', (_quoi, actuel) => {
      const vu = texteDApercu(apercu([attente]))
      expect(exigerApercu(actuel, (texte) => texte === vu)).toEqual(E.left({ _tag: 'ApercuPerime', actuel }))
    })

    it('is no longer true once the law has another reason to keep an order', () => {
      const { reference } = attente.prestation
      const garder = (...raisons: readonly RaisonDeConservation[]) =>
        texteDApercu({ ...apercu([]), conservees: [{ reference, jusquAu: dateCivile(2036, 12, 31), raisons }] })
      expect(garder('facture', 'contrat')).not.toBe(garder('contrat'))
    })

    it('holds while nothing changed', () => {
      const vu = texteDApercu(apercu([attente], 2))
      expect(E.isRight(exigerApercu(apercu([attente], 2), (texte) => texte === vu))).toBe(true)
    })
  })
})
