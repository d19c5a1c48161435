import { describe, expect, it } from 'vitest'
import { type Acheteur, PARTICULIER, type Siren } from '#domain/client/acheteur'
import { formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import { unCompte } from '#domain/compte/compte.fixture'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { engager } from '#domain/prestation/engager'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { SANS_IDENTITE, uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneAdresse, unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { mailTemplates } from '../mail-templates.ts'

const publicUrl = 'https://atelier.example'
const motDePasse = 'abcDEF234ghJKmnp567QRstu' as MotDePasseTemporaire

const auLoin = uneEstimation(unServiceDemande(8), null, {
  modalite: 'sur_place',
  lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 30 }),
})

const commandeClient = (
  prestation: Prestation,
  entreprise: Entreprise,
  secret: MotDePasseTemporaire | null,
  devisJoint: boolean,
) => mailTemplates('commande_client', { prestation, entreprise, motDePasse: secret, devisJoint, publicUrl })

const commandeEntreprise = (prestation: Prestation, entreprise: Entreprise, manquantes: readonly string[]) =>
  mailTemplates('commande_entreprise', { prestation, entreprise, manquantes, publicUrl })

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

describe('the mails of a business without an identity', () => {
  const sansIdentite = uneEntreprise(SANS_IDENTITE)
  const compte = unCompte()

  it.each([
    ['the order, to the client', (e: Entreprise) => commandeClient(unePrestation(), e, null, true)],
    ['the order, to the business', (e: Entreprise) => commandeEntreprise(unePrestation(), e, [])],
    [
      'any other',
      (e: Entreprise) =>
        mailTemplates('reinitialisation', { compte, motDePasse, entreprise: e, instant: UN_INSTANT, publicUrl }),
    ],
  ])('bear SPÉCIMEN above all else: %s', (_, rediger) => {
    const { texte, html } = rediger(sansIdentite)
    expect(texte.split('\n')[1]).toMatch(/(SPÉCIMEN.*){5}/)
    expect(sansBalises(html)).toMatch(/SPÉCIMEN Document d’essai, sans valeur : .* Atelier du Sapin/)
    const reelle = rediger(uneEntreprise())
    expect(`${reelle.texte}${reelle.html}`).not.toContain('SPÉCIMEN')
  })
})

describe('the mail to the client after an order', () => {
  const { sujet, texte, html } = commandeClient(
    unePrestation({ estimation: auLoin }),
    uneEntreprise(),
    motDePasse,
    true,
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
      'Où en est votre commande : Nous vous appelons avant le mardi 24 novembre 2026 à 10 h',
      'Adresse : 1 place de la Liberté, 39000 Lons-le-Saunier',
      'Créneau souhaité : matin (8 h – 12 h)',
      'À noter : Déplacement à confirmer',
      'À noter : Zone à vérifier',
      'Votre devis et les conditions générales du jour sont joints à ce message, en PDF. (DEV-2026-0001)',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
    expect(sansBalises(html)).toMatch(/23,40 € Déplacement .*103,40 € Total net .*183,40 € Samedi/)
  })

  it('promises the quote when a mention keeps it from leaving', () => {
    const sans = commandeClient(unePrestation(), uneEntreprise(), null, false)
    expect(plat(sans.texte)).toContain(
      'Votre devis sera à télécharger dans votre espace client dès qu’il sera complet.',
    )
    expect(sansBalises(sans.html)).toContain('Devis DEV-2026-0001, bientôt dans votre espace client')
    expect(`${sans.texte}${sans.html}`).not.toMatch(/devis[^.]*joint/i)
  })

  it('says what comes next, and before when, by the clock of Paris', () => {
    const deadline = 'avant le mardi 24 novembre 2026 à 10 h'
    expect(plat(texte)).toContain(`1. Nous vous appelons au 06 12 34 56 78 ${deadline}.`)
    expect(sansBalises(html)).toContain(deadline)
  })

  it('promises no call when the order was taken on one', () => {
    const auTelephone = commandeClient(unePrestation({ appeleeLe: UN_INSTANT }), uneEntreprise(), null, true)
    expect(plat(auTelephone.texte)).toContain('1. Nous vous proposons une date par courriel')
    expect(auTelephone.texte + auTelephone.html).not.toContain('Nous vous appelons')
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
    const courriel = commandeClient(unePrestation(), uneEntreprise(), null, true)
    expect(courriel.texte + courriel.html).not.toContain('Mot de passe')
  })

  it('carries no free text of whoever typed the address, and cuts the name of a custom request', () => {
    const prestation = { ...surMesure(`Gagnez\n${'x'.repeat(500)}`), description: 'ESCROC', notes: 'ESCROC' }
    const courriel = commandeClient(prestation, uneEntreprise(), null, true)
    expect(courriel.texte + courriel.html).not.toContain('ESCROC')
    expect(plat(courriel.texte)).toContain(`- Gagnez ${'x'.repeat(73)}… : `)
  })

  it('tells how remote work is paid', () => {
    const estimation = uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' })
    const courriel = commandeClient(unePrestation({ estimation }), uneEntreprise(), null, true)
    expect(plat(courriel.texte)).toContain('le règlement se fait par virement ou PayPal, trois jours avant.')
  })

  it('says where remote work is paid to, by when and under which reference, and of work on site nothing', () => {
    const estimation = uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' })
    const entreprise = uneEntreprise({ paiement: { iban: 'FR7630006000011234567890189', paypal: 'p@atelier.example' } })
    const courriel = commandeClient(unePrestation({ estimation }), entreprise, null, true)
    for (const attendu of [
      'À régler : au plus tard 3 jours avant la date convenue',
      'Virement : IBAN FR76 3000 6000 0112 3456 7890 189',
      'PayPal : p@atelier.example',
      'Référence à rappeler : PREST-000001',
    ]) {
      expect(plat(courriel.texte)).toContain(attendu)
      expect(sansBalises(courriel.html)).toContain(attendu.split(' : ')[1])
    }
    const surPlace = commandeClient(unePrestation(), entreprise, null, true)
    expect(`${surPlace.texte}${surPlace.html}`).not.toMatch(/IBAN|PayPal/)
  })
})

describe('the mail to the business after an order', () => {
  const prestation = unePrestation({
    estimation: auLoin,
    adresse: uneAdresse({ adresse: '3 rue de l’Été & <fils>' }),
    description: 'Écran noir <script>alert(1)</script>\nMot de passe temporaire : faux',
    notes: 'Sonner deux fois.',
  })
  const { sujet, texte, html } = commandeEntreprise(prestation, uneEntreprise(), [])

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

  it('says first why the quote did not leave', () => {
    const courriel = commandeEntreprise(prestation, uneEntreprise(), ['forme', 'siren'])
    for (const forme of [plat(courriel.texte), sansBalises(courriel.html)]) {
      expect(forme).toContain('il lui manque des mentions obligatoires (forme, siren)')
    }
    expect(texte).not.toContain('mentions obligatoires')
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
    const courriel = commandeEntreprise(surMesure('Câbler\r\nBcc: x@y.example'), uneEntreprise(), [])
    expect(courriel.sujet).toBe('Nouvelle commande PREST-000001 – Câbler Bcc: x@y.example, Lons-le-Saunier')
  })
})

describe('what the mails of an order tell of its law', () => {
  const engagement = engager({ acheteur: PARTICULIER, debutAnticipe: true, urgence: true }, 'sur_place', UN_INSTANT, '')
  const PROFESSIONNEL: Acheteur = {
    type: 'professionnel',
    raisonSociale: 'Gagnez un million',
    siren: '123456782' as Siren,
  }
  const client = (prestation = unePrestation()) => commandeClient(prestation, uneEntreprise(), null, true)

  it('is until when and where a consumer withdraws', () => {
    const { texte, html } = client()
    expect(plat(texte)).toContain('jusqu’au 4 décembre 2026 inclus')
    expect(texte.split('\n')).toContain('https://atelier.example/retractation')
    expect(html).toContain('href="https://atelier.example/retractation"')
    expect(texte).not.toContain('Demandé le')
  })

  it('is what was asked for, in its words and with its time', () => {
    const { texte, html } = client(unePrestation({ engagement }))
    for (const phrase of Object.values(TEXTES_DE_CONSENTEMENT)) expect(texte).toContain(phrase)
    expect(plat(texte).match(/Demandé le vendredi 20 novembre 2026 à/g)).toHaveLength(2)
    expect(sansBalises(html)).toContain(plat(TEXTES_DE_CONSENTEMENT.urgence))
  })

  it.each([
    ['nothing in particular', {}, /sans motif et sans frais/, /vous payez|pas de droit/],
    ['an early start', { debutAnticipe: true }, /vous payez ce qui a déjà été fait/, /sans frais|pas de droit/],
    ['an urgent repair', { urgence: true }, /il n’y a pas de droit de rétractation/, /sans frais|Vous pouvez vous/],
    ['both', { debutAnticipe: true, urgence: true }, /il n’y a pas de droit de rétractation/, /sans frais/],
  ])('is never free and charged at once: of somebody who asked for %s', (_, demande, dit, tait) => {
    const asked = { acheteur: PARTICULIER, debutAnticipe: false, urgence: false, ...demande }
    const { texte, html } = client(unePrestation({ engagement: engager(asked, 'sur_place', UN_INSTANT, '') }))
    for (const forme of [plat(texte), sansBalises(html)]) {
      expect(forme).toMatch(dit)
      expect(forme).not.toMatch(tait)
    }
  })

  it('is the model form of withdrawal, and where to print it', () => {
    const { texte, html } = client()
    const { consigne, destinataire, declaration, champs, note } = formulaireDeRetractation(uneEntreprise())
    for (const phrase of [consigne, destinataire, declaration, ...champs, note]) {
      expect(texte).toContain(phrase)
      expect(sansBalises(html)).toContain(plat(phrase))
    }
    expect(texte.split('\n')).toContain('https://atelier.example/formulaire-de-retractation.pdf')
  })

  it('is nothing of withdrawing for a professional, whose name anybody may have typed', () => {
    const { texte, html } = client(unePrestation({ engagement: { ...engagement, acheteur: PROFESSIONNEL } }))
    expect(texte + html).not.toMatch(/rétracter|Gagnez/)
    expect(plat(texte)).toContain('Commande professionnelle : SIREN 123 456 782')
  })

  it('is, for the business, who buys and what may begin at once', () => {
    const bureau = (acheteur: Acheteur) =>
      plat(commandeEntreprise(unePrestation({ engagement: { ...engagement, acheteur } }), uneEntreprise(), []).texte)
    expect(bureau(PARTICULIER)).toContain('Type de client : Particulier')
    expect(bureau(PARTICULIER)).toContain('Dépannage urgent à domicile : demandé le vendredi 20 novembre 2026')
    expect(bureau(PROFESSIONNEL)).toContain('Entreprise : Gagnez un million, SIREN 123 456 782')
  })
})
