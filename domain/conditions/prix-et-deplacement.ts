import { formaterHeure } from '#domain/calendrier/formater-date'
import { JOURS_CONTACT } from '#domain/calendrier/delai-contact'
import { INTERVENTIONS } from '#domain/calendrier/horaires'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant } from '#domain/shared/montant'
import { KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { COEFFICIENT_MAJORATION } from '#domain/tarification/majoration'
import { TARIF_HORAIRE_SUR_MESURE } from '#domain/tarification/sur-mesure'
import { BASE_CODE_POSTAL, BASE_VILLE } from '#domain/zone/coordonnees'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import {
  COEFFICIENT_PENALITES,
  FRAIS_DIAGNOSTIC,
  INDEMNITE_RECOUVREMENT,
  PREAVIS_RENDEZ_VOUS_HEURES,
} from './regles.ts'
import type { Section } from './texte.ts'

const [semaine] = INTERVENTIONS
const OUVERTURE = semaine ? `${formaterHeure(semaine.de)} – ${formaterHeure(semaine.a)}` : ''

/** Section 9: base town of the terms; distances are measured from Montmorot all the same. */
const VILLE_VOISINE = 'Lons-le-Saunier'

export const DEPLACEMENT: Section = {
  id: 'deplacement',
  titre: 'Déplacement à domicile ou au bureau',
  blocs: [
    `Le prestataire intervient à domicile, au bureau ou, pour les prestations qui s’y prêtent, à distance. Il est établi à ${BASE_VILLE} (${BASE_CODE_POSTAL}), près de ${VILLE_VOISINE}. Toutes les distances sont mesurées à vol d’oiseau depuis ${BASE_VILLE}.`,
    {
      liste: [
        `Jusqu’à ${RAYON_INTERVENTION_KM} km : la prestation se commande en ligne.`,
        `De ${RAYON_INTERVENTION_KM} à ${RAYON_SUR_DEMANDE_KM} km : le déplacement se fait sur demande, par le formulaire de contact.`,
        `Au-delà de ${RAYON_SUR_DEMANDE_KM} km : le prestataire ne se déplace pas.`,
        'À distance : aucune limite de zone, aucun frais de déplacement.',
      ],
    },
    `Le déplacement est offert jusqu’à ${KM_OFFERTS} km aller-retour (${KM_OFFERTS / 2} km aller). Au-delà, chaque kilomètre aller-retour supplémentaire coûte ${formaterMontant(PRIX_DU_KM)}. L’aller-retour est le double de la distance à vol d’oiseau, arrondi au dixième de kilomètre ; le calcul est détaillé sur le devis.`,
    `Les interventions ont lieu du lundi au vendredi, ${OUVERTURE}. Un rendez-vous le samedi, le dimanche ou un jour férié peut être convenu, au prix indiqué à l’article sur les tarifs.`,
  ],
}

export const DEVIS: Section = {
  id: 'devis',
  titre: 'Diagnostic et devis',
  blocs: [
    `Avant toute commande, le site établit un devis personnalisé, gratuit et détaillé, valable ${VALIDITE_JOURS} jours. Il peut être téléchargé depuis la page de confirmation et il est joint au courriel de confirmation.`,
    'La commande est conclue quand le client appuie sur « Valider et commander avec obligation de paiement ». Un courriel la confirme sans délai, avec une référence unique. Un compte client est créé à la première commande.',
    `Le technicien contacte ensuite le client sous ${24 * JOURS_CONTACT.auPlusTot} à ${24 * JOURS_CONTACT.auPlusTard} h, en jours ouvrés, et lui envoie une proposition de rendez-vous, que le client accepte ou refuse. La réponse peut être changée jusqu’à ${PREAVIS_RENDEZ_VOUS_HEURES} h avant le rendez-vous.`,
    'Le devis peut être ajusté après échange avec le technicien. Aucun supplément n’est facturé sans l’accord préalable du client.',
    `Quand il faut rechercher une panne avant de pouvoir chiffrer sa réparation, ce diagnostic est gratuit si le devis qui en résulte est commandé. Sinon, il est facturé ${formaterMontant(FRAIS_DIAGNOSTIC)}, plus les frais de déplacement éventuels. Ce prix est rappelé avant le diagnostic.`,
  ],
}

const PRIX: Section['blocs'] = [
  'Les prix sont nets. Le prestataire relève de la micro-entreprise : TVA non applicable, art. 293 B du CGI. Pour les particuliers, les prix affichés s’entendent toutes taxes comprises.',
  {
    liste: [
      'Au forfait : le prix est fixe, pour la prestation et la durée indiquées.',
      `À l’heure : la première heure est due en entier, puis chaque quart d’heure commencé. Une demande sur mesure est facturée ${formaterMontant(TARIF_HORAIRE_SUR_MESURE)} de l’heure.`,
      'Pièces : elles sont facturées à part, après accord du client sur leur prix. Pour une réparation, le client choisit entre pièce neuve et pièce issue de l’économie circulaire.',
    ],
  },
  `Le devis donne le prix d’une intervention en semaine et, à côté, celui du week-end. Le samedi, le dimanche et les jours fériés, le prix du travail est multiplié par ${COEFFICIENT_MAJORATION}, mais ni le déplacement ni les pièces. Une proposition de rendez-vous pour l’un de ces jours porte le prix recalculé ; l’accepter vaut accord sur ce prix.`,
]

const paiement = (nom: string): Section['blocs'] => [
  'Rien n’est payé en ligne à la commande.',
  {
    liste: [
      'Sur place : règlement après l’intervention, en espèces, par virement ou par PayPal. Les chèques ne sont pas acceptés.',
      `À distance : règlement ${JOURS_PAIEMENT_A_DISTANCE} jours avant la date convenue, par virement ou par PayPal.`,
    ],
  },
  'Une somme versée avant la facture est un acompte, et non des arrhes (Code de la consommation, art. L. 214-1) : elle vient en déduction de la facture, et elle est rendue si l’intervention n’a pas lieu, sauf ce qui est dû.',
  'Particuliers : en cas de retard, les sommes dues portent intérêt au taux légal après mise en demeure.',
  `Professionnels : en cas de retard, pénalités de ${COEFFICIENT_PENALITES} fois le taux d’intérêt légal, exigibles sans rappel, et indemnité forfaitaire de recouvrement de ${formaterMontant(INDEMNITE_RECOUVREMENT)}. Pas d’escompte pour paiement anticipé.`,
  `${nom} remet une facture pour chaque prestation.`,
]

export const tarifs = ({ nom }: EntreprisePublique): Section => ({
  id: 'tarifs',
  titre: 'Tarifs et paiement',
  blocs: [...PRIX, ...paiement(nom)],
})
