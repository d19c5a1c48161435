import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { Statut } from '#domain/prestation/statut'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { lireMoment, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { saisieDuDevis } from './a-facturer.ts'
import { unDossierAuPrix } from './comptes.fixture.ts'
import { soldeDeCommande } from './compte-de-commande.ts'
import { numeroPiece } from './numero-piece.ts'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { premierJourDeReglement } from './reglement.ts'
import {
  etatDuCompte,
  annulerReglement,
  enregistrerReglement,
  origineDeReglement,
  type SaisieDeReglement,
} from './encaisser.ts'
import { UN_PROFESSIONNEL, uneFactureDAcompte } from './facture.fixture.ts'
import { unCompte, uneFactureDe, uneFactureSuivie, unReglement } from './facture-suivie.fixture.ts'
import { ventesDuDernier } from './ventes.ts'
import { type DossierAFacturer, preparerFacture } from './preparer-facture.ts'
import type { FactureSuivie, Reglement } from './reglement.ts'

const JOUR = dateCivile(2026, 12, 1)
const INSTANT = new Date('2026-12-01T12:00:00Z')
const ECRITURE = { id: 'nouveau', instant: INSTANT, jour: JOUR }

const RIEN = centimes(0)

const FACTURES: Readonly<Record<string, readonly FactureSuivie[]>> = {
  non: [],
  oui: [uneFactureSuivie()],
  créditée: [uneFactureSuivie({ credite: euros(64) })],
}

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

const unPrix = (total: Montant, overrides: Partial<DossierAFacturer> = {}, statut: Statut = 'en_attente') => {
  const { dossier, ...reste } = unDossierAuPrix({ total, ventes: RIEN }, overrides)
  return { ...reste, dossier: unDossier({}, { ...dossier.prestation, statut }) }
}

const CONVENU = { total: euros(64), ventes: RIEN }

const recu = (montant: Montant, overrides: Partial<Reglement> = {}): Reglement =>
  unReglement({ id: 'recu', montant, convenu: CONVENU, ...overrides })

const enregistrer = (
  aFacturer: DossierAFacturer,
  saisie: Partial<SaisieDeReglement> = {},
  attendu: Montant | null = null,
) =>
  enregistrerReglement(
    aFacturer,
    { mode: 'virement', le: JOUR, montant: euros(20), note: '', ...saisie },
    attendu,
    ECRITURE,
  )

describe('money before an invoice', () => {
  it.each(
    lireTable('facturation', 'Acomptes').map((rangee) => ({
      rangee,
      cas: ['Prix', 'Prestation', 'Facture en cours', 'Déjà reçu', 'Montant', 'Mode', 'Jour', 'Issue']
        .map(rangee)
        .join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const [statut, mode, factures] = [rangee('Prestation'), rangee('Mode'), FACTURES[rangee('Facture en cours')]]
    if (!Statut.is(statut) || !ModeDeReglement.is(mode) || factures === undefined) throw new Error('unknown case')
    const deja = lireMontant(rangee('Déjà reçu'))
    const aFacturer = unPrix(
      lireMontant(rangee('Prix')),
      { factures, reglements: deja === 0 ? [] : [recu(deja)] },
      statut,
    )
    const [montant, le] = [lireSigne(rangee('Montant')), lireMoment(rangee('Jour')).date]
    const ecrit = enregistrer(aFacturer, { montant, mode, le })
    expect(E.isRight(ecrit) ? 'écrit' : ISSUES[ecrit.left._tag]).toBe(rangee('Issue'))
    expect(E.isLeft(ecrit) || ecrit.right.montant === montant).toBe(true)
  })

  it('is refused on figures that are out of date, whatever the amount', () => {
    const aFacturer = unPrix(euros(64), { reglements: [recu(euros(20))] })
    expect(enregistrer(aFacturer, {}, RIEN)).toEqual(E.left({ _tag: 'SoldeChange', solde: -2000, facture: null }))
    expect(E.isRight(enregistrer(aFacturer, {}, euros(-20)))).toBe(true)
  })

  it('may reach the agreed price of an order neither cancelled nor billed', () => {
    const reglements = [recu(euros(20))]
    expect(etatDuCompte(unPrix(euros(64), { reglements })).acompteMax).toBe(4400)
    expect(etatDuCompte(unPrix(euros(10), { reglements })).acompteMax).toBe(0)
    expect(etatDuCompte(unPrix(euros(64), { reglements }, 'annulé')).acompteMax).toBe(0)
    expect(etatDuCompte(unPrix(euros(64), { factures: [uneFactureSuivie()] }, 'terminé')).acompteMax).toBe(0)
  })

  it('has the goods of the agreed price in it', () => {
    const aFacturer = unDossierAuPrix({ total: euros(100), ventes: euros(40) })
    const ecrit = enregistrer(aFacturer, { montant: euros(50) })
    expect(ecrit).toMatchObject({ right: { montant: 5000, convenu: { total: 10_000, ventes: 4000 }, apres: null } })
    if (E.isLeft(ecrit)) throw new Error('refused')
    expect(ventesDuDernier({ ...aFacturer, reglements: [ecrit.right] })).toBe(2000)
  })

  it('is undone once, but not after its refund, nor while an invoice in force deducts its document', () => {
    const aFacturer = unPrix(euros(64), { reglements: [recu(euros(20))] })
    const annulation = { ...ECRITURE, note: 'erreur' }
    const defait = annulerReglement(aFacturer, 'recu', annulation)
    expect(defait).toMatchObject({ right: { montant: -2000, annule: 'recu', note: 'erreur', le: JOUR } })
    const rendu = recu(centimes(-500), { id: 'rendu' })
    expect(annulerReglement(unPrix(euros(64), { reglements: [recu(euros(20)), rendu] }), 'recu', annulation)).toEqual(
      E.left({ _tag: 'AcompteRendu', recu: 1500 }),
    )
    expect(annulerReglement(aFacturer, 'autre', annulation)).toEqual(E.left({ _tag: 'ReglementInconnu' }))
    const facturesDAcompte = [{ facture: uneFactureDAcompte({ ecriture: 'recu' }), avoirs: [], clientId: null }]
    const deduit = { ...aFacturer, factures: [uneFactureSuivie()], facturesDAcompte }
    expect(annulerReglement(deduit, 'recu', annulation)).toEqual(
      E.left({ _tag: 'AcompteDeduit', piece: 'ACO-2026-0001' }),
    )
    expect(E.isRight(annulerReglement({ ...deduit, facturesDAcompte: [] }, 'recu', annulation))).toBe(true)
  })

  it('appears on the invoice, refunded or not, without corrected mistakes', () => {
    const reglements = [
      recu(euros(20), { id: 'a' }),
      recu(euros(30), { id: 'b' }),
      recu(euros(-30), { id: 'c', annule: 'b' }),
      recu(euros(-5), { id: 'd', mode: 'especes' }),
    ]
    const facture = preparerFacture(
      unPrix(euros(64), { reglements }, 'terminé'),
      saisieDuDevis(JOUR),
      uneEntreprise(),
      INSTANT,
    )
    expect(E.isRight(facture) && facture.right.acomptes).toEqual([
      { le: JOUR, mode: 'virement', montant: 2000, piece: null, sur: null, laisse: false },
      { le: JOUR, mode: 'especes', montant: -500, piece: null, sur: null, laisse: false },
    ])
  })

  it('is refunded from deposits up to their sum, then from the fully credited invoice', () => {
    const factures = [uneFactureSuivie({ credite: euros(64), regle: euros(40) })]
    const depose = recu(euros(20), { apres: numeroPiece('avoir', 2026, 1) })
    const aFacturer = unPrix(euros(64), { factures, reglements: [...unCompte(...factures).reglements, depose] })
    const rendre = (montant: Montant) => enregistrer(aFacturer, { montant: centimes(0 - montant) })
    expect(
      [euros(-60), euros(-40), euros(-20)].map(
        (attendu) => enregistrer(aFacturer, { montant: euros(1) }, attendu)._tag,
      ),
    ).toEqual(['Right', 'Right', 'Left'])
    expect(rendre(euros(20))).toMatchObject({ right: { convenu: CONVENU } })
    expect(rendre(euros(20.01))).toMatchObject({ right: { convenu: null } })
  })

  it('counts the money left on a fully credited invoice, cash included', () => {
    const factures = [uneFactureSuivie({ credite: euros(64), regle: euros(40) })]
    expect(etatDuCompte(unPrix(euros(64), { factures, reglements: unCompte(...factures).reglements })).acompteMax).toBe(
      2400,
    )
    const especes = [
      unReglement({ montant: euros(990), mode: 'especes' }),
      unReglement({ id: 'rendu', montant: euros(-990), mode: 'virement' }),
    ]
    const payee = [uneFactureSuivie({ credite: euros(64), reglements: especes })]
    const refus = enregistrer(unPrix(euros(1_500), { factures: payee, reglements: especes }), {
      mode: 'especes',
      montant: euros(11),
    })
    expect(refus).toMatchObject(E.left({ _tag: 'PlafondEspeces' }))
  })
})

it('a payment has the name of the business, else of the client, even once the order is erased', () => {
  const aFacturer = unPrix(euros(64))
  const { prestation } = aFacturer.dossier
  const engagement = { ...prestation.engagement, acheteur: UN_PROFESSIONNEL }
  const pro = { ...aFacturer, dossier: unDossier({}, { ...prestation, engagement }) }
  const efface = unCompte(uneFactureSuivie())
  const facturee = unCompte(uneFactureSuivie({ facture: uneFactureDe(euros(64), { acheteur: UN_PROFESSIONNEL }) }))
  const { nature } = origineDeReglement(aFacturer)
  expect([aFacturer, pro, efface, facturee].map(origineDeReglement)).toEqual([
    { client: prestation.contact.nom, type: 'particulier', nature },
    { client: 'Fromagerie des Lacs', type: 'professionnel', nature },
    { client: uneFactureSuivie().facture.contact.nom, type: 'particulier', nature: uneFactureSuivie().facture.service },
    { client: 'Fromagerie des Lacs', type: 'professionnel', nature: uneFactureSuivie().facture.service },
  ])
})

describe('a payment', () => {
  it.each(
    lireTable('facturation', 'Règlements').map((rangee) => ({
      rangee,
      cas: ['Facture', 'Avoirs', 'Déjà réglé', 'Montant', 'Mode', 'Jour', 'Issue'].map(rangee).join(', '),
    })),
  )('$cas', ({ rangee }) => {
    const compte = unCompte(
      uneFactureSuivie({
        facture: uneFactureDe(lireMontant(rangee('Facture'))),
        credite: lireMontant(rangee('Avoirs')),
        regle: lireMontant(rangee('Déjà réglé')),
      }),
    )
    const [mode, le] = [rangee('Mode'), JOURS[rangee('Jour')]]
    if (!ModeDeReglement.is(mode) || le === undefined) throw new Error('unknown case')
    const montant = lireSigne(rangee('Montant'))
    const ecriture = { id: 'nouveau', instant: INSTANT, jour: JOUR }
    const ecrit = enregistrerReglement(compte, { mode, le, montant, note: '' }, null, ecriture)
    expect(E.isRight(ecrit) ? 'écrit' : ISSUES[ecrit.left._tag]).toBe(rangee('Issue'))
    const apres = { ...compte, reglements: [...compte.reglements, ...(E.isRight(ecrit) ? [ecrit.right] : [])] }
    expect(soldeDeCommande(apres)).toBe(soldeDeCommande(compte) - (E.isRight(ecrit) ? montant : 0))
  })

  it('in cash deducts refunds in cash', () => {
    const facture = uneFactureDe(euros(1_500))
    const reglements = [
      unReglement({ id: 'a', mode: 'especes', montant: euros(1_000) }),
      unReglement({ id: 'b', mode: 'especes', montant: centimes(-60_000), annule: 'c' }),
    ]
    const regler = (montant: Montant) =>
      enregistrerReglement(
        unCompte(uneFactureSuivie({ facture, reglements })),
        { mode: 'especes', le: JOUR, montant, note: '' },
        null,
        { id: 'd', instant: INSTANT, jour: JOUR },
      )
    expect(E.isRight(regler(euros(600)))).toBe(true)
    expect(regler(euros(600.01))).toEqual(E.left({ _tag: 'PlafondEspeces', plafond: euros(1_000) }))
  })

  it('is undone once, by a contrary entry of the day it is undone: the book of a month that is over stays', () => {
    const compte = unCompte(uneFactureSuivie({ regle: euros(20) }))
    const instant = new Date('2027-01-04T12:00:00Z')
    const contraire = { id: 'contraire', instant, jour: dateCivile(2027, 1, 4), note: 'erreur' }
    const defait = annulerReglement(compte, 'reglement-1', contraire)
    const attendu = { id: 'contraire', le: '2027-01-04', note: 'erreur', montant: -2_000, annule: 'reglement-1' }
    expect(defait).toEqual(
      E.right({ ...unReglement(), ...attendu, enregistreLe: instant.toISOString(), apres: 'FAC-2026-0001' }),
    )
    if (E.isLeft(defait)) throw new Error('refused')
    const apres = { ...compte, reglements: [...compte.reglements, defait.right] }
    expect(soldeDeCommande(apres)).toBe(6_400)
    for (const id of ['reglement-1', 'contraire', 'autre']) {
      expect(annulerReglement(apres, id, contraire)).toEqual(E.left({ _tag: 'ReglementInconnu' }))
    }
  })
})

describe('the day of a payment', () => {
  const facture = uneFactureDe(euros(64), { dateExecution: dateCivile(2026, 11, 30) })
  const payerLe = (le: typeof JOUR) =>
    enregistrerReglement(
      unCompte(uneFactureSuivie({ facture })),
      { mode: 'virement', le, montant: euros(64), note: '' },
      null,
      { id: 'a', instant: INSTANT, jour: JOUR },
    )

  it('may be before the work, which is paid in advance at a distance, not long before', () => {
    const des = premierJourDeReglement(facture)
    expect(des).toBe('2026-10-01')
    expect(E.isRight(payerLe(dateCivile(2026, 11, 27)))).toBe(true)
    expect(E.isRight(payerLe(des))).toBe(true)
    expect(payerLe(plusJours(des, -1))).toEqual(
      E.left({ _tag: 'DateDeReglementRefusee', des, facture: 'FAC-2026-0001' }),
    )
    expect(payerLe(dateCivile(2025, 12, 1))).toEqual(
      E.left({ _tag: 'DateDeReglementRefusee', des, facture: 'FAC-2026-0001' }),
    )
  })
})

describe('the balance that somebody read', () => {
  it('is that of the invoice, or the payment is refused', () => {
    const compte = unCompte(uneFactureSuivie({ regle: euros(20) }))
    const regler = (attendu: Montant | null) =>
      enregistrerReglement(compte, { mode: 'virement', le: JOUR, montant: euros(1), note: '' }, attendu, ECRITURE)
    expect([euros(44), null].map(regler).every(E.isRight)).toBe(true)
    expect(regler(euros(64))).toEqual(E.left({ _tag: 'SoldeChange', solde: 4_400, facture: 'FAC-2026-0001' }))
  })
})

describe('a payment of an invoice that was given back whole', () => {
  const defaire = (reglements: readonly ReturnType<typeof unReglement>[], id: string) =>
    annulerReglement(unCompte(uneFactureSuivie({ credite: euros(64), reglements })), id, {
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
