import { demande, etape, type Histoire } from '../histoire.ts'
import { le } from '../moment.ts'
import { BERNARD, JEAN_NOEL, MARCEL, ODILE, YVETTE } from '../personnes.ts'

/** Orders whose client waits for a call: late, due, and just arrived. */
export const A_RAPPELER: readonly Histoire[] = [
  {
    cle: 'odile en retard',
    personne: ODILE,
    commandee: le(-7, '10:20'),
    demande: demande(
      '5',
      'L’ordinateur met dix minutes à démarrer. Les photos des petits-enfants sont dessus, je ne veux rien perdre.',
      { creneau: 'matin', notes: 'Sonner deux fois, le chien aboie mais n’est pas méchant.' },
    ),
    etapes: [etape(le(-6, '18:00'), { genre: 'priorite', priorite: 'urgente' })],
  },
  {
    cle: 'marcel en retard',
    personne: MARCEL,
    commandee: le(-6, '16:45'),
    demande: demande('6', 'Je débute avec une tablette et un ordinateur portable.', {
      heures: 4,
      creneau: 'apres-midi',
    }),
    etapes: [],
  },
  {
    cle: 'jean-noel à rappeler',
    personne: JEAN_NOEL,
    commandee: le(-2, '09:15'),
    demande: demande('3', 'Des publicités s’ouvrent toutes seules.', { heures: 2, creneau: 'matin' }),
    etapes: [etape(le(-1, '09:00'), { genre: 'priorite', priorite: 'importante' })],
  },
  {
    cle: 'yvette à rappeler',
    personne: YVETTE,
    commandee: le(-1, '17:30'),
    demande: demande('12', 'L’imprimante n’imprime plus depuis la mise à jour.'),
    etapes: [],
  },
  {
    cle: 'bernard du jour',
    personne: BERNARD,
    commandee: le(0, '07:50'),
    demande: demande(
      'Récupération de photos',
      'Un disque externe tombé par terre : on entend un clic, plus rien ne s’affiche.',
      {
        heures: 2,
      },
    ),
    etapes: [],
  },
]
