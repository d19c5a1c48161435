import type { ContenuCourriel } from '#application/ports/mail-templates'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Reference } from '#domain/prestation/reference'
import { dire, enumerer, intituler } from './bloc.ts'
import { rediger } from './rediger.ts'

/** To the business: an account is gone, with the orders that nothing keeps. Only their references are left. */
export const effacementEntreprise = (references: readonly Reference[], entreprise: Entreprise): ContenuCourriel => {
  const commandes = references.length > 1 ? `${references.length} commandes effacées` : '1 commande effacée'
  return rediger({
    sujet: `Compte client effacé – ${references.slice(0, 3).join(', ')}${references.length > 3 ? '…' : ''}`,
    titre: 'Compte client effacé',
    apercu: commandes,
    entreprise,
    blocs: [
      dire('Un compte client vient d’être effacé avec ses données. Vous n’avez rien à faire.'),
      intituler(commandes),
      enumerer(references),
      dire('Si une date était proposée pour l’une d’elles, son créneau est libre.'),
    ],
  })
}
