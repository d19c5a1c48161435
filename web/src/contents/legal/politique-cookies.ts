import type { Texte } from '#domain/conditions/texte'
import { MOIS_CONSENTEMENT } from '#domain/consentement/consentement'
import { MOIS_NAVIGATION } from '#domain/conservation/durees'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { fr } from '../typographie.ts'

type Section = Texte['sections'][number]

const TYPES: Section = {
  id: 'types',
  titre: 'Les trois types, et ce que ce site en fait',
  blocs: [
    {
      faits: [
        [
          'Strictement nécessaires',
          'commande.brouillon et commande.confirmation (votre commande en cours et sa référence, effacées à la déconnexion ou quand vous fermez l’onglet) ; brouillon, suivi d’un nom (ce que vous êtes en train d’écrire, effacé à l’envoi, à la déconnexion ou quand vous fermez l’onglet) ; token et client (votre connexion, jusqu’à ce que vous vous déconnectiez). Ils ne demandent pas d’accord.',
        ],
        [
          'Performance',
          `aucun. Ce site ne mesure pas ses visites. S’il le faisait un jour, ce serait avec votre accord et pour ${MOIS_NAVIGATION} mois au plus.`,
        ],
        [
          'Fonctionnels',
          `cookie_consent (votre réponse, acceptée ou refusée) et cookie_consent_date (son jour). La question vous est posée de nouveau après ${MOIS_CONSENTEMENT} mois.`,
        ],
      ],
    },
    'Ces informations sont rangées dans le stockage de votre navigateur et non dans des cookies envoyés à chaque page. Elles ne servent qu’à ce site.',
  ],
}

/** Cookie policy: what the site really stores, and nothing else. */
export const politiqueCookies = ({ email }: EntreprisePublique): Texte =>
  fr({
    titre: 'Politique de cookies',
    chapeau:
      'Ce site garde le moins possible sur votre appareil : de quoi fonctionner, et votre réponse à la question des cookies.',
    sections: [
      {
        id: 'definition',
        titre: 'Qu’est-ce qu’un cookie ?',
        blocs: [
          'Un cookie est un petit texte qu’un site dépose sur votre appareil pour s’en souvenir plus tard. Le stockage du navigateur rend le même service. La loi les traite de la même façon.',
        ],
      },
      TYPES,
      {
        id: 'gerer',
        titre: 'Gérer votre choix',
        blocs: [
          'Refuser est aussi simple qu’accepter, et ne rien répondre vaut refus. Le site fonctionne de la même façon dans les trois cas.',
          'Vous pouvez revenir sur votre choix avec le bouton « Modifier mon choix » de cette page, ou en bas de chaque page. Votre navigateur permet aussi d’effacer à tout moment ce qu’un site y a gardé.',
        ],
      },
      {
        id: 'contact',
        titre: 'Contact',
        blocs: [
          `Une question sur les cookies : ${email}.`,
          { lien: 'Lire la politique de confidentialité', href: '/politique-confidentialite' },
        ],
      },
    ],
  })
