import { ACCEPTER, demande, etape, type Histoire, proposer, statut } from '../histoire.ts'
import { le } from '../moment.ts'
import { BERNARD, CAMILLE } from '../personnes.ts'

/** What went otherwise than planned. */
export const ACCIDENTS: readonly Histoire[] = [
  {
    cle: 'bernard annule tard',
    personne: BERNARD,
    commandee: le(-20, '09:00'),
    demande: demande('2', 'Dépoussiérage d’un ancien PC.', { creneau: 'apres-midi' }),
    etapes: [
      etape(le(-17, '09:00'), proposer(le(-13, '16:00'))),
      etape(le(-16, '09:00'), ACCEPTER),
      etape(le(-13, '11:30'), { genre: 'annuler', motif: 'Le PC ne s’allume plus du tout, j’en rachète un.' }),
    ],
  },
  {
    cle: 'camille reprise',
    personne: CAMILLE,
    commandee: le(-40, '18:00'),
    demande: demande('5', 'Réinstallation complète du portable.', { creneau: 'matin' }),
    etapes: [
      etape(le(-38, '10:00'), proposer(le(-34, '09:30'))),
      etape(le(-38, '19:00'), ACCEPTER),
      etape(le(-34, '09:35'), statut('en_cours')),
      etape(le(-34, '11:00'), statut('terminé')),
      etape(le(-28, '10:00'), statut('en_cours', 'Le son manque depuis la réinstallation : pilote à remettre.')),
      etape(le(-27, '17:00'), statut('terminé')),
    ],
  },
]
