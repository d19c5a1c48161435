import type {
  CodeDeSeuil,
  Encaissements,
  NiveauDAlerte,
  PresentationDuDossier,
  Progres,
  Synthese,
  SyntheseDuDossier,
} from '#domain/comptabilite/synthese'
import type {
  FactureExportee,
  JourB2cExporte,
  LignesEcrites,
  QuoiDemande,
  RecetteExportee,
} from '#application/export/extraits'
import type { DocumentRenderer } from '#application/ports/document-renderer'
import type { ApresCloture, Decompte } from '#domain/comptabilite/cloture'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import type { Repartition } from '#domain/comptabilite/livre'
import { enEuros, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { ligneLisible, wrapText } from '../contents/document-contents.ts'
import { csvAmount, csvHead, csvLine, csvLines, csvNumber, csvText, MARQUE } from './csv-lines.ts'
import { formaterDate, formaterHeure } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { formaterSiren } from '#domain/client/acheteur'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { formaterSiret } from '#domain/entreprise/numero-siren'

type Nommes = readonly (readonly [nom: string, texte: string])[]

type PartieDuLisezMoi = {
  readonly titre: string
  readonly faits?: Nommes
  readonly rubriques?: Nommes
  readonly points?: readonly string[]
}

const instantTexte = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${formaterDate(date)} à ${formaterHeure(minutes)}, heure de Paris ; tout est lu à cet instant`
}

const entete = ({ entreprise, annee, faitLe, cloture }: PresentationDuDossier): PartieDuLisezMoi => ({
  titre: `Dossier comptable ${annee}`,
  faits: [
    ['Entreprise', `${entreprise.nom}, ${entreprise.forme}, ${entreprise.responsable}`],
    ['Adresse', `${entreprise.adresse}, ${entreprise.codePostal} ${entreprise.ville}`],
    ['SIREN', formaterSiren(entreprise.siren)],
    ['SIRET', formaterSiret(entreprise.siret)],
    ['Année', `année civile ${annee}, du 1er janvier au 31 décembre`],
    ['Fait le', instantTexte(faitLe)],
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
      'Une recette compte le jour où l’argent a bougé (CGI, art. 50-0), quelle que soit la date de la facture. Un remboursement est une ligne négative, au jour où il part. Une erreur de saisie n’est jamais effacée : une écriture contraire, au jour de la correction, l’annule. Le montant est ce que le client a payé : les frais de PayPal n’en sont pas retirés.',
    ],
    [
      'TVA',
      'Franchise en base (CGI, art. 293 B) : aucune TVA n’est facturée ni récupérée. Tous les montants sont en euros, sans TVA.',
    ],
    [
      'Services et ventes',
      'Les pièces et le matériel vendus sont des ventes ; le travail, le déplacement et le reste sont des services. Chaque encaissement se partage comme la facture qu’il paie, au centime : quand elle est soldée, ses parts font exactement ses lignes. Les formations sont comptées dans les services : le site ne sépare pas les BIC des BNC, mais « Nature », dans le livre des recettes, permet de le faire.',
    ],
    [
      'Parts déjà comptées',
      'La part d’une écriture est fixée quand elle est passée : un mois déclaré ne change pas. Si une facture ou un avoir en décide autrement, la ligne suivante rattrape l’écart, et peut avoir des ventes négatives pour un montant positif. Exemple : d’une facture de 100 €, dont 40 € de pièces, 50 € sont payés (30 de services, 20 de ventes) ; un avoir rend les 40 € de pièces ; les 10 € qui restent sont alors 30 de services et -20 de ventes, et le tout fait 60 de services. Quand rien ne reste à payer, une ligne de 0,00 €, au jour du document, le fait.',
    ],
    [
      'Acomptes',
      'L’argent reçu avant la facture est une recette du jour où il est reçu. Il porte la référence de la commande tant qu’aucune facture n’est émise ; la facture le déduit ensuite.',
    ],
    [
      'Factures d’acompte',
      'Un professionnel reçoit une facture d’acompte (ACO) pour chaque somme versée avant la facture (CGI, art. 289, I, 1, c), et un avoir (AVO) sur elle pour ce qui lui en est rendu, sauf ce que la facture finale rend elle-même ; un particulier n’en reçoit pas. La facture qui suit porte le prix entier et déduit les acomptes : ces documents n’ajoutent rien, et n’enlèvent rien, aux ventes, aux recettes et aux créances.',
    ],
    [
      'Avoirs',
      'Une facture émise n’est jamais modifiée. Un avoir en rend tout ou partie. Il ne change pas les recettes : seul le remboursement, s’il y en a un, les diminue.',
    ],
    [
      'Seuils',
      'Ceux d’une année entière, comparés à l’encaissé. Si l’activité a commencé dans l’année, ils se réduisent au prorata des jours : la synthèse ne le fait pas. Pour la franchise de TVA, la loi compte les opérations réalisées, encaissées ou non (CGI, art. 293 B et 293 D) : « Facturé » donne à côté les factures de l’année, avoirs déduits.',
    ],
    [
      'Déclarations',
      'L’encaissé, services et ventes à part, se déclare chaque mois ou chaque trimestre, selon l’option choisie : la synthèse a les deux. Un montant y est négatif quand il a été rendu plus qu’il n’est entré : il se déclare 0 ; déduire cet excédent de la période suivante, ou corriger la déclaration d’origine, est à voir avec l’Urssaf.',
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
      'Encaissé par mois, par trimestre et pour l’année : services, ventes, total, nombre d’écritures. Dessous, les seuils de l’année, ce qui en est atteint, et leur texte. « À vérifier » : seuil annoncé par l’administration. En bas, s’il y en a : les écritures de l’année saisies après le 31 décembre, et celles qui ont été annulées depuis, leur nombre et leur somme. Celles-ci restent dans l’année, leur contraire compte dans la suivante : si c’étaient des erreurs de saisie, l’encaissé de l’année est faussé de cette somme, et celui de la suivante d’autant en sens inverse.',
    ],
    [
      `recettes-${annee}.csv`,
      'Le livre des recettes, dans l’ordre des dates : numéro de ligne, date, client, nature de ce qui est vendu, facture (ou commande, pour un acompte), mode d’encaissement, montant, et sa part de services et de ventes. « Facture d’acompte ou avoir » nomme ce qu’un professionnel a reçu pour un acompte, versé ou rendu. « Saisie le » est le jour de l’enregistrement : il distingue deux dossiers d’une même année. « Annulée le » est le jour de l’écriture contraire, qui compte à ce jour-là, peut-être dans une autre année. « Annule la ligne n° » nomme l’écriture qu’une contraire annule, par son jour si elle est d’un autre livre. La somme du livre est la ligne « Année » de la synthèse.',
    ],
    [
      `b2c-${annee}.csv`,
      'Les ventes aux particuliers, jour par jour, pour la déclaration des transactions : facturé et encaissé, services et ventes. « Transactions » compte les factures et les avoirs du jour ; un avoir y compte pour un, et ses montants sont négatifs. « E » : exonéré de TVA.',
    ],
    [
      `factures-${annee}.csv`,
      'Tous les documents émis dans l’année ; un avoir y est négatif, et « Facture corrigée » nomme celle qu’il rend. Chaque colonne s’additionne telle quelle : la somme de « Total » est ce qui a été facturé, avoirs déduits. Une facture d’acompte et ses avoirs n’ont pas de total : leur montant est dans « Acompte facturé », qui ne s’ajoute à aucune autre colonne. « Avoirs » nomme ceux qui en ont rendu tout ou partie, « Remplacée par » la facture qui l’a suivie, une fois rendue tout entière. Ces deux colonnes, « Réglé » et « Reste dû » disent ce qu’il en est à l’instant où ce dossier est fait.',
    ],
    [
      `factures-anterieures-${annee}.csv`,
      'Les factures d’années antérieures que l’année concerne : ce qui en a été encaissé et rendu par avoir dans l’année, leurs avoirs, et le solde à la clôture. « Remplacée par » nomme la facture qui a suivi, quand elle a été rendue tout entière ; « Avoirs » nomme alors aussi ceux d’après la clôture.',
    ],
    [
      `factures-posterieures-${annee}.csv`,
      'Les factures émises après l’année pour un acompte reçu pendant l’année. « Encaissé dans l’année » est cet acompte ; le solde à la clôture, négatif, est l’acompte dû jusque-là, le même que dans creances-dettes. « Avoirs » et « Remplacée par » se lisent comme dans factures-anterieures. Souvent vide.',
    ],
    [
      `factures-acompte-${annee}.csv`,
      'Les factures d’acompte que l’année concerne : émises, reçues, rendues ou déduites dans l’année. « Avoirs » nomme ceux qui en ont rendu tout ou partie ; « Déduit par », la facture qui les déduit, et une deuxième quand la première a été rendue par un avoir total, puis refaite. Les deux sont à jour au moment où ce dossier est fait. « Rétablit » nomme l’avoir, émis par erreur, dont la facture d’acompte dit à nouveau la somme.',
    ],
    [
      `creances-dettes-${annee}.csv`,
      `Ce qui restait dû le ${cloture} au soir, quoi qu’il soit arrivé ensuite. Solde positif : dû par le client (créance). Négatif : dû par l’entreprise, à rembourser, ou acompte reçu pour un travail qui n’était pas encore facturé. « Factures d’acompte » nomme celles qui en font foi. L’acompte d’une commande annulée ou rétractée à cette date est à rembourser (annulée ensuite seulement, elle est encore un acompte reçu) ; « Échéance » est alors, après une rétractation, le dernier jour pour le rendre (14 jours : Code de la consommation, L. 221-24).`,
    ],
    [
      `creances-dettes-${annee - 1}.csv`,
      `Le même fichier à la fin de l’année d’avant : les soldes d’ouverture. Il tient compte de ce qui a été saisi depuis pour ${annee - 1}.`,
    ],
    ['documents/', 'Chaque facture, facture d’acompte et avoir de l’année, tel qu’il a été émis (PDF).'],
    ['documents/anterieurs/', 'Les documents d’années antérieures que l’un de ces fichiers nomme.'],
    [
      'documents/posterieurs/',
      'Ceux d’années suivantes que l’un de ces fichiers nomme : les factures de factures-posterieures, et les avoirs et les factures qui ont suivi un acompte ou une facture.',
    ],
  ],
})

const lecture = (annee: number): PartieDuLisezMoi => ({
  titre: 'Lecture et contrôle',
  points: [
    `Pour contrôler les sommes : encaissé de ${annee} = « Total » de factures-${annee}, plus les soldes de creances-dettes-${annee - 1}, moins ceux de creances-dettes-${annee}.`,
    '« Client » est partout le même : l’entreprise, ou la personne ; « Contact », la personne de l’entreprise.',
    'Les CSV s’ouvrent dans un tableur français : point-virgule, virgule décimale, dates JJ/MM/AAAA à l’heure de Paris, UTF-8.',
    'Chaque document cité dans l’un de ces fichiers est dans l’un des dossiers de documents. Une écriture qui ne cite qu’une commande (PREST-) n’a pas, ou pas encore, de facture ; la pièce d’un acompte de particulier est alors le devis accepté de cette commande, que l’entreprise ouvre dans la fiche de la prestation. Un PDF porte un code, que la page « Vérifier un document » du site confirme ou non.',
  ],
})

const ABSENTS: PartieDuLisezMoi = {
  titre: 'Ce qui n’est pas dans ce dossier',
  points: [
    'Les dépenses, les achats et leurs justificatifs.',
    'Les relevés bancaires et leur rapprochement avec les recettes.',
    'Les recettes qui n’ont pas été saisies dans le site.',
    'Les déclarations déjà faites (Urssaf, impôts) et ce qui a été payé à ce titre.',
    'Les factures, factures d’acompte et avoirs établis hors du site.',
    'Les devis, et les stocks.',
    'Un fichier des écritures comptables (FEC) : ce livre des recettes n’est pas une comptabilité en partie double.',
  ],
}

const lisezMoiContents = (presentation: PresentationDuDossier): readonly PartieDuLisezMoi[] => [
  entete(presentation),
  REGLES,
  fichiers(presentation.annee, formaterDate(presentation.cloture)),
  lecture(presentation.annee),
  ABSENTS,
]

const head = (...titres: readonly string[]): string => csvLine(titres.map(csvText))

const MOIS = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

const moisTexte = (annee: number, rang: number): string => MOIS.format(new Date(Date.UTC(annee, rang, 1)))

const trimestreTexte = (annee: number, rang: number): string =>
  `${rang + 1}${rang === 0 ? 'er' : 'e'} trimestre ${annee}`

const encaisse = (nom: string, { services, ventes, total, ecritures }: Encaissements): string =>
  csvLine([csvText(nom), ...[services, ventes, total].map(csvAmount), csvNumber(ecritures)])

/** Each quarter follows its three months, as in the declaration. */
const periodes = ({ annee, mois, trimestres, total }: Synthese): readonly string[] => [
  head('Période', 'Services (€)', 'Ventes (€)', 'Total (€)', 'Écritures'),
  ...trimestres.flatMap((trimestre, rang) => [
    ...mois.slice(3 * rang, 3 * rang + 3).map((un, place) => encaisse(moisTexte(annee, 3 * rang + place), un)),
    encaisse(trimestreTexte(annee, rang), trimestre),
  ]),
  encaisse(`Année ${annee}`, total),
]

const SEUILS: Readonly<Record<CodeDeSeuil, string>> = {
  micro: 'Régime micro-entreprise',
  tva: 'Franchise de TVA',
  tva_majore: 'Franchise de TVA, seuil majoré',
}

const ASSIETTES = { services: 'Services', total: 'Total' } as const

const NIVEAUX: Readonly<Record<NiveauDAlerte, string>> = {
  loin: 'Sous le seuil',
  proche: '80\u00a0% du seuil sont passés',
  atteint: 'Seuil atteint',
}

/** The VAT threshold applies to work done, not to money received. */
const seuil =
  (facture: Repartition) =>
  ({ seuil: { code, assiette, montant, fondement, aConfirmer }, encaisse: recu, part, niveau }: Progres): string =>
    csvLine([
      csvText(SEUILS[code]),
      csvText(ASSIETTES[assiette]),
      csvAmount(montant),
      csvAmount(recu),
      code === 'micro' ? '' : csvAmount(facture[assiette]),
      csvNumber(Math.round(part * 1_000) / 10),
      csvText(NIVEAUX[niveau]),
      csvText(fondement),
      csvText(aConfirmer ? 'Annoncé, à vérifier' : ''),
    ])

const decompte = (nom: string, { nombre: ecritures, total }: Decompte): readonly string[] =>
  ecritures === 0 ? [] : [csvLine([csvText(nom), csvNumber(ecritures), csvAmount(total)])]

const depuisLaCloture = ({ saisies, annulees }: ApresCloture): readonly string[] => {
  const lignes = [
    ...decompte('Écritures saisies après la clôture', saisies),
    ...decompte('Écritures annulées depuis', annulees),
  ]
  return lignes.length === 0 ? [] : [csvLine([]), head('Depuis la clôture', 'Écritures', 'Somme (€)'), ...lignes]
}

const syntheseCsv = (synthese: SyntheseDuDossier): string =>
  [
    MARQUE,
    ...periodes(synthese),
    csvLine([]),
    head('Seuil', 'Base', 'Montant (€)', 'Encaissé (€)', 'Facturé (€)', 'Part (%)', 'État', 'Fondement', 'Réserve'),
    ...synthese.seuils.map(seuil(synthese.facture)),
    ...depuisLaCloture(synthese.apresCloture),
  ].join('')

const enEurosChacun = ({ services, ventes, total }: Repartition): object => ({
  services: enEuros(services),
  ventes: enEuros(ventes),
  total: enEuros(total),
})

const recetteOutside = ({ repartition, ...recette }: RecetteExportee): object => ({
  ...recette,
  montant: enEuros(recette.montant),
  ...enEurosChacun(repartition),
})

const jourB2cOutside = ({ facture, encaisse, ...jour }: JourB2cExporte): object => ({
  ...jour,
  categorieTva: CATEGORIE_TVA,
  tva: 0,
  facture: enEurosChacun(facture),
  encaisse: enEurosChacun(encaisse),
})

const enEurosOuRien = (montant: Montant | null): number | null => (montant === null ? null : enEuros(montant))

const factureOutside = ({ total, services, ventes, acompte, regle, solde, ...facture }: FactureExportee): object => ({
  ...facture,
  total: enEurosOuRien(total),
  services: enEurosOuRien(services),
  ventes: enEurosOuRien(ventes),
  acompte: enEurosOuRien(acompte),
  regle: enEurosOuRien(regle),
  solde: enEurosOuRien(solde),
})

const outside = (ligne: LignesEcrites[QuoiDemande]): object => {
  if ('repartition' in ligne) return recetteOutside(ligne)
  if ('encaisse' in ligne) return jourB2cOutside(ligne)
  if ('totalNet' in ligne) return { ...ligne, totalNet: enEuros(ligne.totalNet) }
  return 'solde' in ligne ? factureOutside(ligne) : ligne
}

const jsonLines = (lignes: readonly LignesEcrites[QuoiDemande][], premier: boolean): string =>
  lignes.map((ligne, rang) => `${premier && rang === 0 ? '' : ','}\n${JSON.stringify(outside(ligne))}`).join('')

/** A width that a plain window shows without wrapping. */
const LARGEUR = 88

const readable = (texte: string): string => fr(ligneLisible(texte))

const hanging = (debut: string, texte: string): readonly string[] =>
  wrapText(readable(texte), LARGEUR - debut.length).map(
    (ligne, rang) => `${rang === 0 ? debut : ' '.repeat(debut.length)}${ligne}`,
  )

const part = ({ titre, faits = [], rubriques = [], points = [] }: PartieDuLisezMoi): readonly string[] => [
  titre.toUpperCase(),
  '-'.repeat(titre.length),
  ...faits.flatMap(([nom, texte]) => wrapText(readable(`${nom} : ${texte}`), LARGEUR)),
  ...rubriques.flatMap(([nom, texte]) => [readable(nom), ...hanging('    ', texte)]),
  ...points.flatMap((texte) => hanging('- ', texte)),
  '',
]

/** A text for any editor: Notepad recognises UTF-8 by its byte order mark, and breaks lines at `\r\n`. */
const lisezMoi = (presentation: PresentationDuDossier): string =>
  `${MARQUE}${lisezMoiContents(presentation).flatMap(part).join('\r\n')}`

export const extraits: Pick<DocumentRenderer, 'csv' | 'json' | 'synthese' | 'lisezMoi'> = {
  csv: (quoi) => ({ debut: csvHead(quoi), lot: (lignes) => csvLines(quoi, lignes), fin: '' }),
  json: { debut: '[', lot: jsonLines, fin: '\n]\n' },
  synthese: syntheseCsv,
  lisezMoi,
}
