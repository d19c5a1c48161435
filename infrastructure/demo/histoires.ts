import type { Randomness } from '#application/ports/randomness'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import {
  ACCEPTER,
  demande,
  type DemandeDeDemo,
  etape,
  type Etape,
  type Histoire,
  payerDAvance,
  proposer,
  statut,
  le,
  ouvreDes,
  jourOuvre,
} from './histoire.ts'
import {
  CAMILLE,
  HABITUES,
  HENRI,
  KARIM,
  MONIQUE,
  ODILE,
  SARAH,
  THOMAS,
  ELODIE,
  LUCIE,
  NADIA,
  PAUL,
} from './personnes.ts'

/** The year ends before the orders in progress: its last visits are over. */
const [PREMIER_JOUR, DERNIER_JOUR] = [-362, -12]

const DEMANDES: readonly DemandeDeDemo[] = [
  demande('5', 'Le système ne démarre plus après une coupure de courant.', { creneau: 'matin' }),
  demande('3', 'Des fenêtres s’ouvrent sans arrêt sur internet.', { aDistance: true }),
  demande('10', 'Changement d’opérateur : brancher la nouvelle box.', { creneau: 'apres-midi' }),
  demande('6', 'Premiers pas avec un ordinateur reçu à la retraite.', { creneau: 'matin' }),
  demande('4', 'La charnière est cassée et le clavier ne répond plus.'),
  demande('12', 'Installer une imprimante multifonction.', { creneau: 'midi' }),
  demande('9', 'Mettre en route un PC neuf et reprendre les documents.', { heures: 2 }),
  demande('2', 'Le ventilateur siffle, la machine s’arrête toute seule.'),
  demande('8', 'Tableur : suivre les comptes de l’association.', { creneau: 'apres-midi' }),
  demande('13', 'Logiciel de comptabilité à installer et à régler.', { aDistance: true }),
  demande('11', 'Le Wi-Fi n’atteint pas la chambre du fond.', { heures: 2 }),
  demande('1', 'Entretien annuel des postes de la mairie.', { heures: 3, creneau: 'matin' }),
  demande('7', 'Courriels et démarches en ligne.', { creneau: 'midi' }),
]

const [MATIN, APRES_MIDI] = ['09:00', '14:30']

/** Half days that other orders of the demonstration take. */
const PRISES = [`-34 ${MATIN}`, `-13 ${APRES_MIDI}`, `-5 ${MATIN}`]

/** The first free half day, three days after the order at the earliest; two visits a day at most. */
const visiteLibre = (aujourdhui: DateCivile, prises: Set<string>, des: number): { jour: number; heure: string } => {
  const jour = ouvreDes(aujourdhui, des)
  const heure = [MATIN, APRES_MIDI].find((moment) => !prises.has(`${jour} ${moment}`))
  if (heure === undefined) return visiteLibre(aujourdhui, prises, jour + 1)
  prises.add(`${jour} ${heure}`)
  return { jour, heure }
}

const ANNULATIONS = ['Finalement un voisin m’a dépanné.', 'Matériel remplacé, merci quand même.'] as const

const suites = (
  jour: number,
  visite: { jour: number; heure: string },
  hasard: number,
  { aDistance }: DemandeDeDemo,
): readonly Etape[] => {
  const debut = [
    ...(hasard % 9 === 0 ? [etape(le(jour + 1, '08:30'), { genre: 'priorite', priorite: 'importante' } as const)] : []),
    etape(le(jour + 1 + (hasard % 3 === 0 ? 1 : 0), '10:15'), proposer(le(visite.jour, visite.heure))),
  ]
  const motif = ANNULATIONS[hasard % 2] ?? ''
  if (hasard % 11 === 5) return [...debut, etape(le(visite.jour - 1, '20:00'), { genre: 'annuler', motif })]
  const fin = visite.heure === MATIN ? '12:10' : '17:40'
  return [
    ...debut,
    etape(le(jour + 2, '19:45'), ACCEPTER),
    ...(aDistance ? [etape(le(jour + 3, '09:30'), payerDAvance(hasard % 2 === 0 ? 'virement' : 'paypal'))] : []),
    etape(le(visite.jour, visite.heure), statut('en_cours')),
    etape(le(visite.jour, fin), statut('terminé')),
  ]
}

/** Days between two orders: fewer in autumn, when people are back, than in summer. */
const ecart = (aujourdhui: DateCivile, jour: number, hasard: number): number => {
  const mois = Number(plusJours(aujourdhui, jour).slice(5, 7))
  if (mois === 7 || mois === 8) return 6 + (hasard % 6)
  return mois >= 9 ? 2 + (hasard % 3) : 3 + (hasard % 4)
}

export const histoiresDeLAnnee = (aujourdhui: DateCivile, { octets }: Randomness): readonly Histoire[] => {
  const tirer = (): number => octets(1)[0] ?? 0
  const prises = new Set<string>(PRISES)
  const histoires: Histoire[] = []
  for (let jour = PREMIER_JOUR; jour < DERNIER_JOUR; jour += ecart(aujourdhui, jour, tirer())) {
    const hasard = tirer()
    const visite = visiteLibre(aujourdhui, prises, jour + 4)
    const [personne, voulue] = [HABITUES[hasard % HABITUES.length], DEMANDES[tirer() % DEMANDES.length]]
    if (personne === undefined || voulue === undefined) continue
    histoires.push({
      cle: `année ${histoires.length}`,
      personne: histoires.length % 23 === 7 ? CAMILLE : personne,
      commandee: le(jour, `${String(8 + (hasard % 12)).padStart(2, '0')}:25`),
      demande: voulue,
      etapes: suites(jour, visite, hasard, voulue),
    })
  }
  return histoires
}

/** Visits of today and of the next days, and one whose order was never closed. */
export const aVisiter = (aujourdhui: DateCivile): readonly Histoire[] => {
  const ouvre = (rang: number, heure: string) => le(jourOuvre(aujourdhui, rang), heure)
  return [
    {
      cle: 'sarah ce matin',
      personne: SARAH,
      commandee: le(-8, '13:10'),
      demande: demande('4', 'L’écran du portable reste noir, on entend pourtant le ventilateur.', { creneau: 'matin' }),
      etapes: [
        etape(le(-3, '12:00'), proposer(le(0, '09:00'))),
        etape(le(-2, '19:30'), ACCEPTER),
        etape(le(-1, '08:30'), statut('en_cours')),
      ],
    },
    {
      cle: 'thomas cet après-midi',
      personne: THOMAS,
      commandee: le(-5, '10:00'),
      demande: demande('11', 'Partager l’imprimante entre le bureau et la boutique.', {
        creneau: 'apres-midi',
        notes: 'Entrée par la cour, code 39B.',
      }),
      etapes: [
        etape(le(-3, '14:00'), { genre: 'priorite', priorite: 'importante' }),
        etape(le(-2, '09:00'), proposer(le(0, '14:00'))),
        etape(le(-1, '08:05'), ACCEPTER),
        etape(le(-1, '08:20'), payerDAvance('virement', 0.3)),
      ],
    },
    {
      cle: 'karim en fin de journée',
      personne: KARIM,
      commandee: le(-4, '17:20'),
      demande: demande('13', 'Installer la suite bureautique et transférer la licence.', { creneau: 'apres-midi' }),
      etapes: [etape(le(-2, '11:30'), proposer(le(0, '16:30'))), etape(le(-2, '21:00'), ACCEPTER)],
    },
    {
      cle: 'henri demain',
      personne: HENRI,
      commandee: le(-5, '09:45'),
      demande: demande('1', 'Grand nettoyage des deux postes de l’atelier.', { heures: 2, creneau: 'matin' }),
      etapes: [etape(le(-3, '10:30'), proposer(ouvre(1, '10:00'))), etape(le(-2, '08:20'), ACCEPTER)],
    },
    {
      cle: 'monique cette semaine',
      personne: MONIQUE,
      commandee: le(-7, '14:00'),
      demande: demande('7', 'Apprendre à faire mes démarches en ligne sans me faire avoir.', { creneau: 'matin' }),
      etapes: [
        etape(le(-4, '15:00'), proposer(ouvre(1, '14:30'), ouvre(2, '09:30'))),
        etape(le(-3, '10:10'), ACCEPTER),
      ],
    },
    {
      cle: 'camille à distance',
      personne: CAMILLE,
      commandee: le(-6, '20:30'),
      demande: demande('3', 'Un message me demande de rappeler un faux support, je préfère vérifier.', {
        aDistance: true,
        creneau: 'midi',
      }),
      etapes: [
        etape(le(-4, '11:00'), proposer(ouvre(3, '17:00'))),
        etape(le(-3, '12:45'), ACCEPTER),
        etape(le(-2, '09:20'), payerDAvance('virement')),
      ],
    },
    {
      cle: 'odile à clore',
      personne: ODILE,
      commandee: le(-15, '10:00'),
      demande: demande('12', 'Une webcam à installer pour parler aux enfants.', { creneau: 'matin' }),
      etapes: [
        etape(le(-11, '10:00'), proposer(le(-5, '10:00'))),
        etape(le(-10, '12:00'), ACCEPTER),
        etape(le(-5, '11:15'), statut('en_cours')),
      ],
    },
  ]
}

/** Dates that wait for an answer, were declined or moved, or expired. */
export const enDiscussion = (aujourdhui: DateCivile): readonly Histoire[] => {
  const ouvre = (rang: number, heure: string) => le(jourOuvre(aujourdhui, rang), heure)
  return [
    {
      cle: 'lucie trois dates',
      personne: LUCIE,
      commandee: le(-4, '11:05'),
      demande: demande('11', 'Trois ordinateurs et une imprimante à mettre en réseau dans le cabinet.', {
        heures: 3,
        creneau: 'midi',
      }),
      etapes: [etape(le(-1, '14:10'), proposer(ouvre(3, '09:00'), ouvre(4, '09:00'), ouvre(5, '13:30')))],
    },
    {
      cle: 'camille une date',
      personne: CAMILLE,
      commandee: le(-3, '19:20'),
      demande: demande('10', 'Nouvelle box reçue hier, le Wi-Fi ne passe pas à l’étage.', { creneau: 'apres-midi' }),
      etapes: [etape(le(-1, '10:00'), proposer(ouvre(4, '16:30')))],
    },
    {
      cle: 'nadia refuse',
      personne: NADIA,
      commandee: le(-6, '08:40'),
      demande: demande('9', 'Un PC neuf à mettre en route, avec mes documents de l’ancien.', { creneau: 'matin' }),
      etapes: [
        etape(le(-4, '09:30'), proposer(ouvre(1, '17:00'))),
        etape(le(-3, '20:15'), {
          genre: 'refuser',
          motif: 'Je travaille jusqu’à 18 h cette semaine, plutôt un matin.',
          souhaits: [
            { jour: jourOuvre(aujourdhui, 5), creneau: 'matin' },
            { jour: jourOuvre(aujourdhui, 6), creneau: 'matin' },
            { jour: jourOuvre(aujourdhui, 7), creneau: 'midi' },
          ],
        }),
      ],
    },
    {
      cle: 'paul sans réponse',
      personne: PAUL,
      commandee: le(-9, '15:00'),
      demande: demande('2', 'L’unité centrale chauffe et fait beaucoup de bruit.', { creneau: 'flexible' }),
      etapes: [etape(le(-6, '10:00'), proposer(ouvre(2, '17:00')))],
    },
    {
      cle: 'elodie déplace',
      personne: ELODIE,
      commandee: le(-12, '12:30'),
      demande: demande('8', 'Refaire le publipostage de l’association avant l’assemblée générale.', {
        creneau: 'midi',
      }),
      etapes: [
        etape(le(-10, '09:00'), proposer(ouvre(3, '14:30'))),
        etape(le(-9, '18:40'), ACCEPTER),
        etape(le(-2, '12:00'), {
          genre: 'deplacer',
          motif: 'Réunion imprévue, désolée.',
          souhaits: [{ jour: jourOuvre(aujourdhui, 6), creneau: 'apres-midi' }],
        }),
        etape(le(-1, '15:30'), proposer(ouvre(6, '14:30'))),
      ],
    },
  ]
}
