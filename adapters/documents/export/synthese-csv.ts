import type { Repartition } from '#domain/comptabilite/ecriture'
import type { Encaissements } from '#domain/comptabilite/encaissements'
import type { NiveauDAlerte, Progres } from '#domain/comptabilite/progres'
import type { CodeDeSeuil } from '#domain/comptabilite/seuils'
import type { ApresCloture, Decompte } from '#domain/comptabilite/apres-cloture'
import type { Synthese, SyntheseDuDossier } from '#domain/comptabilite/synthese'
import { type Cellule, csvCell } from './csv-cell.ts'
import { csvLine, MARQUE } from './csv-lines.ts'

const texte = (valeur: string): Cellule => ({ genre: 'texte', valeur })
const nombre = (valeur: number): Cellule => ({ genre: 'nombre', valeur })

const line = (cellules: readonly Cellule[]): string => csvLine(cellules.map(csvCell))

const head = (...titres: readonly string[]): string => line(titres.map(texte))

const MOIS = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

const moisTexte = (annee: number, rang: number): string => MOIS.format(new Date(Date.UTC(annee, rang, 1)))

const trimestreTexte = (annee: number, rang: number): string =>
  `${rang + 1}${rang === 0 ? 'er' : 'e'} trimestre ${annee}`

const encaisse = (nom: string, { services, ventes, total, ecritures }: Encaissements): string =>
  line([
    texte(nom),
    { genre: 'montant', valeur: services },
    { genre: 'montant', valeur: ventes },
    { genre: 'montant', valeur: total },
    nombre(ecritures),
  ])

/** Each quarter after its three months, as they are declared. */
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

/** The franchise is judged by what was done, not by what was cashed. */
const seuil =
  (facture: Repartition) =>
  ({ seuil: { code, assiette, montant, fondement, aConfirmer }, encaisse: recu, part, niveau }: Progres): string =>
    line([
      texte(SEUILS[code]),
      texte(ASSIETTES[assiette]),
      { genre: 'montant', valeur: montant },
      { genre: 'montant', valeur: recu },
      code === 'micro' ? { genre: 'rien' } : { genre: 'montant', valeur: facture[assiette] },
      nombre(Math.round(part * 1_000) / 10),
      texte(NIVEAUX[niveau]),
      texte(fondement),
      texte(aConfirmer ? 'Annoncé, à vérifier' : ''),
    ])

const decompte = (nom: string, { nombre: ecritures, total }: Decompte): readonly string[] =>
  ecritures === 0 ? [] : [line([texte(nom), nombre(ecritures), { genre: 'montant', valeur: total }])]

/** Nothing, when nothing was. */
const depuisLaCloture = ({ saisies, annulees }: ApresCloture): readonly string[] => {
  const lignes = [
    ...decompte('Écritures saisies après la clôture', saisies),
    ...decompte('Écritures annulées depuis', annulees),
  ]
  return lignes.length === 0 ? [] : [csvLine([]), head('Depuis la clôture', 'Écritures', 'Somme (€)'), ...lignes]
}

/** Tables, an empty line between them. */
export const syntheseCsv = (synthese: SyntheseDuDossier): string =>
  [
    MARQUE,
    ...periodes(synthese),
    csvLine([]),
    head('Seuil', 'Base', 'Montant (€)', 'Encaissé (€)', 'Facturé (€)', 'Part (%)', 'État', 'Fondement', 'Réserve'),
    ...synthese.seuils.map(seuil(synthese.facture)),
    ...depuisLaCloture(synthese.apresCloture),
  ].join('')
