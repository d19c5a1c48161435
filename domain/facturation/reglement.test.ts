import { describe, expect, it } from 'vitest'
import { dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { PARTICULIER } from '#domain/client/acheteur'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { UN_PROFESSIONNEL } from './facture.fixture.ts'
import { unReglement, uneFactureDe, uneFactureSuivie } from './facture-suivie.fixture.ts'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { annulerReglement } from './annuler-reglement.ts'
import { enregistrerReglement, exigerSolde, premierJourDeReglement } from './enregistrer-reglement.ts'
import { etatDeFacture, solde } from './reglement.ts'

const JOUR = dateCivile(2026, 12, 1)
const INSTANT = new Date('2026-12-01T12:00:00Z')

const JOURS: Readonly<Record<string, typeof JOUR>> = {
  'ce jour': JOUR,
  'la veille': plusJours(JOUR, -1),
  '61 jours avant': plusJours(JOUR, -61),
  '62 jours avant': plusJours(JOUR, -62),
  demain: plusJours(JOUR, 1),
}

const ISSUES: Readonly<Record<string, string>> = {
  MontantDeReglementRefuse: 'montant refusé',
  DateDeReglementRefusee: 'date refusée',
  PlafondEspeces: 'plafond espèces',
}

/** `−20,00 €` is below zero. */
const lireSigne = (cellule: string): Montant => centimes((cellule.startsWith('−') ? -1 : 1) * lireMontant(cellule))

describe('a payment', () => {
  it.each(
    lireTable('facturation', 'Règlements').map((rangee) => ({
      rangee,
      cas: ['Facture', 'Avoirs', 'Déjà réglé', 'Montant', 'Mode', 'Jour', 'Issue'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const suivie = uneFactureSuivie({
      facture: uneFactureDe(lireMontant(rangee('Facture'))),
      credite: lireMontant(rangee('Avoirs')),
      regle: lireMontant(rangee('Déjà réglé')),
    })
    const [mode, le] = [rangee('Mode'), JOURS[rangee('Jour')]]
    if (!ModeDeReglement.is(mode) || le === undefined) throw new Error('unknown case')
    const montant = lireSigne(rangee('Montant'))
    const ecriture = { id: 'nouveau', instant: INSTANT, jour: JOUR }
    const ecrit = enregistrerReglement(suivie, { mode, le, montant, note: '' }, ecriture)
    expect(E.isRight(ecrit) ? 'écrit' : ISSUES[ecrit.left._tag]).toBe(rangee('Issue'))
    const apres = { ...suivie, reglements: [...suivie.reglements, ...(E.isRight(ecrit) ? [ecrit.right] : [])] }
    expect(solde(apres)).toBe(solde(suivie) - (E.isRight(ecrit) ? montant : 0))
  })

  it('in cash counts what was given back in cash', () => {
    const facture = uneFactureDe(euros(1_500))
    const reglements = [
      unReglement({ id: 'a', mode: 'especes', montant: euros(1_000) }),
      unReglement({ id: 'b', mode: 'especes', montant: centimes(-60_000), annule: 'c' }),
    ]
    const regler = (montant: Montant) =>
      enregistrerReglement(
        uneFactureSuivie({ facture, reglements }),
        { mode: 'especes', le: JOUR, montant, note: '' },
        { id: 'd', instant: INSTANT, jour: JOUR },
      )
    expect(E.isRight(regler(euros(600)))).toBe(true)
    expect(regler(euros(600.01))).toEqual(E.left({ _tag: 'PlafondEspeces', plafond: euros(1_000) }))
  })

  it('of nothing, which says how much are goods, is not undone', () => {
    const contraire = { id: 'contraire', instant: INSTANT, jour: JOUR, note: '' }
    const suivie = uneFactureSuivie({ reglements: [unReglement({ montant: centimes(0) })] })
    expect(annulerReglement(suivie, 'reglement-1', contraire)).toEqual(E.left({ _tag: 'ReglementInconnu' }))
  })

  it('is undone once, by a contrary entry of the day it is undone: the book of a month that is over stays', () => {
    const suivie = uneFactureSuivie({ regle: euros(20) })
    const instant = new Date('2027-01-04T12:00:00Z')
    const contraire = { id: 'contraire', instant, jour: dateCivile(2027, 1, 4), note: 'erreur' }
    const defait = annulerReglement(suivie, 'reglement-1', contraire)
    const attendu = { id: 'contraire', le: '2027-01-04', note: 'erreur', montant: -2_000, annule: 'reglement-1' }
    expect(defait).toEqual(E.right({ ...unReglement(), ...attendu, enregistreLe: instant.toISOString() }))
    if (E.isLeft(defait)) throw new Error('refused')
    const apres = { ...suivie, reglements: [...suivie.reglements, defait.right] }
    expect(solde(apres)).toBe(6_400)
    for (const id of ['reglement-1', 'contraire', 'autre']) {
      expect(annulerReglement(apres, id, contraire)).toEqual(E.left({ _tag: 'ReglementInconnu' }))
    }
  })
})

describe('the day of a payment', () => {
  const facture = uneFactureDe(euros(64), { dateExecution: dateCivile(2026, 11, 30) })
  const payerLe = (le: typeof JOUR) =>
    enregistrerReglement(
      uneFactureSuivie({ facture }),
      { mode: 'virement', le, montant: euros(64), note: '' },
      { id: 'a', instant: INSTANT, jour: JOUR },
    )

  it('may be before the work, which is paid in advance at a distance, not long before', () => {
    const des = premierJourDeReglement(facture)
    expect(des).toBe('2026-10-01')
    expect(E.isRight(payerLe(dateCivile(2026, 11, 27)))).toBe(true)
    expect(E.isRight(payerLe(des))).toBe(true)
    expect(payerLe(plusJours(des, -1))).toEqual(E.left({ _tag: 'DateDeReglementRefusee', des }))
    expect(payerLe(dateCivile(2025, 12, 1))).toEqual(E.left({ _tag: 'DateDeReglementRefusee', des }))
  })
})

describe('the balance that somebody read', () => {
  it('is that of the invoice, or what they are about to write is refused', () => {
    const suivie = uneFactureSuivie({ regle: euros(20) })
    expect(exigerSolde(suivie, euros(44))).toEqual(E.right(suivie))
    expect(exigerSolde(suivie, null)).toEqual(E.right(suivie))
    expect(exigerSolde(suivie, euros(64))).toEqual(E.left({ _tag: 'SoldeChange', solde: 4_400 }))
  })
})

describe('a payment of an invoice that was given back whole', () => {
  const defaire = (reglements: readonly ReturnType<typeof unReglement>[], id: string) =>
    annulerReglement(uneFactureSuivie({ credite: euros(64), reglements }), id, {
      id: 'contraire',
      instant: INSTANT,
      jour: JOUR,
      note: '',
    })
  const paye = unReglement({ id: 'paye', montant: euros(64) })
  const rendu = unReglement({ id: 'rendu', montant: centimes(-6_400) })

  it('is not undone once it was refunded: nobody owes anything for such an invoice', () => {
    expect(defaire([paye, rendu], 'paye')).toEqual(E.left({ _tag: 'AnnulationRefusee' }))
    expect(defaire([paye, { ...rendu, montant: centimes(-1) }], 'paye')).toEqual(E.left({ _tag: 'AnnulationRefusee' }))
    expect(defaire([paye, rendu], 'rendu')).toMatchObject({ right: { montant: 6_400 } })
    expect(defaire([paye], 'paye')).toMatchObject({ right: { montant: -6_400 } })
  })
})

describe('where an invoice stands', () => {
  it.each(
    lireTable('facturation', 'Où en est une facture').map((rangee) => ({
      rangee,
      cas: ['Client', 'Facture', 'Avoirs', 'Réglé', 'Jours après', 'État'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const acheteur = rangee('Client') === 'professionnel' ? UN_PROFESSIONNEL : PARTICULIER
    const suivie = uneFactureSuivie({
      facture: uneFactureDe(lireMontant(rangee('Facture')), { acheteur }),
      credite: lireMontant(rangee('Avoirs')),
      regle: lireMontant(rangee('Réglé')),
    })
    const jour = plusJours(suivie.facture.date, Number(rangee('Jours après')))
    expect(etatDeFacture(suivie, jour)).toBe(rangee('État'))
  })

  it('is cancelled by a credit note of its last cent, and paid when it asked for nothing', () => {
    const suivies = [0, 1].map((total) =>
      uneFactureSuivie({ facture: uneFactureDe(centimes(total)), credite: centimes(total) }),
    )
    expect(suivies.map((suivie) => etatDeFacture(suivie, JOUR))).toEqual(['payee', 'annulee'])
  })
})
