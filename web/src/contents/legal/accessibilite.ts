import { formaterTelephone } from '#domain/client/telephone'
import type { Texte } from '#domain/conditions/texte'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { fr } from '../typographie.ts'

/** What is done for everybody to be able to use the site, and what is not known. Claims no audit. */
export const accessibilite = ({ email, telephone }: EntreprisePublique): Texte =>
  fr({
    titre: 'Accessibilité',
    chapeau:
      'Ce site est fait pour que chacun puisse le lire et commander. Voici où il en est, sans rien promettre de plus.',
    sections: [
      {
        id: 'etat',
        titre: 'Où en est le site',
        blocs: [
          'Il est conçu d’après les règles internationales WCAG 2.2, niveau AA. Il n’a pas fait l’objet d’un audit de conformité par un tiers : aucune conformité n’est donc déclarée.',
          'Une très petite entreprise n’est pas tenue à cette déclaration. Le travail est fait parce qu’il est utile.',
        ],
      },
      {
        id: 'fait',
        titre: 'Ce qui est fait',
        blocs: [
          {
            liste: [
              'Tout se fait au clavier ; la position est toujours visible, et un lien mène droit au contenu.',
              'Chaque champ a son étiquette, chaque erreur dit quoi corriger, à côté du champ.',
              'Les textes contrastent avec le fond, de jour comme de nuit, et rien n’est dit par la seule couleur.',
              'Les pages se lisent sur un petit écran et avec un fort grossissement, sans défilement de côté.',
              'Les mouvements s’effacent si votre appareil le demande.',
              'La carte a son équivalent en texte.',
            ],
          },
          'Des vérifications automatiques passent sur chaque page à chaque changement. Elles ne voient qu’une partie des défauts.',
        ],
      },
      {
        id: 'limites',
        titre: 'Limites connues',
        blocs: [
          {
            liste: [
              'Le site n’a pas été essayé avec tous les lecteurs d’écran ni avec tous les navigateurs.',
              'La copie à la souris est désactivée dans les conditions générales ; elles peuvent être lues au clavier et par un lecteur d’écran, et imprimées.',
              'Sans JavaScript, les pages se lisent mais le prix ne se calcule pas : le téléphone prend le relais.',
            ],
          },
        ],
      },
      {
        id: 'aide',
        titre: 'Une difficulté ?',
        blocs: [
          `Dites-le à ${email} ou au ${formaterTelephone(telephone)} : ce que vous cherchiez vous est donné autrement, et le défaut est corrigé.`,
          { lien: 'Écrire par le formulaire de contact', href: '/contact' },
        ],
      },
    ],
  })
