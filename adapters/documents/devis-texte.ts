import type { Devis } from '#domain/devis/devis'
import { SPECIMEN, SPECIMEN_DIT } from '#domain/entreprise/specimen'
import { type DevisContents, devisContents } from './contents/devis-contents.ts'
import type { LigneContents } from './contents/lignes-contents.ts'
import { wrapText } from './contents/document-contents.ts'

/** In characters: a plain window or a printer shows it without wrapping. */
export const LARGEUR = 80

const COLONNES = [42, 12, 13, 13] as const

const double = '='.repeat(LARGEUR)

const simple = '-'.repeat(LARGEUR)

const paragraphe = (texte: string, retrait = '  '): readonly string[] =>
  wrapText(texte, LARGEUR - retrait.length).map((ligne) => (ligne === '' ? '' : retrait + ligne))

const paragraphes = (textes: readonly string[]): readonly string[] => textes.flatMap((texte) => paragraphe(texte))

const partie = ({ titre, nom, lignes }: DevisContents['client']): readonly string[] =>
  section(titre, paragraphes([nom, ...lignes]))

const section = (titre: string, lignes: readonly string[]): readonly string[] => ['', titre.toUpperCase(), ...lignes]

const faits = (liste: DevisContents['dates']): readonly string[] => {
  const marge = Math.max(...liste.map(({ nom }) => nom.length)) + 5
  return liste.flatMap(({ nom, valeur }) =>
    wrapText(valeur, LARGEUR - marge).map((ligne, rang) => (rang === 0 ? `  ${nom} :` : '').padEnd(marge) + ligne),
  )
}

const rangee = (cellules: readonly [string, string, string, string]): string =>
  cellules
    .map((cellule, rang) => (rang === 0 ? cellule.padEnd(COLONNES[0]) : cellule.padStart(COLONNES[rang] ?? 0)))
    .join('')

const ligneDePrix = (ligne: LigneContents): readonly string[] => {
  const [debut = '', ...suite] = wrapText(ligne.designation, COLONNES[0] - 4)
  return [
    rangee([`  ${debut}`, ligne.quantite, ligne.prixUnitaire, ligne.montant]),
    ...suite.map((texte) => `  ${texte}`),
    ...paragraphe(ligne.detail, '    '),
  ]
}

const aDroite = ({ nom, valeur }: DevisContents['total']): string =>
  `  ${nom} :`.padEnd(LARGEUR - valeur.length) + valeur

const prix = (contents: DevisContents): readonly string[] => [
  rangee(['  Désignation', 'Quantité', 'Prix unit.', 'Montant']),
  simple,
  ...contents.lignes.flatMap(ligneDePrix),
  simple,
  aDroite({ ...contents.total, nom: contents.total.nom.toUpperCase() }),
  aDroite(contents.weekend),
]

const verification = ({ verification }: DevisContents): readonly string[] =>
  verification === null
    ? []
    : section(
        verification.titre,
        faits([
          { nom: 'Code', valeur: verification.code },
          { nom: 'À saisir sur', valeur: verification.page },
        ]),
      )

const specimen = ({ specimen }: DevisContents): readonly string[] =>
  specimen
    ? ['*'.repeat(LARGEUR), `${`*** ${SPECIMEN} `.repeat(6)}**`, '*'.repeat(LARGEUR), ...paragraphe(SPECIMEN_DIT)]
    : []

const lignes = (contents: DevisContents): readonly string[] => [
  ...specimen(contents),
  double,
  `${contents.titre.toUpperCase()} ${contents.numero}`,
  double,
  ...faits(contents.dates),
  ...partie(contents.prestataire),
  ...partie(contents.client),
  ...section('Intervention', faits(contents.intervention)),
  ...section('Prix', prix(contents)),
  ...contents.reserves.flatMap((reserve) => ['', ...paragraphe(`! ${reserve}`)]),
  ...(contents.description.length === 0 ? [] : section('Votre demande', paragraphes(contents.description))),
  ...(contents.reglement === null ? [] : section(contents.reglement.titre, faits(contents.reglement.faits))),
  ...section('Mentions', paragraphes([contents.validite, ...contents.mentions])),
  ...verification(contents),
  double,
]

export const devisTexte = (devis: Devis, adresseDeVerification: string): string =>
  `${lignes(devisContents(devis, adresseDeVerification))
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ')}\n`
