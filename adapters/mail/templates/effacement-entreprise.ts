import type { CompteEfface, ContenuCourriel } from '#application/ports/mail-templates'
import { formaterPlage } from '#domain/calendrier/formater-plage'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Reference } from '#domain/prestation/reference'
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

const compter = (references: readonly Reference[], une: string, plusieurs: string): string | null => {
  if (references.length === 0) return null
  return references.length > 1 ? `${references.length} ${plusieurs}` : `1 ${une}`
}

const direEffacees = (references: readonly Reference[]): readonly Bloc[] => {
  const titre = compter(references, 'commande effacée', 'commandes effacées')
  return titre === null
    ? []
    : [
        intituler(titre),
        enumerer(references),
        dire(
          references.length > 1
            ? 'Si une date était proposée pour l’une d’elles, son créneau est libre.'
            : 'Si une date était proposée pour elle, son créneau est libre.',
        ),
      ]
}

const direConservees = (references: readonly Reference[]): readonly Bloc[] => {
  const titre = compter(references, 'commande gardée à part', 'commandes gardées à part')
  return titre === null
    ? []
    : [
        intituler(titre),
        enumerer(references),
        dire(
          `La loi oblige à ${references.length > 1 ? 'les' : 'la'} garder, pour ${references.length > 1 ? 'leur facture ou leur' : 'sa facture ou son'} contrat : ${references.length > 1 ? 'elles ne sont plus liées' : 'elle n’est plus liée'} à un compte.`,
        ),
      ]
}

/** To the business: an account is gone, with the orders that nothing keeps; those that the law keeps are told apart. Only their references are left. */
export const effacementEntreprise = (
  { references, conservees, visites }: CompteEfface,
  entreprise: Entreprise,
): ContenuCourriel => {
  const effacees = references.filter((reference) => !conservees.includes(reference))
  const commandes = [
    compter(effacees, 'commande effacée', 'commandes effacées'),
    compter(conservees, 'commande gardée', 'commandes gardées'),
  ].filter((texte) => texte !== null)
  return rediger({
    sujet: `Compte client effacé – ${references.slice(0, 3).join(', ')}${references.length > 3 ? '…' : ''}`,
    titre: 'Compte client effacé',
    apercu: commandes.join(', '),
    entreprise,
    blocs: [
      dire(
        visites.length === 0
          ? 'Un compte client vient d’être effacé avec ses données. Vous n’avez rien à faire.'
          : 'Un compte client vient d’être effacé avec ses données.',
      ),
      ...(visites.length === 0 ? [] : direVisites(visites)),
      ...direEffacees(effacees),
      ...direConservees(conservees),
    ],
  })
}
