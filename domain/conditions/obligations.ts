import { formaterMontant } from '#domain/shared/montant'
import { FRAIS_ABSENCE, PREAVIS_RENDEZ_VOUS_HEURES } from './regles.ts'
import type { Section } from './texte.ts'

export const CLIENT: Section = {
  id: 'client',
  titre: 'Obligations du client',
  blocs: [
    {
      liste: [
        'Donner des informations exactes : coordonnées, adresse, description de la demande.',
        'Permettre l’accès au matériel, au courant électrique et, si besoin, à la connexion internet, et être présent ou représenté par un adulte.',
        'Disposer des droits sur le matériel, les logiciels et les données confiés.',
        'Sauvegarder ses données avant l’intervention, ou demander au technicien de le faire quand la machine le permet.',
        'Régler le prix convenu.',
      ],
    },
    `Un rendez-vous se déplace ou s’annule sans frais jusqu’à ${PREAVIS_RENDEZ_VOUS_HEURES} h avant. En cas d’absence ou de prévenance plus tardive, ${formaterMontant(FRAIS_ABSENCE)} peuvent être facturés, non remboursables, sans jamais dépasser le prix de la commande. Rien n’est dû en cas de force majeure.`,
  ],
}

export const PRESTATAIRE: Section = {
  id: 'prestataire',
  titre: 'Obligations et responsabilité du prestataire',
  blocs: [
    'Le prestataire exécute la prestation avec soin, selon les règles de l’art, et explique ce qu’il a fait. Il est tenu d’une obligation de moyens : certaines pannes ne peuvent pas être réparées, ou pas à un prix raisonnable. Il le dit alors avant d’engager d’autres frais.',
    'Il garde confidentiel tout ce qu’il voit à l’occasion de l’intervention et n’ouvre que les données utiles à celle-ci.',
    'Il ne répond pas d’un dommage dû à une information inexacte du client, à un défaut antérieur du matériel, à une intervention ultérieure d’un tiers ou à un cas de force majeure.',
    'Pour les particuliers, les pièces fournies bénéficient de la garantie légale de conformité (articles L. 217-3 et suivants du code de la consommation) et de la garantie des vices cachés (articles 1641 et suivants du code civil).',
    'Envers un client professionnel, la responsabilité du prestataire est limitée au prix de la prestation en cause, sauf faute lourde ou dolosive. Cette limite ne s’applique pas aux particuliers, qui conservent tous leurs droits.',
  ],
}
