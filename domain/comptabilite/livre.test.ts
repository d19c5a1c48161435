import { expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { UN_PROFESSIONNEL, uneFactureDAcompte } from '#domain/facturation/facture.fixture'
import { uneFactureDe, unReglement } from '#domain/facturation/facture-suivie.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { type CompteDuLivre, lignesDeLaPeriode, livreDesRecettes } from './livre.ts'
import { type Periode, periodeDuMois } from './periode.ts'

const ORIGINE = { client: 'Jeanne Dupont', type: 'particulier', nature: 'Réinstallation PC' } as const

const CONVENU = { total: euros(100), ventes: centimes(0) }

type Paye = { readonly id: string; readonly le: DateCivile; readonly ordre: number; readonly annule?: string }

const payer = ({ ordre, ...paye }: Paye): CompteDuLivre['reglements'][number] => ({
  ...unReglement({ montant: euros(paye.annule === undefined ? 10 : -10), convenu: CONVENU, ...paye }),
  origine: ORIGINE,
  ordre,
})

const unLivre = (compte: Partial<CompteDuLivre>): CompteDuLivre => ({
  reference: unePrestation().reference,
  factures: [],
  facturesDAcompte: [],
  reglements: [],
  fins: [],
  ...compte,
})

const livre = (comptes: readonly CompteDuLivre[], periode: Periode) =>
  livreDesRecettes(comptes.flatMap((compte) => lignesDeLaPeriode(compte, periode)))

const DECEMBRE = periodeDuMois(2026, 12)

const le = (jour: number, mois = 12) => dateCivile(2026, mois, jour)

it('the book of a month has its payments by their day, then as they were written, whatever the order they are for', () => {
  const comptes = [
    unLivre({
      reglements: [
        payer({ id: 'veille', le: le(30, 11), ordre: 1 }),
        payer({ id: 'quatrieme', le: le(31), ordre: 2 }),
        payer({ id: 'troisieme', le: le(2), ordre: 7 }),
        payer({ id: 'lendemain', le: le(32), ordre: 8 }),
      ],
    }),
    unLivre({
      reglements: [payer({ id: 'deuxieme', le: le(2), ordre: 5 }), payer({ id: 'premier', le: le(1), ordre: 6 })],
    }),
  ]
  const attendus = ['premier', 'deuxieme', 'troisieme', 'quatrieme']
  for (const ordre of [comptes, comptes.toReversed()])
    expect(livre(ordre, DECEMBRE).map(({ id }) => id)).toEqual(attendus)
})

it('a payment that was undone and the one that undoes it name each other', () => {
  const reglements = [
    payer({ id: 'erreur', le: le(30, 11), ordre: 1 }),
    payer({ id: 'juste', le: le(1), ordre: 2 }),
    payer({ id: 'contraire', le: le(3), ordre: 3, annule: 'erreur' }),
  ]
  const lignes = (mois: number) =>
    livre([unLivre({ reglements })], periodeDuMois(2026, mois)).map((ligne) => [
      ligne.id,
      ligne.annule,
      ligne.ecritureAnnulee,
      ligne.annuleeLe,
    ])
  expect(lignes(11)).toEqual([['erreur', false, null, le(3)]])
  expect(lignes(12)).toEqual([
    ['juste', false, null, null],
    ['contraire', true, { id: 'erreur', le: le(30, 11) }, null],
  ])
})

it('a payment has the name and the document of its invoice, a deposit those of its order', () => {
  const [FAC, ACO] = [numeroPiece('facture', 2026, 1), numeroPiece('acompte', 2026, 1)]
  const facture = uneFactureDe(euros(100), { acheteur: UN_PROFESSIONNEL, service: 'PC' })
  const factures = [{ facture, avoirs: [] }]
  const acheteur = { client: UN_PROFESSIONNEL.raisonSociale, type: 'professionnel', nature: 'PC' } as const
  const acompte = payer({ id: 'acompte', le: le(1), ordre: 1 })
  const regle = { ...payer({ id: 'regle', le: le(2), ordre: 2 }), convenu: null, apres: FAC }
  const facturesDAcompte = [
    { facture: uneFactureDAcompte({ numero: ACO, ecriture: 'acompte' }), avoirs: [], clientId: null },
  ]
  expect(livre([unLivre({ reglements: [acompte], facturesDAcompte })], DECEMBRE)).toMatchObject([
    { ...ORIGINE, facture: null, pieces: [ACO], saisieLe: le(1) },
  ])
  expect(livre([unLivre({ reglements: [regle], factures })], DECEMBRE)).toMatchObject([
    { ...acheteur, facture: FAC, pieces: [] },
  ])
})
