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
  QuoiEcrit,
  RecetteExportee,
} from '#application/export/extraits'
import type { DocumentRenderer } from '#application/ports/document-renderer'
import {
  type AcompteFacture,
  type ApresCloture,
  type Decompte,
  type FactureALaCloture,
  type LigneDeCloture,
  soldeALaCloture,
} from '#domain/comptabilite/cloture'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import type { Repartition } from '#domain/comptabilite/livre'
import { enEuros, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { ligneLisible, wrapText } from '../contents/document-contents.ts'
import { rendu } from './columns.ts'
import { csvAmount, csvNumber, csvText } from './csv-cell.ts'
import { csvHead, csvLine, csvLines, MARQUE } from './csv-lines.ts'
import { lisezMoiContents, type PartieDuLisezMoi } from './lisez-moi-contents.ts'

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

const autreFactureOutside = (facture: FactureALaCloture): object => ({
  ...facture,
  total: enEuros(facture.total),
  credite: enEuros(facture.credite),
  regle: enEuros(facture.regle),
  crediteDansLaPeriode: enEuros(facture.crediteDansLaPeriode),
  regleDansLaPeriode: enEuros(facture.regleDansLaPeriode),
  solde: enEuros(soldeALaCloture(facture)),
})

const clotureOutside = ({ facture, ...ligne }: LigneDeCloture): object => ({
  ...ligne,
  facture: facture?.numero ?? null,
  solde: enEuros(ligne.solde),
})

const acompteFactureOutside = ({ facture, avoirs, deduitPar }: AcompteFacture): object => ({
  numero: facture.numero,
  date: facture.date,
  reference: facture.reference,
  acheteur: facture.acheteur,
  acompte: enEuros(facture.total),
  recu: facture.recu,
  avoirs: avoirs.map(({ numero }) => numero),
  rendu: enEuros(rendu({ avoirs })),
  deduitPar,
  retablit: facture.retablit,
})

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

const outside = (ligne: LignesEcrites[QuoiEcrit]): object => {
  if ('repartition' in ligne) return recetteOutside(ligne)
  if ('encaisse' in ligne) return jourB2cOutside(ligne)
  if ('regleDansLaPeriode' in ligne) return autreFactureOutside(ligne)
  if ('deduitPar' in ligne) return acompteFactureOutside(ligne)
  if ('nature' in ligne) return clotureOutside(ligne)
  if ('totalNet' in ligne) return { ...ligne, totalNet: enEuros(ligne.totalNet) }
  return 'solde' in ligne ? factureOutside(ligne) : ligne
}

const jsonLines = (lignes: readonly LignesEcrites[QuoiEcrit][], premier: boolean): string =>
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

type Extraits = Pick<DocumentRenderer, 'ouvrirExtrait' | 'ecrireLignes' | 'fermerExtrait' | 'synthese' | 'lisezMoi'>

export const extraits: Extraits = {
  ouvrirExtrait: (quoi, format) => (format === 'csv' ? csvHead(quoi) : '['),
  ecrireLignes: (quoi, format, lignes, premier) =>
    format === 'csv' ? csvLines(quoi, lignes) : jsonLines(lignes, premier),
  fermerExtrait: (format) => (format === 'csv' ? '' : '\n]\n'),
  synthese: syntheseCsv,
  lisezMoi,
}
