import { describe, expect, it } from 'vitest'
import type { EvenementReply } from '#adapters/http/contract/values/prestation-reply'
import { type NumeroPiece, numeroPiece } from '#domain/facturation/numero-piece'
import { centimes } from '#domain/shared/montant'
import { unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { conversation, courriers, fil, histoire } from './fil.ts'

const LE = '2026-11-20T11:00:00.000Z'
const DATE = '2026-11-24T09:00:00.000Z'

describe('the history of a prestation', () => {
  it('tells who did what, the last change first', () => {
    const { client } = unePrestationReply()
    const recits = histoire({
      client,
      historique: [
        { le: LE, auteur: 'client', fait: { genre: 'commande' } },
        { le: LE, auteur: 'entreprise', fait: { genre: 'date_proposee', dates: [DATE] } },
        { le: LE, auteur: 'client', fait: { genre: 'date_acceptee', date: DATE } },
        { le: LE, auteur: 'entreprise', fait: { genre: 'statut', de: 'terminé', vers: 'en_cours', motif: 'Erreur.' } },
        { le: LE, auteur: 'entreprise', fait: { genre: 'priorite', de: 'normale', vers: 'urgente' } },
        { le: LE, auteur: 'client', fait: { genre: 'annulation', motif: '', frais: centimes(3000) } },
      ],
    })
    expect(recits.map(({ phrase, dit }) => [phrase, dit])).toEqual([
      [`${client.nom} a annulé, à moins de 24\u00a0h\u00a0: 30,00\u00a0€ peuvent être demandés.`, ''],
      ['L’atelier a passé la priorité de «\u00a0Normale\u00a0» à «\u00a0Urgente\u00a0».', ''],
      ['L’atelier a changé le statut de «\u00a0Terminé\u00a0» à «\u00a0En cours\u00a0».', 'Motif\u00a0: Erreur.'],
      [`${client.nom} a accepté la date du mardi 24 novembre 2026 à 10\u00a0h.`, ''],
      ['L’atelier a proposé une date\u00a0: mardi 24 novembre 2026 à 10\u00a0h.', ''],
      [`${client.nom} a commandé.`, ''],
    ])
  })

  it('tells of a deposit, of what went back of it, and of the documents that a business got', () => {
    const { client } = unePrestationReply()
    const acompte = (montant: number, ...pieces: NumeroPiece[]): EvenementReply => ({
      le: LE,
      auteur: 'entreprise',
      fait: { genre: 'acompte', montant: centimes(montant), annule: false, pieces },
    })
    const historique = [
      acompte(2400),
      acompte(2400, numeroPiece('acompte', 2026, 1)),
      acompte(-3000, numeroPiece('avoir', 2026, 1), numeroPiece('avoir', 2026, 2)),
    ]
    expect(histoire({ client, historique }).map(({ phrase }) => phrase.replaceAll('\u00a0', ' '))).toEqual([
      'Acompte rendu ou annulé : 30,00 €, avoir AVO-2026-0001, avoir AVO-2026-0002.',
      'Acompte reçu : 24,00 €, facture ACO-2026-0001.',
      'Acompte reçu : 24,00 €.',
    ])
  })

  it('tells of an order of the telephone, of a call and of a note, with their very words', () => {
    const { client } = unePrestationReply()
    const recits = histoire({
      client,
      historique: [
        { le: LE, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
        { le: LE, auteur: 'entreprise', fait: { genre: 'note', texte: 'Digicode :\n4521' } },
        { le: LE, auteur: 'entreprise', fait: { genre: 'appel', note: 'Rappeler mardi.' } },
        { le: LE, auteur: 'entreprise', fait: { genre: 'appel', note: '' } },
      ],
    })
    expect(recits.map(({ phrase, dit }) => [phrase, dit])).toEqual([
      ['L’atelier a appelé le client.', ''],
      ['L’atelier a appelé le client.', 'Rappeler mardi.'],
      ['Note, pour vous seul.', 'Digicode :\n4521'],
      ['Commande prise au téléphone.', ''],
    ])
  })
})

describe('what was said with a client', () => {
  const { client, createdAt } = unePrestationReply()
  const message = {
    email: client.email,
    nom: client.nom,
    message: 'Je serai là dès 9 h.',
    createdAt: '2027-01-02T08:00:00.000Z',
    reponses: [{ id: 'r', auteur: 'entreprise' as const, texte: 'Bien noté.', le: '2027-01-02T09:00:00.000Z' }],
  }

  it('is told with who wrote, since the order alone, and of that client alone', () => {
    const dAvant = { ...message, createdAt: '2001-01-01T00:00:00.000Z', reponses: [] }
    const dUnAutre = { ...message, email: 'autre@courriel.example' }
    const recits = conversation([message, dAvant, dUnAutre], { client, createdAt })
    expect(recits.map(({ phrase, dit }) => [phrase, dit])).toEqual([
      [`${client.nom} a écrit.`, 'Je serai là dès 9 h.'],
      ['L’atelier a écrit.', 'Bien noté.'],
    ])
  })

  it('stands among the changes in the order of time, the last first', () => {
    const changements = histoire({
      client,
      historique: [
        { le: '2027-01-01T08:00:00.000Z', auteur: 'client', fait: { genre: 'commande' } },
        { le: '2027-01-02T08:30:00.000Z', auteur: 'entreprise', fait: { genre: 'appel', note: '' } },
      ],
    })
    const tout = fil(changements, conversation([message], { client, createdAt }))
    expect(tout.map(({ le }) => le.slice(0, 16))).toEqual([
      '2027-01-02T09:00',
      '2027-01-02T08:30',
      '2027-01-02T08:00',
      '2027-01-01T08:00',
    ])
  })
})

describe('the mails of an order', () => {
  const { client } = unePrestationReply()
  const courriel = { genre: 'date_client', creeLe: LE, aEnvoyerLe: LE } as const

  it('stand where they left, or are due, and say whether they left', () => {
    const recits = courriers(
      [
        { ...courriel, statut: 'envoye', envoyeLe: DATE },
        { ...courriel, statut: 'a_envoyer', envoyeLe: null },
        { ...courriel, statut: 'echoue', envoyeLe: null },
        { ...courriel, statut: 'sans_objet', envoyeLe: null },
      ],
      { client },
    )
    expect(recits.map(({ le, phrase, echoue = false }) => [le, phrase.replaceAll('\u00a0', ' '), echoue])).toEqual([
      [DATE, `Proposition de dates : courriel envoyé à ${client.nom}.`, false],
      [LE, `Proposition de dates : courriel à ${client.nom}, pas encore parti.`, false],
      [LE, `Proposition de dates : le courriel à ${client.nom} n’est pas parti.`, true],
    ])
  })
})
