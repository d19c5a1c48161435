import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { decideDuDevis, unDevisPropose, unDossierDeDevis } from '#domain/devis/avenant.fixture'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import { unAvoir, unAvoirDAcompte, uneFacture, uneFactureDAcompte } from '#domain/facturation/facture.fixture'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures, unDossier } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { acomptesScelles, devisScelles, numeroDeVersion, piecesScellees } from './document-verifie.ts'

const etats = (devis: DossierDeDevis, instant = UN_INSTANT) =>
  devisScelles(devis, instant).map(({ scelle, document }) => `${scelle} ${document.etat}`)

const repondre = (etat: DossierDeDevis, action: 'accepter' | 'refuser') =>
  decideDuDevis(repondreAvenant(etat, { version: 2, action, motif: '' }, UN_INSTANT)).etat

describe('the quotes of an order, to verify', () => {
  it('show number, day and total, and no name', () => {
    expect(devisScelles(unDossierDeDevis(), UN_INSTANT)).toEqual([
      {
        scelle: 'DEV-2026-0001',
        document: {
          genre: 'devis',
          numero: 'DEV-2026-0001',
          version: null,
          date: '2026-11-20',
          total: euros(64),
          etat: 'accepte',
        },
      },
    ])
  })

  it('were invoiced, or fell with their order', () => {
    const facture = unDossierDeDevis(unDossier({ factureEnCours: uneFacture().numero }))
    expect(etats(facture)).toEqual(['DEV-2026-0001 facture'])
    expect(etats(unDossierDeDevis(unDossier({}, { statut: 'annulé' })))).toEqual(['DEV-2026-0001 annule'])
  })

  it('are sealed apart once amended, and replace each other only when they are accepted', () => {
    const propose = unDevisPropose()
    expect(etats(propose)).toEqual(['DEV-2026-0001 accepte', 'DEV-2026-0001-2 a_accepter'])
    expect(etats(propose, dansHeures(31 * 24))).toEqual(['DEV-2026-0001 accepte', 'DEV-2026-0001-2 expire'])
    expect(etats(repondre(propose, 'accepter'))).toEqual(['DEV-2026-0001 remplace', 'DEV-2026-0001-2 accepte'])
    expect(etats(repondre(propose, 'refuser'))).toEqual(['DEV-2026-0001 accepte', 'DEV-2026-0001-2 refuse'])
  })

  it('keep the number of the quote for the first version', () => {
    const { numeroDevis } = unDossier().prestation
    expect([1, 2, 3].map((version) => numeroDeVersion(numeroDevis, version))).toEqual([
      'DEV-2026-0001',
      'DEV-2026-0001-2',
      'DEV-2026-0001-3',
    ])
  })
})

const suivie = (overrides: Partial<FactureSuivie> = {}): FactureSuivie => ({
  facture: uneFacture(),
  avoirs: [],
  reglements: [],
  clientId: 'client-1',
  ...overrides,
})

const unReglement: Reglement = {
  id: 'r1',
  mode: 'virement',
  le: dateCivile(2026, 12, 2),
  montant: euros(64),
  note: '',
  annule: null,
  enregistreLe: '2026-12-02T10:00:00.000Z',
  apres: null,
  convenu: null,
}

describe('the invoices of an order, to verify', () => {
  const etatDe = (facture: FactureSuivie, jour = dateCivile(2026, 12, 1)) =>
    piecesScellees(facture, jour).map(({ document }) => `${document.numero} ${document.etat}`)

  it('are to be paid, late or not, then paid', () => {
    expect(etatDe(suivie())).toEqual(['FAC-2026-0001 a_payer'])
    expect(etatDe(suivie(), dateCivile(2027, 6, 1))).toEqual(['FAC-2026-0001 a_payer'])
    expect(etatDe(suivie({ reglements: [unReglement] }))).toEqual(['FAC-2026-0001 payee'])
  })

  it('are cancelled by credit notes of the whole sum, paid before or not', () => {
    const annulee = ['FAC-2026-0001 annulee', 'AVO-2026-0001 emis']
    expect(etatDe(suivie({ avoirs: [unAvoir()] }))).toEqual(annulee)
    expect(etatDe(suivie({ avoirs: [unAvoir()], reglements: [unReglement] }))).toEqual(annulee)
    expect(etatDe(suivie({ avoirs: [unAvoir({ total: centimes(100) })] }))).toEqual([
      'FAC-2026-0001 a_payer',
      'AVO-2026-0001 emis',
    ])
  })

  it('show number, day and total, and no name', () => {
    expect(piecesScellees(suivie(), dateCivile(2026, 12, 1))[0]?.document).toEqual({
      genre: 'facture',
      numero: 'FAC-2026-0001',
      version: null,
      date: '2026-12-01',
      total: euros(64),
      etat: 'a_payer',
    })
  })
})

describe('the invoices for deposits, to verify', () => {
  it.each([
    [[], ['payee']],
    [[9_999], ['payee', 'emis']],
    [[10_000], ['annulee', 'emis']],
    [
      [4_000, 6_000],
      ['annulee', 'emis', 'emis'],
    ],
  ])('of 100 €, with credit notes of %j cents, are %j', (rendus, attendus) => {
    const avoirs = rendus.map((total) => unAvoirDAcompte({ total: centimes(total) }))
    const scelles = acomptesScelles({ facture: uneFactureDAcompte(), avoirs, clientId: null })
    expect(scelles.map(({ document }) => document.etat)).toEqual(attendus)
  })
})
