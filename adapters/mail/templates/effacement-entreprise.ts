import type { CompteEfface, ContenuCourriel } from '#application/ports/mail-templates'
import { formaterPlage } from '#domain/calendrier/formater-plage'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { fr } from '#domain/shared/typographie'
import { type Bloc, dire, enumerer, intituler } from './bloc.ts'
import { rediger } from './rediger.ts'

const direVisites = (visites: readonly VisiteEffacee[]): readonly Bloc[] => [
  intituler(visites.length > 1 ? 'Ces visites n’auront pas lieu' : 'Cette visite n’aura pas lieu'),
  enumerer(
    visites.map(({ reference, debut, fin }) => fr(`${formaterPlage(new Date(debut), new Date(fin))} (${reference})`)),
  ),
  dire('Le fichier joint la retire de votre agenda. Le site n’en a pas averti le client : son adresse est effacée.'),
]

/** To the business: an account is gone, with the orders that nothing keeps. Only their references are left. */
export const effacementEntreprise = (
  { references, visites }: CompteEfface,
  entreprise: Entreprise,
): ContenuCourriel => {
  const commandes = references.length > 1 ? `${references.length} commandes effacées` : '1 commande effacée'
  return rediger({
    sujet: `Compte client effacé – ${references.slice(0, 3).join(', ')}${references.length > 3 ? '…' : ''}`,
    titre: 'Compte client effacé',
    apercu: commandes,
    entreprise,
    blocs: [
      dire(
        visites.length === 0
          ? 'Un compte client vient d’être effacé avec ses données. Vous n’avez rien à faire.'
          : 'Un compte client vient d’être effacé avec ses données.',
      ),
      ...(visites.length === 0 ? [] : direVisites(visites)),
      intituler(commandes),
      enumerer(references),
      dire('Si une date était proposée pour l’une d’elles, son créneau est libre.'),
    ],
  })
}
