import type { DateCivile } from '#domain/calendrier/date-civile'
import { ACCEPTER, demande, etape, type Histoire, payerDAvance, proposer, statut } from '../histoire.ts'
import { jourOuvre, le } from '../moment.ts'
import { CAMILLE, HENRI, KARIM, MONIQUE, ODILE, SARAH, THOMAS } from '../personnes.ts'

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
