import type { PresentationDuDossier } from '#application/comptabilite/presentation-du-dossier'
import { formaterDate } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterSiren } from '#domain/client/formater-siren'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { formaterSiret } from '#domain/entreprise/formater-siret'

type Nommes = readonly (readonly [nom: string, texte: string])[]

/** A title, short facts beside their names, paragraphs under theirs, and points. */
export type PartieDuLisezMoi = {
  readonly titre: string
  readonly faits?: Nommes
  readonly rubriques?: Nommes
  readonly points?: readonly string[]
}

const entete = ({ entreprise, annee, faitLe, cloture }: PresentationDuDossier): PartieDuLisezMoi => ({
  titre: `Dossier comptable ${annee}`,
  faits: [
    ['Entreprise', `${entreprise.nom}, ${entreprise.forme}, ${entreprise.responsable}`],
    ['Adresse', `${entreprise.adresse}, ${entreprise.codePostal} ${entreprise.ville}`],
    ['SIREN', formaterSiren(entreprise.siren)],
    ['SIRET', formaterSiret(entreprise.siret)],
    ['Année', `année civile ${annee}, du 1er janvier au 31 décembre`],
    ['Fait le', formaterDate(dateParis(faitLe))],
  ],
  points:
    cloture < periodeDeLAnnee(annee).au
      ? [
          `L’année n’est pas finie : ce dossier dit ce qui est écrit au ${formaterDate(cloture)}, et il est à refaire après le 31 décembre.`,
        ]
      : [],
})

const REGLES: PartieDuLisezMoi = {
  titre: 'Règles suivies',
  rubriques: [
    [
      'Encaissements',
      'Une recette compte le jour où l’argent a bougé (CGI, art. 50-0), quelle que soit la date de la facture. Un remboursement est une ligne négative, au jour où il part. Une erreur de saisie n’est jamais effacée : une écriture contraire, au jour de la correction, l’annule.',
    ],
    [
      'TVA',
      'Franchise en base (CGI, art. 293 B) : aucune TVA n’est facturée ni récupérée. Tous les montants sont en euros, sans TVA.',
    ],
    [
      'Services et ventes',
      'Les pièces et le matériel vendus sont des ventes ; le travail, le déplacement et le reste sont des services. Chaque encaissement se partage comme la facture qu’il paie, au centime : quand elle est soldée, ses parts font exactement ses lignes. Les formations sont comptées dans les services : le site ne les distingue pas. Si elles relèvent des BNC, ou les dépannages des BIC, c’est à votre comptable de le dire. La part est fixée quand l’écriture est passée ; si une facture ou un avoir en décide autrement ensuite, une ligne de 0,00 € le dit, au jour de ce document.',
    ],
    [
      'Acomptes',
      'L’argent reçu avant la facture est une recette du jour où il est reçu. Il porte la référence de la commande tant qu’aucune facture n’est émise ; la facture le reprend ensuite et le déduit.',
    ],
    [
      'Factures d’acompte',
      'Un professionnel reçoit une facture d’acompte (ACO) pour chaque somme versée avant la facture (CGI, art. 289, I, 1, c), un avoir (AVO) sur elle pour ce qui lui en est rendu ; un particulier n’en reçoit pas. La facture qui suit porte le prix entier et déduit les acomptes : ces documents n’ajoutent rien, et n’enlèvent rien, aux ventes, aux recettes et aux créances.',
    ],
    [
      'Avoirs',
      'Une facture émise n’est jamais modifiée. Un avoir en rend tout ou partie. Il ne change pas les recettes : seul le remboursement, s’il y en a un, les diminue.',
    ],
    [
      'Seuils',
      'Ceux d’une année entière. Si l’activité a commencé dans l’année, ils se réduisent au prorata des jours : la synthèse ne le fait pas.',
    ],
    [
      'Déclarations',
      'L’encaissé se déclare chaque mois ou chaque trimestre, selon l’option choisie : la synthèse a les deux.',
    ],
    [
      'Numéros',
      'Factures (FAC), factures d’acompte (ACO) et avoirs (AVO) se suivent sans trou, chaque série dans l’année de son émission. Les avoirs sur acompte sont de la série des autres avoirs.',
    ],
    [
      'Années antérieures',
      'Une facture d’une année antérieure figure ici quand elle a été encaissée, remboursée ou corrigée par un avoir pendant l’année : c’est alors une recette, ou une correction, de l’année.',
    ],
  ],
}

const fichiers = (annee: number, cloture: string): PartieDuLisezMoi => ({
  titre: 'Fichiers',
  rubriques: [
    [
      `synthese-${annee}.csv`,
      'Encaissé par mois, par trimestre et pour l’année : services, ventes, total, nombre d’écritures. Dessous, les seuils de l’année, ce qui en est atteint, et leur texte. « À vérifier » : seuil annoncé par l’administration. En bas, s’il y en a : les écritures de l’année saisies après le 31 décembre, et celles qui ont été annulées depuis, leur nombre et leur somme.',
    ],
    [
      `recettes-${annee}.csv`,
      'Le livre des recettes, dans l’ordre des dates : date, client, nature de ce qui est vendu, facture (ou commande, pour un acompte), mode d’encaissement, montant, et sa part de services et de ventes. « Facture d’acompte ou avoir » nomme ce qu’un professionnel a reçu pour un acompte, versé ou rendu. « Saisie le » est le jour de l’enregistrement : il distingue deux dossiers d’une même année. « Annulée le » est le jour de l’écriture contraire, qui compte à ce jour-là, peut-être dans une autre année. La somme du livre est la ligne « Année » de la synthèse.',
    ],
    [
      `b2c-${annee}.csv`,
      'Les ventes aux particuliers, jour par jour, pour la déclaration des transactions : facturé et encaissé, services et ventes. « Transactions » compte les factures et les avoirs du jour ; un avoir y compte pour un, et ses montants sont négatifs. « E » : exonéré de TVA.',
    ],
    [
      `factures-${annee}.csv`,
      'Tous les documents émis dans l’année ; un avoir y est négatif, et « Facture corrigée » nomme celle qu’il rend. Chaque colonne s’additionne telle quelle : la somme de « Total » est ce qui a été facturé, avoirs déduits. Une facture d’acompte et ses avoirs n’ont pas de total : leur montant est dans « Acompte facturé », qui ne s’ajoute à aucune autre colonne. « Réglé » et « Reste dû » sont ceux du jour où ce dossier est fait.',
    ],
    [
      `factures-anterieures-${annee}.csv`,
      'Les factures d’années antérieures que l’année concerne : ce qui en a été encaissé et rendu par avoir dans l’année, et ce qu’il en restait dû à la clôture.',
    ],
    [
      `factures-posterieures-${annee}.csv`,
      'Les factures émises après l’année pour un acompte reçu pendant l’année. « Encaissé dans l’année » est cet acompte. Souvent vide.',
    ],
    [
      `factures-acompte-${annee}.csv`,
      'Les factures d’acompte que l’année concerne : émises, reçues, rendues ou déduites dans l’année. « Avoirs » nomme ceux qui en ont rendu tout ou partie ; « Déduit par », la facture qui les déduit, et une deuxième quand la première a été rendue par un avoir total, puis refaite. Les deux sont à jour au moment où ce dossier est fait.',
    ],
    [
      `creances-dettes-${annee}.csv`,
      `Ce qui restait dû le ${cloture} au soir, quoi qu’il soit arrivé ensuite. Solde positif : dû par le client (créance). Négatif : dû par l’entreprise, à rembourser, ou acompte reçu pour un travail qui n’était pas encore facturé. L’acompte d’une commande annulée ou rétractée à cette date est à rembourser ; « Échéance » est alors, après une rétractation, le dernier jour pour le rendre (14 jours : Code de la consommation, L. 221-24).`,
    ],
    ['documents/', 'Chaque facture, facture d’acompte et avoir de l’année, tel qu’il a été émis (PDF).'],
    [
      'documents/anterieurs/',
      'Les factures de factures-anterieures et les factures d’acompte d’années antérieures, avec leurs avoirs d’avant l’année.',
    ],
    [
      'documents/posterieurs/',
      'Les factures de factures-posterieures, et ce qui a été émis après l’année pour un acompte de l’année.',
    ],
  ],
})

const LECTURE: PartieDuLisezMoi = {
  titre: 'Lecture et contrôle',
  points: [
    'Pour contrôler les sommes : encaissé de l’année = « Total » de factures, plus les soldes de creances-dettes de l’année d’avant, moins ceux de cette année.',
    'Les CSV s’ouvrent dans un tableur français : point-virgule, virgule décimale, dates JJ/MM/AAAA à l’heure de Paris, UTF-8.',
    'Chaque facture citée dans le livre des recettes est dans l’un des dossiers de documents. Une écriture qui ne cite qu’une commande (PREST-) n’a pas encore de facture. Un PDF porte un code, que la page « Vérifier un document » du site confirme ou non.',
  ],
}

const ABSENTS: PartieDuLisezMoi = {
  titre: 'Ce qui n’est pas dans ce dossier',
  points: [
    'Les dépenses, les achats et leurs justificatifs.',
    'Les relevés bancaires et leur rapprochement avec les recettes.',
    'Les recettes qui n’ont pas été saisies dans le site.',
    'Les déclarations déjà faites (Urssaf, impôts) et ce qui a été payé à ce titre.',
    'Les factures d’années antérieures restées dues sans que rien n’ait bougé dans l’année : creances-dettes les nomme, sans leur PDF.',
    'Les factures, factures d’acompte et avoirs établis hors du site.',
    'Les devis, et les stocks.',
    'Un fichier des écritures comptables (FEC) : ce livre des recettes n’est pas une comptabilité en partie double.',
  ],
}

/** What an accountant would otherwise ask on the telephone. */
export const lisezMoiContents = (presentation: PresentationDuDossier): readonly PartieDuLisezMoi[] => [
  entete(presentation),
  REGLES,
  fichiers(presentation.annee, formaterDate(presentation.cloture)),
  LECTURE,
  ABSENTS,
]
