import { describe, expect, it } from 'vitest'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { demanderDebutAnticipe } from '#domain/prestation/engager'
import { uneAdresse, unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { Souhait } from '#domain/rendez-vous/souhait'
import { centimes, euros } from '#domain/shared/montant'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { mailTemplates } from '../mail-templates.ts'
import { MARDI, SAMEDI, uneDateDite, uneMatiere } from '../rendez-vous.fixture.ts'

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')
const sansBalises = (html: string) => plat(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

const ecrire = (genre: GenreDeRendezVous, ...matiere: Parameters<typeof uneMatiere>) => {
  const { sujet, texte, html } = mailTemplates(genre, uneMatiere(...matiere))
  return { sujet: plat(sujet), texte: plat(texte), lignes: plat(texte).split('\n'), html, vu: sansBalises(html) }
}

const { id } = unePrestation()
const page = (date: string, action: string) => `https://atelier.example/validation-date/${id}/jeton-${date}/${action}`

const SOUHAIT: Souhait = { date: MARDI.debut.slice(0, 10), creneau: 'matin' } as Souhait
const ACCEPTEE = { reponse: 'acceptee', dates: [MARDI] } as const
const REFUSEE = { reponse: 'refusee', dates: [], retirees: [MARDI, SAMEDI] } as const

describe('every mail about an appointment, to the client', () => {
  it.each([
    ['date_client', {}],
    ['reponse_client', ACCEPTEE],
    ['reponse_client', REFUSEE],
    ['rappel_client', ACCEPTEE],
    ['annulation_client', { reponse: 'annulee', dates: [] }],
  ] as const)('tells where the order stands when it leaves (%s)', (genre, annonce) => {
    const situation = { genre: 'convenue', debut: new Date(MARDI.debut) } as const
    const { lignes, vu } = ecrire(genre, annonce, { situation })
    expect(lignes).toContain('Où en est votre commande : Rendez-vous convenu le mardi 1er décembre 2026 à 9 h')
    expect(vu).toContain('Rendez-vous convenu le mardi 1er décembre 2026 à 9 h')
  })
})

describe('the mail that offers a date', () => {
  const { sujet, lignes, vu, html } = ecrire('date_client')

  it('has the reference in its subject', () => {
    expect(sujet).toBe('Proposition de rendez-vous – PREST-000001')
  })

  it('says when, where, for how much and until when, in both of its forms', () => {
    for (const attendu of [
      'Date : mardi 1er décembre 2026, de 9 h à 10 h',
      'Prix : 64,00 €, comme sur votre devis',
      'Lieu : 1 place de la Liberté, 39000 Lons-le-Saunier',
      'Réservé pour vous jusqu’au : lundi 23 novembre 2026 à 10 h',
      'Téléphone : 03 84 00 00 00',
      'Email : bonjour@atelier.example',
      'Interventions : du lundi au vendredi, de 8 h à 18 h',
    ]) {
      expect(lignes).toContain(attendu)
      expect(vu).toContain(attendu.slice(attendu.indexOf(' : ') + 3))
    }
  })

  it('says that a date ends with its hour, and what a date within the withdrawal delay takes', () => {
    expect(vu).toContain('elle ne s’accepte plus par son lien : appelez-nous.')
    expect(vu).toContain('Votre délai de rétractation court jusqu’au 4 décembre 2026.')
    const engagement = demanderDebutAnticipe(SANS_ENGAGEMENT, UN_INSTANT)
    const demandee = { prestation: unePrestation({ engagement }) }
    expect(ecrire('date_client', {}, demandee).vu).not.toContain('délai de rétractation')
    expect(ecrire('date_client', { dates: [uneDateDite('2026-12-07T08:00:00Z')] }).vu).not.toContain('rétractation')
    expect(ecrire('reponse_client', ACCEPTEE, demandee).vu).toContain(
      'Ce que vous avez demandé Demandé le vendredi 20 novembre 2026 à 10 h : « Je demande que l’intervention commence',
    )
  })

  it('leads to acceptance and to refusal', () => {
    expect(lignes).toEqual(expect.arrayContaining([page('a', 'accepter'), page('a', 'refuser')]))
    expect(html).toContain(`href="${page('a', 'accepter')}"`)
    expect(html).toContain(`href="${page('a', 'refuser')}"`)
  })

  it('tells how an agreed date is moved later', () => {
    expect(vu).toContain('Une date acceptée se déplace ou s’annule sans frais jusqu’à 24 h avant')
  })

  it('gives each of several dates its own link, and one to refuse them all', () => {
    const choix = ecrire('date_client', { dates: [MARDI, SAMEDI] })
    const liens = choix.lignes.filter((ligne) => ligne.startsWith('https://'))
    expect(liens).toEqual([page('a', 'accepter'), page('b', 'accepter'), page('a', 'refuser')])
    expect(choix.lignes).toContain('Aucune de ces dates ne me convient :')
  })

  it('refuses through the link that expires last', () => {
    const choix = ecrire('date_client', { dates: [{ ...MARDI, expireLe: '2026-11-21T08:00:00Z' }, SAMEDI] })
    expect(choix.lignes).toContain(page('b', 'refuser'))
    expect(choix.lignes).not.toContain(page('a', 'refuser'))
  })

  it('says that an agreed date is replaced, and that nothing is agreed any more', () => {
    const nouvelle = ecrire('date_client', { dates: [SAMEDI], sequence: 3, remplacee: MARDI })
    expect(nouvelle.sujet).toBe('Votre rendez-vous du mardi 1er décembre 2026 à 9 h est remplacé – PREST-000001')
    expect(nouvelle.vu).toContain(
      'Bonjour Jeanne Dupont, votre rendez-vous du mardi 1er décembre 2026 à 9 h est remplacé par une nouvelle proposition. Rien n’est convenu tant que vous n’avez pas répondu.',
    )
  })

  it('promises no free change of a date within a day, and says what may be asked, capped at the price', () => {
    const instant = new Date(new Date(MARDI.debut).getTime() - 24 * 3_600_000)
    const modique = { ...MARDI, total: centimes(4_000) }
    const proche = ecrire('date_client', { dates: [modique] }, { instant })
    expect(proche.vu).not.toContain('sans frais')
    expect(proche.vu).toContain('dans moins de 24 h : une fois accepté, il ne se change plus en ligne.')
    expect(proche.vu).toContain('de 40,00 € au plus')
    const choix = ecrire('date_client', { dates: [MARDI, SAMEDI] }, { instant })
    expect(choix.vu).toContain('Une date acceptée se déplace ou s’annule sans frais')
    expect(choix.vu).toContain('de 60,00 € au plus')
  })

  it('explains the double rate of a weekend, and what it adds to the quote', () => {
    const samedi = ecrire('date_client', { dates: [SAMEDI] })
    expect(samedi.lignes).toContain('Date : samedi 5 décembre 2026, de 14 h 30 à 15 h 30')
    expect(samedi.vu).toContain(
      '128,00 €, soit 64,00 € de plus que votre devis (64,00 €) : la main-d’œuvre compte double',
    )
    expect(samedi.vu).toContain('Le déplacement reste au même prix.')
    expect(samedi.vu).toContain('Accepter une date, c’est accepter le prix indiqué')
  })

  it('speaks neither of an address nor of travel for remote work', () => {
    const estimation = uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' })
    const { texte } = ecrire('date_client', { dates: [SAMEDI] }, { prestation: unePrestation({ estimation }) })
    expect(texte).toContain('Lieu : À distance')
    expect(texte).not.toContain('déplacement reste')
    expect(texte).not.toContain('Liberté')
  })

  it('says that it replaces what was offered before, when it does', () => {
    const suite = 'Cette proposition remplace les précédentes.'
    expect(vu).not.toContain(suite)
    expect(ecrire('date_client', { sequence: 3 }).vu).toContain(suite)
  })
})

describe('the mail that confirms the answer of a client', () => {
  it('sums up what is agreed, until when it may change, and leads to both pages and the quote', () => {
    const { sujet, lignes, vu } = ecrire('reponse_client', ACCEPTEE)
    expect(sujet).toBe('Rendez-vous confirmé – PREST-000001')
    expect(lignes).toContain('Date : mardi 1er décembre 2026, de 9 h à 10 h')
    expect(vu).toContain('sans frais jusqu’au lundi 30 novembre 2026 à 9 h.')
    expect(lignes).toEqual(
      expect.arrayContaining([
        page('a', 'refuser'),
        'https://atelier.example/mes-prestations',
        `https://atelier.example/api/prestations/${id}/devis.pdf?cle=cle`,
      ]),
    )
  })

  it('says by when remote work is paid and where to, at once when that day is over', () => {
    const prestation = unePrestation({
      estimation: uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' }),
    })
    const { lignes } = ecrire('reponse_client', ACCEPTEE, { prestation })
    expect(lignes).toContain('À régler : au plus tard le samedi 28 novembre 2026')
    expect(lignes.join()).toMatch(/PayPal : bonjour@atelier.example,Référence à rappeler : PREST-000001/)
    const tard = ecrire('reponse_client', ACCEPTEE, { prestation, instant: new Date('2026-11-29T09:00:00Z') })
    expect(tard.lignes).toContain('À régler : dès maintenant')
    expect(ecrire('reponse_client', ACCEPTEE).texte).not.toContain('À régler')
  })

  it('asks for what is left of remote work, and for nothing once its price was received', () => {
    const prestation = unePrestation({
      estimation: uneEstimation(unServiceDemande(5), null, { modalite: 'a_distance' }),
    })
    const entame = ecrire('reponse_client', ACCEPTEE, { prestation, recu: euros(20) })
    expect(entame.lignes).toEqual(
      expect.arrayContaining([
        'Déjà reçu : 20,00 €',
        'Reste à régler : 44,00 €',
        'À régler : au plus tard le samedi 28 novembre 2026',
      ]),
    )
    const { vu, texte } = ecrire('reponse_client', ACCEPTEE, { prestation, recu: euros(64) })
    expect(vu).toContain('Vous avez déjà réglé cette intervention, merci ! Vous n’avez rien à payer.')
    expect(texte).not.toMatch(/À régler|IBAN|PayPal/)
  })

  it('says to both what came above the price of the day, and while the day is only offered', () => {
    const recu = euros(100)
    const phrase = 'Vous avez versé 36,00 € de trop : ils vous seront rendus, ou déduits.'
    expect(ecrire('reponse_client', ACCEPTEE, { recu }).vu).toContain(phrase)
    expect(ecrire('reponse_entreprise', ACCEPTEE, { recu }).vu).toContain(
      'Le client a versé 36,00 € de trop : à lui rendre, ou à déduire.',
    )
    expect(ecrire('date_client', {}, { recu }).vu).toContain('À ce prix, vous avez versé 36,00 € de trop')
    for (const genre of ['reponse_client', 'reponse_entreprise', 'date_client'] as const) {
      expect(ecrire(genre, { ...ACCEPTEE, dates: [SAMEDI] }, { recu }).texte).not.toContain('de trop')
    }
  })

  it('sends to the telephone for a change within a day of the visit', () => {
    const instant = new Date(new Date(MARDI.debut).getTime() - 24 * 3_600_000)
    const { texte } = ecrire('reponse_client', ACCEPTEE, { instant })
    expect(texte).toContain('dans moins de 24 h : il ne se change plus en ligne. Pour tout changement, appelez-nous.')
    expect(texte).toContain(
      'un dédommagement peut être demandé en cas d’annulation hors délai de rétractation ou d’absence, de 60,00 € au plus.',
    )
    expect(texte).not.toContain('/refuser')
  })

  it('repeats a refusal with its reason and its slots, says what comes next and how to change it', () => {
    const { sujet, lignes, vu } = ecrire('reponse_client', { ...REFUSEE, motif: 'Absente.', souhaits: [SOUHAIT] })
    expect(sujet).toBe('Rendez-vous refusé – PREST-000001')
    expect(lignes).toEqual(
      expect.arrayContaining([
        '- mardi 1er décembre 2026, de 9 h à 10 h',
        '  Absente.',
        '- mardi 1er décembre 2026, matin (8 h – 12 h)',
        page('a', 'accepter'),
        page('b', 'accepter'),
      ]),
    )
    expect(vu).toContain('nous vous proposons une autre date')
  })

  it('offers no date again whose time has run out', () => {
    const { texte } = ecrire('reponse_client', REFUSEE, { instant: new Date(MARDI.expireLe) })
    expect(texte).not.toContain('/accepter')
  })
})

describe('the reminder', () => {
  it('names its day in the subject, and says what was agreed and how to change it', () => {
    const { sujet, lignes } = ecrire('rappel_client', ACCEPTEE)
    expect(sujet).toBe('Rappel : rendez-vous mardi 1er décembre 2026 – PREST-000001')
    expect(lignes).toContain('Date : mardi 1er décembre 2026, de 9 h à 10 h')
    expect(lignes).toContain(page('a', 'refuser'))
  })
})

describe('the mails of a cancellation', () => {
  const annulee = { reponse: 'annulee', dates: [], retirees: [MARDI], motif: 'Empêchement.' } as const

  it('tell the client what no longer takes place, and nothing of money when notice was given in time', () => {
    const { sujet, lignes, texte } = ecrire('annulation_client', annulee)
    expect(sujet).toBe('Commande annulée – PREST-000001')
    expect(lignes).toEqual(expect.arrayContaining(['- mardi 1er décembre 2026, de 9 h à 10 h', '  Empêchement.']))
    expect(texte).not.toContain('dédommagement')
  })

  it('tell both what is given back of what was received', () => {
    const recu = euros(64)
    const client = ecrire('annulation_client', annulee, { recu })
    expect(client.vu).toContain('Vous avez versé un acompte de 64,00 € : nous vous le rendons.')
    expect(ecrire('annulation_client', { ...annulee, frais: centimes(6_000) }, { recu }).vu).toContain(
      'nous vous le rendons, moins ce dédommagement s’il vous est demandé.',
    )
    expect(ecrire('annulation_entreprise', annulee, { recu }).vu).toContain('Acompte à rendre au client : 64,00 €.')
    expect(ecrire('annulation_entreprise', annulee).vu).not.toContain('Acompte')
  })

  it('tell both what late notice may cost, and that nothing is asked by itself', () => {
    const frais = centimes(6_000)
    const client = ecrire('annulation_client', { ...annulee, frais })
    expect(client.vu).toContain(
      'un dédommagement peut être demandé, de 60,00 € au plus. Rien n’est prélevé automatiquement',
    )
    const entreprise = ecrire('annulation_entreprise', { ...annulee, frais })
    expect(entreprise.vu).toContain(
      '60,00 € peuvent être demandés. Rien n’est facturé automatiquement ; vous en décidez.',
    )
  })

  it('tell the business which time is free again', () => {
    const { lignes, texte } = ecrire('annulation_entreprise', annulee)
    expect(lignes.slice(lignes.indexOf('Créneaux libérés :')).at(1)).toBe('- mardi 1er décembre 2026, de 9 h à 10 h')
    expect(texte).not.toContain('peuvent être demandés')
  })
})

describe('the mail to the business about an answer', () => {
  it('says who, when, for how much, and how to call and to get there', () => {
    const { sujet, lignes, html } = ecrire('reponse_entreprise', { reponse: 'acceptee', dates: [SAMEDI] })
    expect(sujet).toBe('Rendez-vous accepté – PREST-000001, Jeanne Dupont')
    expect(lignes).toEqual(
      expect.arrayContaining([
        'Date : samedi 5 décembre 2026, de 14 h 30 à 15 h 30',
        'Prix : 128,00 € (jour majoré)',
        'Téléphone : 06 12 34 56 78',
        `Itinéraire : https://www.openstreetmap.org/directions?to=${encodeURIComponent('1 place de la Liberté, 39000 Lons-le-Saunier')}`,
      ]),
    )
    expect(html).toContain('href="tel:+33612345678"')
  })

  it('names the agreed date that another gives back', () => {
    const { lignes } = ecrire('reponse_entreprise', ACCEPTEE, { rendue: SAMEDI })
    expect(lignes[lignes.indexOf('Créneau libéré :') + 1]).toBe('- samedi 5 décembre 2026, de 14 h 30 à 15 h 30')
  })

  it('gives the reason and the slots of a refusal, and leads to the next proposal', () => {
    const { sujet, lignes } = ecrire('reponse_entreprise', { ...REFUSEE, motif: 'Absente.', souhaits: [SOUHAIT] })
    expect(sujet).toBe('Rendez-vous refusé – PREST-000001, Jeanne Dupont')
    expect(lignes).toEqual(
      expect.arrayContaining([
        '  Absente.',
        '- mardi 1er décembre 2026, matin (8 h – 12 h)',
        'https://atelier.example/admin',
      ]),
    )
  })
})

describe('the mail to the business about an agreed visit that falls away', () => {
  it('names it, and what is proposed in its place', () => {
    const { sujet, lignes } = ecrire('annulation_entreprise', { dates: [SAMEDI], remplacee: MARDI })
    expect(sujet).toBe('Visite retirée de l’agenda – PREST-000001, Jeanne Dupont')
    expect(lignes[lignes.indexOf('Créneau libéré :') + 1]).toBe('- mardi 1er décembre 2026, de 9 h à 10 h')
    expect(lignes[lignes.indexOf('Proposé à la place :') + 1]).toBe('- samedi 5 décembre 2026, de 14 h 30 à 15 h 30')
    expect(lignes.join(' ')).not.toContain('annulée')
  })

  it('says that the work was done before it', () => {
    const { vu, lignes } = ecrire('annulation_entreprise', { reponse: 'retiree', dates: [], remplacee: MARDI })
    expect(vu).toContain('La prestation est terminée avant cette visite.')
    expect(lignes).not.toContain('Proposé à la place :')
  })
})

describe('any mail about an appointment', () => {
  const genres: readonly GenreDeRendezVous[] = [
    'date_client',
    'reponse_client',
    'reponse_entreprise',
    'rappel_client',
    'annulation_client',
    'annulation_entreprise',
  ]

  it.each(genres)('lets nothing of the client become markup, nor a line of ours: %s', (genre) => {
    const motif = '<script>alert(1)</script>\nMot de passe temporaire : faux'
    const prestation = unePrestation({
      adresse: uneAdresse({ adresse: '3 rue <img src=x>' }),
      description: motif,
      notes: motif,
    })
    const { html, lignes } = ecrire(genre, { ...REFUSEE, motif }, { prestation })
    expect(html).not.toMatch(/<script|<img/)
    expect(lignes.filter((ligne) => ligne.startsWith('Mot de passe'))).toEqual([])
  })

  it.each(genres)('has no plain space before a sign that French keeps with its word: %s', (genre) => {
    const matiere = uneMatiere({ dates: [MARDI, SAMEDI], retirees: [MARDI], motif: 'Non.', frais: centimes(6_000) })
    const { texte } = mailTemplates(genre, matiere)
    expect(texte.split('\n').filter((ligne) => / [;:!?%»€]|« /.test(ligne))).toEqual([])
  })
})
