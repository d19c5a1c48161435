import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Comptabilite } from '#application/comptabilite/lire-comptabilite'
import type { Repartition } from '#domain/comptabilite/livre'
import type { Progres } from '#domain/comptabilite/synthese'
import { formaterMontant } from '#domain/shared/montant'
import { ANNEE, anneeTapee, type CliCommand, type CliRefusal } from '../command.ts'

export type LireComptabilite = (annee: number | null) => TE.TaskEither<CliRefusal, Comptabilite>

const MOIS = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' })

const [NOM, MONTANT] = [14, 16]

const line = (nom: string, ...montants: readonly string[]): string =>
  `${nom.padEnd(NOM)}${montants.map((montant) => montant.padStart(MONTANT)).join('')}`

const amounts = (nom: string, { services, ventes, total }: Repartition): string =>
  line(nom, ...[services, ventes, total].map(formaterMontant))

const LABELS = { micro: 'micro-entreprise', tva: 'franchise de TVA', tva_majore: 'franchise de TVA majorée' } as const

const LEVELS = { loin: '', proche: '  ATTENTION', atteint: '  ATTEINT' } as const

const ceiling = ({ seuil, encaisse, part, niveau }: Progres): string =>
  `${LABELS[seuil.code]}, ${seuil.assiette}\u00a0: ${formaterMontant(encaisse)} sur ${formaterMontant(seuil.montant)} (${Math.round(part * 100)}\u00a0%)${LEVELS[niveau]}`

const table = ({ annee, mois, trimestres, total, seuils }: Comptabilite): readonly string[] => [
  line(`Encaissé ${annee}`, 'services', 'ventes', 'total'),
  ...mois.flatMap((un, rang) => [
    amounts(MOIS.format(new Date(Date.UTC(annee, rang, 1))), un),
    ...trimestres
      .slice(Math.floor(rang / 3), Math.floor(rang / 3) + (rang % 3 === 2 ? 1 : 0))
      .map((trimestre) => amounts(`= trimestre ${Math.floor(rang / 3) + 1}`, trimestre)),
  ]),
  amounts('= année', total),
  '',
  ...seuils.map(ceiling),
]

export const commandeComptabilite = (lire: LireComptabilite): CliCommand => ({
  nom: 'comptabilite',
  parametres: [],
  resume: 'dit l’encaissé d’une année par mois et trimestre, et les seuils',
  details: ['Les montants sont ceux du livre des recettes\u00a0: le jour où l’argent a bougé.'],
  options: [ANNEE],
  run: ({ valeurs }, { resultat, dire }) =>
    pipe(
      anneeTapee(valeurs.get('annee')),
      TE.flatMap(lire),
      TE.map((comptabilite) => {
        table(comptabilite).forEach(resultat)
        if (comptabilite.seuils.some(({ seuil }) => seuil.aConfirmer)) {
          dire('Les seuils de cette année sont annoncés par l’administration\u00a0: à vérifier.')
        }
      }),
    ),
})
