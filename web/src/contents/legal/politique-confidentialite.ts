import type { Texte } from '#domain/conditions/texte'
import {
  ANNEES_BASE_ACTIVE,
  ANNEES_CLIENT,
  ANNEES_CONTRAT,
  ANNEES_FACTURES,
  ANNEES_RETRACTATION,
  JOURS_COURRIELS,
  JOURS_TECHNIQUES,
  MOIS_AVENANT,
  MOIS_ESTIMATION,
  MOIS_NAVIGATION,
  SEUIL_CONTRAT_ARCHIVE,
} from '#domain/conservation/durees'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from '../typographie.ts'

type Section = Texte['sections'][number]

const collecte: readonly Section[] = [
  {
    id: 'donnees',
    titre: 'Données collectées',
    blocs: [
      'Seules les données utiles sont demandées, et elles viennent de vous.',
      {
        liste: [
          'Contact : votre nom, votre adresse email et votre message.',
          'Commande : votre nom, votre adresse email, votre téléphone, l’adresse de l’intervention, votre demande et le créneau souhaité.',
          'Suivi : ce que l’atelier note pour lui de vos échanges au téléphone ; vous pouvez demander à le lire.',
          'Compte : une empreinte de votre mot de passe, jamais le mot de passe lui-même, et l’historique de vos devis et prestations.',
          'Fonctionnement : le journal technique du serveur, sans contenu de message, pour la sécurité et la correction des pannes.',
        ],
      },
    ],
  },
  {
    id: 'finalites',
    titre: 'Finalités',
    blocs: [
      {
        liste: [
          'Calculer un prix et un déplacement, établir un devis.',
          'Exécuter la prestation et en assurer le suivi.',
          'Facturer et tenir la comptabilité.',
          'Répondre à vos messages.',
          'Protéger le site contre les abus et corriger ses erreurs.',
        ],
      },
      'Aucune publicité, aucun profilage, aucune décision automatisée, aucune revente.',
    ],
  },
  {
    id: 'base-legale',
    titre: 'Base légale',
    blocs: [
      {
        faits: [
          ['Contrat', 'devis, commande, prestation, compte client'],
          ['Obligation légale', 'factures, comptabilité, conservation des contrats'],
          ['Intérêt légitime', 'réponse aux messages, sécurité du site'],
          ['Consentement', 'tout ce qui ne serait pas nécessaire au service ; il se retire à tout moment'],
        ],
      },
    ],
  },
]

const conservation: Section = {
  id: 'conservation',
  titre: 'Durée de conservation',
  blocs: [
    {
      faits: [
        ['Fichier des clients actifs', `${ANNEES_BASE_ACTIVE} ans après le dernier contact`],
        ['Archives des clients', `jusqu’à ${ANNEES_CLIENT} ans après la dernière prestation, puis effacement`],
        ['Factures et règlements', `${ANNEES_FACTURES} ans`],
        [
          `Contrat en ligne de ${formaterMontant(SEUIL_CONTRAT_ARCHIVE)} ou plus`,
          `${ANNEES_CONTRAT} ans, accessible au client`,
        ],
        ['Déclarations de rétractation', `${ANNEES_RETRACTATION} ans`],
        ['Messages sans compte', `${ANNEES_BASE_ACTIVE} ans après le dernier message`],
        ['Estimations sans commande', `${MOIS_ESTIMATION} mois`],
        ['Avenants non acceptés', `${MOIS_AVENANT} mois, une fois la commande close`],
        ['Courriels envoyés', `${JOURS_COURRIELS} jours`],
        ['Essais de connexion', `${JOURS_TECHNIQUES} jours`],
        ['Données de navigation', `${MOIS_NAVIGATION} mois au plus`],
      ],
    },
    'Si vous demandez l’effacement de votre compte, il est fait sans attendre ces délais, sauf pour ce que la loi oblige à garder ou qui sert de preuve : factures, règlements, contrats et déclarations de rétractation ci-dessus.',
  ],
}

const droits = ({ email, adresse, codePostal, ville }: EntreprisePublique): Section => ({
  id: 'droits',
  titre: 'Vos droits',
  blocs: [
    'Vous pouvez consulter vos données, les faire rectifier ou effacer, en recevoir une copie réutilisable, vous opposer à un traitement ou en demander la limitation.',
    `Écrivez à ${email} ou à ${adresse}, ${codePostal} ${ville}. La réponse vous parvient dans le mois.`,
    'Si cette réponse ne vous satisfait pas, vous pouvez saisir la CNIL.',
    { lien: 'Adresser une plainte à la CNIL', href: 'https://www.cnil.fr/fr/plaintes' },
  ],
})

const transferts = ({ hebergeur }: EntreprisePublique, tuiles: string | null): Section => ({
  id: 'transferts',
  titre: 'Destinataires et transferts',
  blocs: [
    {
      liste: [
        `Hébergement : les données sont conservées chez ${hebergeur.nom}.`,
        'Recherche d’adresse : notre serveur interroge le service public d’adresses (Géoplateforme de l’IGN). Il lui transmet l’adresse tapée, sans votre nom ; votre navigateur ne le contacte jamais.',
        tuiles === null
          ? 'Carte : elle est dessinée par ce site, sans appel à un autre serveur.'
          : `Carte : elle est dessinée par ce site. Si vous demandez la carte détaillée, et seulement alors, votre navigateur prend ses images sur le serveur ${tuiles}, qui voit votre adresse IP.`,
        'PayPal ou votre banque, seulement si vous choisissez de payer par leur moyen.',
      ],
    },
    'Aucune autre donnée n’est transmise à un tiers, ni en France ni hors de l’Union européenne.',
  ],
})

/** Privacy policy. `tuiles` is the host of the map's images, `null` without any. */
export const politiqueConfidentialite = (entreprise: EntreprisePublique, tuiles: string | null): Texte =>
  fr({
    titre: 'Politique de confidentialité',
    chapeau: `${entreprise.nom}, représenté par ${entreprise.responsable}, est responsable des données que vous lui confiez. Voici lesquelles, pourquoi, et pour combien de temps.`,
    sections: [
      ...collecte,
      conservation,
      droits(entreprise),
      {
        id: 'securite',
        titre: 'Sécurité',
        blocs: [
          'Les échanges avec le site en ligne sont chiffrés. Les mots de passe ne sont gardés que sous forme d’empreinte irréversible. Seul le responsable accède aux données, et les sauvegardes sont protégées de la même façon.',
        ],
      },
      transferts(entreprise, tuiles),
      {
        id: 'modifications',
        titre: 'Modifications',
        blocs: [
          'Cette page change quand le site change. Une modification importante est annoncée aux clients par courriel.',
        ],
      },
      {
        id: 'contact',
        titre: 'Contact',
        blocs: [
          `Pour toute question sur vos données : ${entreprise.email}.`,
          { lien: 'Écrire par le formulaire de contact', href: '/contact' },
        ],
      },
    ],
  })
