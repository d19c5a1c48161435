import type { DateCivile } from '#domain/calendrier/date-civile'
import { ACCEPTER, demande, etape, type Histoire, proposer } from '../histoire.ts'
import { jourOuvre, le } from '../moment.ts'
import { CAMILLE, ELODIE, LUCIE, NADIA, PAUL } from '../personnes.ts'

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
