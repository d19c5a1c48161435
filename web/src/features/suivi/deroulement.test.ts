import { describe, expect, it } from 'vitest'
import type { EvenementReply } from '#adapters/http/contract/values/prestation-reply'
import { dateCivile } from '#domain/calendrier/date-civile'
import { type NumeroPiece, numeroPiece } from '#domain/facturation/numero-piece'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { deroulement } from './deroulement.ts'
import type { Jalon } from './jalon.ts'
import { uneDateReply, unePrestationReply, UN_RENDEZ_VOUS } from './suivi.fixture.ts'

const LE = '2026-11-20T10:00:00.000Z'
const ICI = UN_RENDEZ_VOUS.toISOString()

const parClient = (fait: EvenementReply['fait']): EvenementReply => ({ le: LE, auteur: 'client', fait })
const parEntreprise = (fait: EvenementReply['fait']): EvenementReply => ({ le: LE, auteur: 'entreprise', fait })

const COMMANDE = parClient({ genre: 'commande' })
const PROPOSEE = parEntreprise({ genre: 'date_proposee', dates: [ICI] })
const ACCEPTEE = parClient({ genre: 'date_acceptee', date: ICI })

const titres = (jalons: readonly Jalon[], etat: Jalon['etat']) =>
  jalons.filter((jalon) => jalon.etat === etat).map(({ titre }) => titre)

const apres = (heures: number): Date => new Date(UN_INSTANT.getTime() + heures * 3_600_000)

describe('deroulement of an order', () => {
  it('begins with the order and its quote, and waits for the call within its window', () => {
    const jalons = deroulement(unePrestationReply(), UN_INSTANT)
    expect(jalons[0]).toMatchObject({
      etat: 'passe',
      titre: 'Commande enregistrée',
      quand: 'le vendredi 20 novembre 2026 à 10\u00a0h',
      precisions: [expect.stringMatching(/^Devis DEV-2026-0001, \d+,\d\d\s€\.$/)],
    })
    expect(jalons[1]).toMatchObject({
      etat: 'attendu',
      titre: 'Le technicien vous appelle',
      quand: 'entre le lundi 23 novembre 2026 à 10\u00a0h et le mardi 24 novembre 2026 à 10\u00a0h',
    })
    expect(titres(jalons, 'a_venir')).toEqual([
      'Vous recevez une proposition de rendez-vous',
      'Intervention',
      'Facture et règlement',
    ])
  })

  it('says the deadline alone once the call may come, and apologises when it did not', () => {
    expect(deroulement(unePrestationReply(), apres(80))[1]).toMatchObject({
      titre: 'Le technicien vous appelle',
      quand: 'avant le mardi 24 novembre 2026 à 10\u00a0h',
    })
    expect(deroulement(unePrestationReply(), apres(200))[1]).toMatchObject({
      titre: 'L’appel du technicien aurait dû avoir lieu',
    })
  })

  it('waits for a date once the call was made, however late it is', () => {
    const appelee = unePrestationReply({ appeleeLe: LE, historique: [COMMANDE] })
    const jalons = deroulement(appelee, apres(200))
    expect(titres(jalons, 'attendu')).toEqual(['Vous recevez une proposition de rendez-vous'])
    expect(titres(jalons, 'a_venir')).toEqual(['Intervention', 'Facture et règlement'])
  })

  it('waits for the answer while a date is held', () => {
    const prestation = unePrestationReply({ dates: [uneDateReply()], historique: [COMMANDE, PROPOSEE] })
    const jalons = deroulement(prestation, apres(2))
    expect(jalons[1]).toMatchObject({
      titre: 'Une date vous a été proposée',
      precisions: ['pour le mardi 24 novembre 2026 à 10\u00a0h'],
    })
    expect(jalons[2]).toMatchObject({
      etat: 'attendu',
      titre: 'Votre réponse est attendue',
      quand: 'avant le lundi 23 novembre 2026 à 10\u00a0h',
    })
  })

  it('tells that a proposal lapsed, and that another one comes', () => {
    const prestation = unePrestationReply({ dates: [uneDateReply()], historique: [COMMANDE, PROPOSEE] })
    const jalons = deroulement(prestation, apres(73))
    expect(titres(jalons, 'passe').at(-1)).toBe('La date proposée n’est plus réservée')
    expect(titres(jalons, 'attendu')).toEqual(['Nous vous proposons une autre date'])
  })

  it('announces the reminder and the visit once a date is agreed', () => {
    const prestation = unePrestationReply({
      dates: [uneDateReply({ statut: 'accepte' })],
      historique: [COMMANDE, PROPOSEE, ACCEPTEE],
    })
    const jalons = deroulement(prestation, apres(2))
    expect(titres(jalons, 'attendu')).toEqual(['Votre rendez-vous est convenu'])
    expect(jalons.find(({ cle }) => cle === 'visite')?.quand).toBe('le mardi 24 novembre 2026 à 10\u00a0h')
    expect(jalons.find(({ cle }) => cle === 'rappel')?.quand).toBe('le dimanche 22 novembre 2026 à 10\u00a0h')
    expect(titres(deroulement(prestation, apres(60)), 'a_venir')).toEqual(['Intervention', 'Facture et règlement'])
    expect(titres(deroulement(prestation, apres(96.5)), 'attendu')).toEqual(['Intervention'])
    expect(titres(deroulement(prestation, apres(98)), 'attendu')).toEqual(['Le rendez-vous est passé'])
  })

  it('asks for the payment before remote work', () => {
    const prestation = unePrestationReply({
      modalite: 'a_distance',
      dates: [uneDateReply({ statut: 'accepte' }, new Date('2026-12-04T09:00:00Z'))],
      historique: [COMMANDE],
    })
    const jalons = deroulement(prestation, apres(2))
    expect(jalons.find(({ cle }) => cle === 'reglement')?.quand).toBe('au plus tard le mardi 1er décembre 2026')
    expect(titres(jalons, 'attendu')).toEqual(['Règlement'])
    expect(jalons.map(({ cle }) => cle).slice(1)).toEqual(['reglement', 'rappel', 'visite', 'facture'])
    expect(jalons.map(({ etat }) => etat)).toEqual(['passe', 'attendu', 'a_venir', 'a_venir', 'a_venir'])
    const apresLEcheance = deroulement(prestation, new Date('2026-12-02T09:00:00Z'))
    expect(titres(apresLEcheance, 'attendu')).toEqual(['Votre rendez-vous est convenu'])
  })

  it('says before any date is agreed that remote work is paid before it', () => {
    const jalons = deroulement(unePrestationReply({ modalite: 'a_distance' }), UN_INSTANT)
    expect(jalons.slice(3).map(({ titre, quand }) => [titre, quand])).toEqual([
      ['Règlement', '3 jours avant la date convenue'.replace('3 ', '3\u00a0')],
      ['Intervention à distance', null],
      ['Facture', null],
    ])
  })

  it('tells a refusal from a date given back, with the reason', () => {
    const refusee = parClient({ genre: 'date_refusee', motif: 'En congés.' })
    const dates = [uneDateReply({ statut: 'refuse' })]
    const refus = unePrestationReply({ dates, historique: [COMMANDE, PROPOSEE, refusee] })
    expect(deroulement(refus, apres(3))[2]).toMatchObject({
      titre: 'Vous avez refusé la date proposée',
      precisions: ['Vous avez écrit\u00a0: «\u00a0En congés.\u00a0»'],
    })
    const rendue = unePrestationReply({ dates, historique: [COMMANDE, PROPOSEE, ACCEPTEE, refusee] })
    expect(deroulement(rendue, apres(3))[3]?.titre).toBe('Vous avez demandé à déplacer le rendez-vous')
  })

  it('ends with a cancellation, and says what late notice may cost', () => {
    const annulation = parClient({ genre: 'annulation', motif: '', frais: euros(60) })
    const jalons = deroulement(unePrestationReply({ statut: 'annulé', historique: [COMMANDE, annulation] }), apres(5))
    expect(jalons.at(-1)).toMatchObject({
      etat: 'passe',
      titre: 'Vous avez annulé la commande',
      precisions: [expect.stringMatching(/60,00\s€ peuvent être demandés, jamais automatiquement/)],
    })
  })

  it('keeps the priorities of the business to itself', () => {
    const priorite = parEntreprise({ genre: 'priorite', de: 'normale', vers: 'urgente' })
    const jalons = deroulement(unePrestationReply({ historique: [COMMANDE, priorite] }), apres(1))
    expect(titres(jalons, 'passe')).toEqual(['Commande enregistrée'])
  })

  it('follows the work to its invoice', () => {
    const commence = parEntreprise({ genre: 'statut', de: 'en_attente', vers: 'en_cours', motif: '' })
    const termine = parEntreprise({ genre: 'statut', de: 'en_cours', vers: 'terminé', motif: '' })
    const enCours = unePrestationReply({ statut: 'en_cours', historique: [COMMANDE, commence] })
    expect(titres(deroulement(enCours, apres(5)), 'attendu')).toEqual(['Intervention en cours'])
    const fini = unePrestationReply({ statut: 'terminé', historique: [COMMANDE, commence, termine] })
    const jalons = deroulement(fini, apres(9))
    expect(titres(jalons, 'passe').slice(1)).toEqual(['L’intervention a commencé', 'L’intervention est terminée'])
    expect(titres(jalons, 'attendu')).toEqual(['Facture'])
  })

  it('waits for no invoice once one stands, and for another once it was given back', () => {
    const facture = parEntreprise({ genre: 'facture', numero: numeroPiece('facture', 2026, 1), total: euros(64) })
    const avoir = parEntreprise({
      genre: 'avoir',
      numero: numeroPiece('avoir', 2026, 1),
      total: euros(64),
      motif: 'Erreur',
    })
    const emise = unePrestationReply({ statut: 'terminé', historique: [COMMANDE, facture] })
    expect(titres(deroulement(emise, apres(9)), 'attendu')).toEqual([])
    expect(titres(deroulement(emise, apres(9)), 'passe').at(-1)).toBe('Facture FAC-2026-0001 émise')
    const rendue = unePrestationReply({ statut: 'terminé', historique: [COMMANDE, facture, avoir] })
    expect(titres(deroulement(rendue, apres(9)), 'attendu')).toEqual(['Facture'])
  })

  it('waits for no payment of remote work that was paid in advance, and tells that it was received', () => {
    const date = uneDateReply({ statut: 'accepte' }, new Date('2026-12-05T09:00:00Z'))
    const acompte = parEntreprise({ genre: 'acompte', montant: date.total, annule: false, pieces: [] })
    const prestation = (paye: boolean) =>
      unePrestationReply({
        modalite: 'a_distance',
        dates: [date],
        historique: [COMMANDE, ACCEPTEE, ...(paye ? [acompte] : [])],
        acomptes: paye
          ? [
              {
                le: dateCivile(2026, 11, 20),
                mode: 'virement',
                montant: date.total,
                piece: null,
                sur: null,
                laisse: false,
              },
            ]
          : [],
      })
    expect(titres(deroulement(prestation(false), UN_INSTANT), 'attendu')).toEqual(['Règlement'])
    const paye = deroulement(prestation(true), UN_INSTANT)
    expect(titres(paye, 'attendu')).toEqual(['Votre rendez-vous est convenu'])
    expect(titres(paye, 'passe')).toContain('Acompte reçu')
  })

  it('tells a business which documents it got for a deposit and for what went back of it', () => {
    const acompte = (montant: number, piece: NumeroPiece) =>
      parEntreprise({ genre: 'acompte', montant: euros(montant), annule: false, pieces: [piece] })
    const historique = [
      COMMANDE,
      acompte(24, numeroPiece('acompte', 2026, 1)),
      acompte(-4, numeroPiece('avoir', 2026, 1)),
    ]
    const passes = deroulement(unePrestationReply({ historique }), UN_INSTANT).filter(({ etat }) => etat === 'passe')
    expect(passes.slice(1).map(({ titre, precisions }) => [titre, precisions?.at(-1)])).toEqual([
      ['Acompte reçu', 'Facture d’acompte ACO-2026-0001.'],
      ['Acompte rendu', 'Avoir AVO-2026-0001.'],
    ])
  })

  it('tells of a call, of a quote that was taken back, and never of a note', () => {
    const historique = [
      parEntreprise({ genre: 'commande_telephone' }),
      parEntreprise({ genre: 'appel', note: '' }),
      parEntreprise({ genre: 'note', texte: 'Prévoir un disque.' }),
      parEntreprise({ genre: 'devis_retire', version: 2 }),
    ]
    expect(titres(deroulement(unePrestationReply({ historique }), UN_INSTANT), 'passe')).toEqual([
      'Commande enregistrée',
      'Nous vous avons appelé',
      'Nous avons retiré la version 2 du devis',
    ])
  })

  it('tells no slip that was undone, and the money that did move', () => {
    const acompte = (montant: number, annule = false) =>
      parEntreprise({ genre: 'acompte', montant: euros(montant), annule, pieces: [] })
    const passe = (...faits: readonly EvenementReply[]) =>
      titres(deroulement(unePrestationReply({ historique: [COMMANDE, ...faits] }), UN_INSTANT), 'passe').slice(1)
    expect(passe(acompte(64), acompte(-64, true))).toEqual([])
    expect(passe(acompte(64), acompte(64), acompte(-64, true))).toEqual(['Acompte reçu'])
    expect(passe(acompte(64), acompte(-20))).toEqual(['Acompte reçu', 'Acompte rendu'])
    expect(passe(acompte(64), acompte(-20), acompte(20, true))).toEqual(['Acompte reçu'])
  })

  it('names the credit note of a deposit that was undone, with its number', () => {
    const facture = numeroPiece('acompte', 2026, 1)
    const passe = (...historique: EvenementReply[]) =>
      deroulement(unePrestationReply({ historique: [COMMANDE, ...historique] }), UN_INSTANT)
        .filter(({ etat }) => etat === 'passe')
        .slice(1)
        .map(({ titre, precisions }) => [titre, precisions.at(-1)])
    const recu = parEntreprise({ genre: 'acompte', montant: euros(24), annule: false, pieces: [facture] })
    const [un, deux] = [numeroPiece('avoir', 2026, 1), numeroPiece('avoir', 2026, 2)]
    expect(passe(recu, parEntreprise({ genre: 'acompte', montant: euros(-24), annule: true, pieces: [un] }))).toEqual([
      ['Acompte reçu', 'Facture d’acompte ACO-2026-0001.'],
      ['Acompte annulé', 'Avoir AVO-2026-0001.'],
    ])
    expect(passe(recu, parEntreprise({ genre: 'acompte_annule', montant: euros(-24), pieces: [deux] })).at(-1)).toEqual(
      ['Acompte annulé', 'Avoir AVO-2026-0002.'],
    )
  })

  it('gives the order no price that was agreed on later', () => {
    const repondu = (accepte: boolean) => parClient({ genre: 'devis_repondu', version: 2, accepte, empreinte: 'a' })
    const precisions = (accepte: boolean) =>
      deroulement(unePrestationReply({ historique: [COMMANDE, repondu(accepte)] }), UN_INSTANT)[0]?.precisions
    expect(precisions(true)).toEqual(['Devis DEV-2026-0001.'])
    expect(precisions(false)).toEqual([expect.stringContaining('€')])
  })
})
