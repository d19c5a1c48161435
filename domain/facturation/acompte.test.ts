import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { Statut } from '#domain/prestation/statut'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { lireMoment, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import * as E from '#fp/Either'
import { saisieDuDevis } from './a-facturer.ts'
import { acompteMax, annulerAcompte, enregistrerAcompte, type SaisieDAcompte } from './acompte.ts'
import { unDossierAuPrix } from './comptes.fixture.ts'
import { UN_PROFESSIONNEL } from './facture.fixture.ts'
import { uneFactureSuivie, unReglement } from './facture-suivie.fixture.ts'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { origineDAcompte } from './origine-d-acompte.ts'
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

const ISSUES: Readonly<Record<string, string>> = {
  CommandeFacturee: 'déjà facturée',
  MontantDAcompteRefuse: 'montant refusé',
  DateDAcompteRefusee: 'date refusée',
  PlafondDAcompteEnEspeces: 'plafond espèces',
}

/** `−20,00 €` is below zero. */
const lireSigne = (cellule: string): Montant => centimes((cellule.startsWith('−') ? -1 : 1) * lireMontant(cellule))

const unPrix = (total: Montant, overrides: Partial<DossierAFacturer> = {}, statut: Statut = 'en_attente') => {
  const { dossier, ...reste } = unDossierAuPrix({ total, ventes: RIEN }, overrides)
  return { ...reste, dossier: unDossier({}, { ...dossier.prestation, statut }) }
}

const recu = (montant: Montant, overrides: Partial<Reglement> = {}): Reglement =>
  unReglement({ id: 'recu', montant, ...overrides })

const enregistrer = (aFacturer: DossierAFacturer, saisie: Partial<SaisieDAcompte> = {}) =>
  enregistrerAcompte(
    aFacturer,
    { mode: 'virement', le: JOUR, montant: euros(20), note: '', recuAttendu: null, ...saisie },
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
      { factures, acomptes: deja === 0 ? [] : [recu(deja)] },
      statut,
    )
    const [montant, le] = [lireSigne(rangee('Montant')), lireMoment(rangee('Jour')).date]
    const ecrit = enregistrer(aFacturer, { montant, mode, le })
    expect(E.isRight(ecrit) ? 'écrit' : ISSUES[ecrit.left._tag]).toBe(rangee('Issue'))
    expect(E.isLeft(ecrit) || ecrit.right.montant === montant).toBe(true)
  })

  it('is refused on figures that are out of date, whatever the amount', () => {
    const aFacturer = unPrix(euros(64), { acomptes: [recu(euros(20))] })
    expect(enregistrer(aFacturer, { recuAttendu: RIEN })).toEqual(E.left({ _tag: 'AcomptesChanges', recu: 2000 }))
    expect(E.isRight(enregistrer(aFacturer, { recuAttendu: euros(20) }))).toBe(true)
  })

  it('may come up to the agreed price, of an order that stands and that no invoice bills', () => {
    const acomptes = [recu(euros(20))]
    expect(acompteMax(unPrix(euros(64), { acomptes }))).toBe(4400)
    expect(acompteMax(unPrix(euros(10), { acomptes }))).toBe(0)
    expect(acompteMax(unPrix(euros(64), { acomptes }, 'annulé'))).toBe(0)
    expect(acompteMax(unPrix(euros(64), { factures: [uneFactureSuivie()] }, 'terminé'))).toBe(0)
  })

  it('has the goods of the agreed price in it', () => {
    const aFacturer = unDossierAuPrix({ total: euros(100), ventes: euros(40) })
    expect(enregistrer(aFacturer, { montant: euros(50) })).toMatchObject({ right: { montant: 5000, ventes: 2000 } })
  })

  it('is undone once, and not when it went back already or an invoice took it over', () => {
    const aFacturer = unPrix(euros(64), { acomptes: [recu(euros(20))] })
    const annulation = { ...ECRITURE, note: 'erreur' }
    const defait = annulerAcompte(aFacturer, 'recu', annulation)
    expect(defait).toMatchObject({ right: { montant: -2000, annule: 'recu', note: 'erreur', le: JOUR } })
    const rendu = recu(centimes(-500), { id: 'rendu' })
    expect(annulerAcompte(unPrix(euros(64), { acomptes: [recu(euros(20)), rendu] }), 'recu', annulation)).toEqual(
      E.left({ _tag: 'AcompteRendu', recu: 1500 }),
    )
    expect(annulerAcompte(aFacturer, 'autre', annulation)).toEqual(E.left({ _tag: 'AcompteInconnu' }))
    expect(annulerAcompte({ ...aFacturer, factures: [uneFactureSuivie()] }, 'recu', annulation)).toEqual(
      E.left({ _tag: 'AcompteRepris', numero: 'FAC-2026-0001' }),
    )
  })

  it('is told on the invoice, given back or not, without the slips that were undone', () => {
    const acomptes = [
      recu(euros(20), { id: 'a' }),
      recu(euros(30), { id: 'b' }),
      recu(euros(-30), { id: 'c', annule: 'b' }),
      recu(euros(-5), { id: 'd', mode: 'especes' }),
    ]
    const facture = preparerFacture(
      unPrix(euros(64), { acomptes }, 'terminé'),
      saisieDuDevis(JOUR),
      uneEntreprise(),
      INSTANT,
    )
    expect(E.isRight(facture) && facture.right.acomptes).toEqual([
      { le: JOUR, mode: 'virement', montant: 2000, piece: null, sur: null, laisse: false },
      { le: JOUR, mode: 'especes', montant: -500, piece: null, sur: null, laisse: false },
    ])
  })

  it('counts what an invoice that was given back whole still holds, in cash too', () => {
    const factures = [uneFactureSuivie({ credite: euros(64), regle: euros(40) })]
    expect(acompteMax(unPrix(euros(64), { factures }))).toBe(2400)
    const especes = [recu(euros(990), { mode: 'especes' }), recu(euros(-990), { id: 'rendu', mode: 'virement' })]
    const payee = [uneFactureSuivie({ credite: euros(64), reglements: especes })]
    const refus = enregistrer(unPrix(euros(1_500), { factures: payee }), { mode: 'especes', montant: euros(11) })
    expect(refus).toMatchObject(E.left({ _tag: 'PlafondDAcompteEnEspeces' }))
  })
})

it('a deposit is told under the name of the business it is for, else of the client', () => {
  const prestation = unePrestation()
  const { engagement, contact } = prestation
  const pro = { ...prestation, engagement: { ...engagement, acheteur: UN_PROFESSIONNEL } }
  expect([prestation, pro].map((une) => origineDAcompte(une).client)).toEqual([contact.nom, 'Fromagerie des Lacs'])
})
