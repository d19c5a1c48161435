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
} from './histoire.ts'
import { le, ouvreDes } from './moment.ts'
import { CAMILLE, HABITUES } from './personnes.ts'

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

/** The orders of the past year, all done or cancelled; repeatable for the same day and draws. */
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
