import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Devis } from '#domain/devis/devis'
import { unDevis } from '#domain/devis/devis.fixture'
import { devisDePrestation } from '#domain/devis/devis-complet'
import { SANS_IDENTITE, uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneAdresse, unContact, unePrestation } from '#domain/prestation/prestation.fixture'
import { espacesOrdinaires } from '#domain/shared/table-markdown.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { devisTexte as ecrire, LARGEUR } from './devis.ts'

const devisTexte = (devis: Devis) => ecrire(devis, 'https://atelier.example/verifier')

const auLoin = (precisionKm = 0) =>
  uneEstimation(unServiceDemande(8), null, {
    modalite: 'sur_place',
    lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm }),
  })

const largeurs = (texte: string) => texte.split('\n').map((ligne) => Array.from(ligne).length)

describe('the quote as a text file', () => {
  it('says where its order stands once a date is agreed or it is over, and nothing of it before', () => {
    const debut = new Date('2026-11-26T08:00:00Z')
    const convenue = devisTexte({ ...unDevis(), situation: { genre: 'convenue', debut } })
    expect(espacesOrdinaires(convenue)).toMatch(/Rendez-vous convenu le jeudi 26 novembre\s+2026 à 9 h/)
    const appel = { genre: 'appel', avant: debut, enRetard: false } as const
    expect(devisTexte({ ...unDevis(), situation: appel })).toBe(devisTexte(unDevis()))
  })

  it('says who, what, when, how much and until when', () => {
    const texte = devisTexte(unDevis())
    for (const attendu of [
      'DEVIS N° DEV-2026-0001',
      'Émis le :          20 novembre 2026',
      'Valable jusqu’au : 20 décembre 2026',
      'Camille Jurassien, Entrepreneur individuel (EI)',
      'SIRET 123 456 782 00010',
      'Tél. 06 12 34 56 78',
      '1 place de la Liberté, 39000 Lons-le-Saunier',
      'matin (8 h – 12 h)',
      'L’ordinateur ne démarre plus.',
      'TVA non applicable, art. 293 B du CGI.',
      'Devis gratuit.',
    ]) {
      expect(texte).toContain(attendu)
    }
  })

  it('is a specimen, said above all else, while the business has no identity', () => {
    const lignes = devisTexte(unDevis({ entreprise: uneEntreprise(SANS_IDENTITE) })).split('\n')
    expect(lignes[1]?.match(/SPÉCIMEN/g)).toHaveLength(6)
    expect(lignes[3]).toContain('sans valeur')
    expect(Math.max(...largeurs(lignes.join('\n')))).toBeLessThanOrEqual(LARGEUR)
    expect(devisTexte(unDevis())).not.toContain('SPÉCIMEN')
  })

  it('tells where to verify it, once it has a number', () => {
    const texte = devisTexte(unDevis({ code: '0000019BCDEF' }))
    expect(texte).toContain(
      'VÉRIFIER CE DOCUMENT\n  Code :         0000-019B-CDEF\n  À saisir sur : atelier.example/verifier\n',
    )
    expect(devisTexte(unDevis())).not.toContain('VÉRIFIER')
  })

  it('aligns quantity, unit price and amount, and the total and the weekend price below', () => {
    const texte = devisTexte(unDevis({ estimation: auLoin() }))
    expect(texte).toMatch(/Bureautique {2,}1 forfait {2,}80,00 € {2,}80,00 €\n {4}Forfait de 2 h\n/)
    expect(texte).toMatch(/Déplacement {2,}23,4 km {2,}1,00 € {2,}23,40 €\n/)
    expect(texte).toMatch(/TOTAL NET : {2,}103,40 €\n {2}Samedi, dimanche ou jour férié : {2,}183,40 €\n/)
  })

  it('derives the travel fee from the distance', () => {
    expect(devisTexte(unDevis({ estimation: auLoin() }))).toContain(
      '2 × 16,7 km = 33,4 km aller-retour, dont 10 km offerts : 23,4 km × 1,00 €',
    )
    expect(devisTexte(unDevis())).toMatch(/aller-retour, offerts jusqu’à 10 km/)
  })

  it('warns of an approximate distance and of a place near the edge', () => {
    const texte = devisTexte(unDevis({ estimation: auLoin(30) }))
    expect(texte).toContain('! Déplacement à confirmer')
    expect(texte).toContain('! Zone à vérifier')
    expect(devisTexte(unDevis())).not.toMatch(/à confirmer|à vérifier/)
  })

  it('has no travel when the work is remote', () => {
    const texte = devisTexte(
      unDevis({ estimation: uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' }) }),
    )
    expect(texte).toContain('Lieu :             À distance')
    expect(texte).not.toContain('Déplacement')
  })

  it('says where remote work is paid to and under which reference, and nothing of that for work on site', () => {
    const aDistance = unePrestation({
      estimation: uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' }),
    })
    const entreprise = uneEntreprise({ paiement: { iban: 'FR7630006000011234567890189', paypal: '' } })
    const texte = devisTexte(devisDePrestation(aDistance, entreprise))
    expect(texte).toContain('RÈGLEMENT 3 JOURS AVANT LA DATE CONVENUE, EN RAPPELANT PREST-000001')
    expect(texte).toContain('IBAN FR76 3000 6000 0112 3456 7890 189')
    expect(devisTexte(devisDePrestation(unePrestation(), entreprise))).not.toContain('IBAN')
  })

  it('says which versions it replaces, and why', () => {
    const versions = [
      { version: 1, emisLe: dateCivile(2026, 11, 20) },
      { version: 2, emisLe: dateCivile(2026, 11, 21) },
    ]
    const texte = devisTexte(unDevis({ version: 3, remplace: { versions, motif: 'Le disque\nest usé.' } }))
    expect(texte).toContain('DEVIS N° DEV-2026-0001, version 3')
    expect(texte).toMatch(/Remplace : +le devis du 20 novembre 2026 et la version 2 du 21 novembre\s+2026/)
    expect(texte).toMatch(/Motif : +Le disque est usé\./)
  })

  it('calls itself a preview while it has no number', () => {
    const texte = devisTexte(unDevis({ numero: null, reference: null }))
    expect(texte).toContain('DEVIS Aperçu')
    expect(texte).toContain('Aperçu sans engagement')
    expect(texte).not.toContain('Référence')
  })

  it('never passes 80 columns, whatever people type', () => {
    const texte = devisTexte(
      unDevis({
        description: `${'x'.repeat(10_000)}\n${'des mots '.repeat(500)}`,
        adresse: uneAdresse({ adresse: 'a'.repeat(200) }),
        client: unContact({ nom: `Jean ${'b'.repeat(90)}` }),
      }),
    )
    expect(Math.max(...largeurs(texte))).toBe(LARGEUR)
    expect(texte.match(/x/g)).toHaveLength(10_000 + (devisTexte(unDevis({ description: '' })).match(/x/g)?.length ?? 0))
  })

  it('drops what could forge or turn a line, and keeps the words of the client', () => {
    const texte = devisTexte(unDevis({ description: 'Écran\u202e noir\u0007\r\n\u200b\n\n\n\nשלום <b>&amp; 😀' }))
    expect(texte).toContain('  Écran noir\n\n  שלום <b>&amp; 😀\n')
    expect(texte).not.toMatch(/[\u202e\u200b\r\u00a0\u202f]|(?!\n)\p{Cc}/u)
  })
})
