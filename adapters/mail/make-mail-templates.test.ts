import { describe, expect, it } from 'vitest'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneAdresse, unePrestation } from '#domain/prestation/prestation.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { makeMailTemplates } from './make-mail-templates.ts'

const templates = makeMailTemplates({ publicUrl: 'https://atelier.example' })
const motDePasse = 'abcDEF234ghJKmnp567QRstu' as MotDePasseTemporaire

const auLoin = uneEstimation(unServiceDemande(8), null, {
  modalite: 'sur_place',
  lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 30 }),
})

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')
const sansBalises = (html: string) => plat(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

const surMesure = (service: string) => {
  const estimation = uneEstimation()
  return unePrestation({
    estimation: {
      ...estimation,
      service,
      lignes: estimation.lignes.map((ligne) => ({ ...ligne, designation: service })),
    },
  })
}

describe('the mail to the client after an order', () => {
  const { sujet, texte, html } = templates.commandeClient(
    unePrestation({ estimation: auLoin }),
    uneEntreprise(),
    motDePasse,
  )

  it('has the reference in its subject', () => {
    expect(sujet).toBe('Votre commande est enregistrée – PREST-000001')
  })

  it('sums up lines and total, and names the quote that comes with it', () => {
    for (const attendu of [
      'Bonjour Jeanne Dupont,',
      '- Bureautique : 1 forfait × 80,00 € = 80,00 €',
      '- Déplacement : 23,4 km × 1,00 € = 23,40 €',
      'Total net : 103,40 €',
      'Adresse : 1 place de la Liberté, 39000 Lons-le-Saunier',
      'Créneau souhaité : matin (8 h – 12 h)',
      'À noter : Déplacement à confirmer',
      'À noter : Zone à vérifier',
      'Votre devis est joint à ce message, en PDF. (DEV-2026-0001)',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
    expect(sansBalises(html)).toMatch(/23,40 € Déplacement .*103,40 € Total net .*183,40 € Samedi/)
  })

  it('says what comes next, and before when, by the clock of Paris', () => {
    const deadline = 'avant le mardi 24 novembre 2026 à 10 h'
    expect(plat(texte)).toContain(`1. Nous vous appelons au 06 12 34 56 78 ${deadline}.`)
    expect(sansBalises(html)).toContain(deadline)
  })

  it('links to the client area', () => {
    expect(texte.split('\n')).toContain('https://atelier.example/mes-prestations')
    expect(html).toContain('href="https://atelier.example/mes-prestations"')
  })

  it('brings the temporary password of a new account on a line of its own', () => {
    expect(texte.split('\n')).toContain(`Mot de passe temporaire : ${motDePasse}`)
    expect(plat(texte)).toContain('Il est valable 72 heures')
    expect(html).toContain(motDePasse)
  })

  it('speaks of no password for an account that exists', () => {
    const courriel = templates.commandeClient(unePrestation(), uneEntreprise(), null)
    expect(courriel.texte + courriel.html).not.toContain('Mot de passe')
  })

  it('carries no free text of whoever typed the address, and cuts the name of a custom request', () => {
    const prestation = { ...surMesure(`Gagnez\n${'x'.repeat(500)}`), description: 'ESCROC', notes: 'ESCROC' }
    const courriel = templates.commandeClient(prestation, uneEntreprise(), null)
    expect(courriel.texte + courriel.html).not.toContain('ESCROC')
    expect(plat(courriel.texte)).toContain(`- Gagnez ${'x'.repeat(73)}… : `)
  })

  it('tells how remote work is paid', () => {
    const estimation = uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' })
    const courriel = templates.commandeClient(unePrestation({ estimation }), uneEntreprise(), null)
    expect(plat(courriel.texte)).toContain('le règlement se fait par virement ou PayPal, trois jours avant.')
  })
})

describe('the mail to the business after an order', () => {
  const prestation = unePrestation({
    estimation: auLoin,
    adresse: uneAdresse({ adresse: '3 rue de l’Été & <fils>' }),
    description: 'Écran noir <script>alert(1)</script>\nMot de passe temporaire : faux',
    notes: 'Sonner deux fois.',
  })
  const { sujet, texte, html } = templates.commandeEntreprise(prestation, uneEntreprise())

  it('names reference, service and town in its subject', () => {
    expect(sujet).toBe('Nouvelle commande PREST-000001 – Bureautique, Lons-le-Saunier')
  })

  it('says whom to call, about what and before when', () => {
    for (const attendu of [
      'À appeler avant le mardi 24 novembre 2026 à 10 h',
      'Client : Jeanne Dupont',
      'Téléphone : 06 12 34 56 78',
      'Service : Bureautique',
      'Créneau : matin (8 h – 12 h)',
      'Attention : Déplacement à confirmer',
      'Attention : Zone à vérifier',
      'Total net : 103,40 €',
      '  Écran noir <script>alert(1)</script>',
      '  Sonner deux fois.',
    ]) {
      expect(plat(texte).split('\n')).toContain(attendu)
    }
    expect(html).toContain('href="tel:+33612345678"')
  })

  it('shows the way on a map, whatever the address holds', () => {
    const [, href = ''] = /href="(https:\/\/www\.openstreetmap\.org[^"]*)"/.exec(html) ?? []
    expect(texte).toContain(href)
    const lien = new URL(href)
    expect([lien.origin + lien.pathname, lien.searchParams.get('to')]).toEqual([
      'https://www.openstreetmap.org/directions',
      '3 rue de l’Été & <fils>, 39000 Lons-le-Saunier',
    ])
  })

  it('lets nothing of the client become markup, nor a line of ours', () => {
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<fils/)
    expect(texte.split('\n').filter((ligne) => ligne.startsWith('Mot de passe'))).toEqual([])
  })

  it('keeps a custom request on one line of the subject', () => {
    const courriel = templates.commandeEntreprise(surMesure('Câbler\r\nBcc: x@y.example'), uneEntreprise())
    expect(courriel.sujet).toBe('Nouvelle commande PREST-000001 – Câbler Bcc: x@y.example, Lons-le-Saunier')
  })
})
