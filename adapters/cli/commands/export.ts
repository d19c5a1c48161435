import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FormatDExtrait, QuoiDemande } from '#application/export/extraits'
import type { Email } from '#domain/client/email'
import type { Comptabilite } from '#application/comptabilite/lire-comptabilite'
import type { Repartition } from '#domain/comptabilite/livre'
import type { Progres } from '#domain/comptabilite/synthese'
import { formaterMontant } from '#domain/shared/montant'
import {
  type CliCommand,
  type CliOption,
  type CliRefusal,
  mauvaisUsage,
  ANNEE,
  anneeTapee,
  nombre,
  EMAIL,
  emailOf,
} from '../command.ts'
import { sayArchive } from '../progress.ts'

/** The output: a file, or standard output if `sortie` is `null`. */
export type Destination = { readonly sortie: string | null; readonly ecraser: boolean }

export type Ecrit = { readonly octets: number }

/** The functions behind these commands. */
export type Exportation = {
  readonly exporterExtrait: (demande: DemandeDExtrait) => TE.TaskEither<CliRefusal, Ecrit>
  readonly exporterClient: (demande: Destination & { readonly email: Email }) => TE.TaskEither<CliRefusal, Ecrit>
  /** `fichier` is called with the path of each file of the archive as it begins. */
  readonly composerDossier: (
    demande: Destination & { readonly annee: number; readonly fichier: (chemin: string) => void },
  ) => TE.TaskEither<CliRefusal, Ecrit>
  readonly lireComptabilite: (annee: number | null) => TE.TaskEither<CliRefusal, Comptabilite>
}

type DemandeDExtrait = Destination & {
  readonly quoi: QuoiDemande
  /** For the books only; `null` for the present year. */
  readonly annee: number | null
  readonly format: FormatDExtrait
  readonly avancement: (octets: number) => void
}

const QUOI: readonly QuoiDemande[] = ['prestations', 'clients', 'messages', 'factures', 'recettes', 'b2c']

const FORMATS: readonly FormatDExtrait[] = ['csv', 'json']

const SORTIE: CliOption = {
  nom: 'sortie',
  valeur: 'FICHIER',
  resume: 'écrit là plutôt que sur la sortie standard',
}

const ECRASER: CliOption = { nom: 'ecraser', valeur: null, resume: 'remplace le fichier s’il existe' }

const oneOf = <A extends string>(known: readonly A[], word: string, what: string): TE.TaskEither<CliRefusal, A> => {
  const found = known.find((one) => one === word)
  return found === undefined
    ? TE.left(mauvaisUsage(`${what}\u00a0: ${known.join(', ')}, et pas «\u00a0${word}\u00a0».`))
    : TE.right(found)
}

export const commandeExport = ({ exporterExtrait }: Exportation): CliCommand => ({
  nom: 'export',
  parametres: [QUOI.join('|')],
  resume: 'écrit tout d’une sorte, pour un tableur ou un programme',
  details: [
    'Le CSV s’ouvre dans un Excel français (point-virgule, virgule décimale)\u00a0; le JSON est un tableau.',
    'Les livres (recettes, b2c) sont ceux d’une année\u00a0: --annee.',
    'Ce sont des données personnelles\u00a0: le fichier n’est lisible que de ce compte.',
  ],
  options: [ANNEE, { nom: 'format', valeur: 'csv|json', resume: 'la forme, csv par défaut' }, SORTIE, ECRASER],
  run: ({ parametres: [mot = ''], valeurs, drapeaux }, { dire }) =>
    pipe(
      TE.Do,
      TE.bind('quoi', () => oneOf(QUOI, mot, 'On exporte')),
      TE.bind('format', () => oneOf(FORMATS, valeurs.get('format') ?? 'csv', 'L’option --format attend')),
      TE.bind('annee', () => anneeTapee(valeurs.get('annee'))),
      TE.flatMap(({ quoi, format, annee }) =>
        exporterExtrait({
          quoi,
          annee,
          format,
          sortie: valeurs.get('sortie') ?? null,
          ecraser: drapeaux.has('ecraser'),
          avancement: (octets) => dire(`${quoi}\u00a0: ${nombre(octets)} octets`),
        }),
      ),
      TE.map(({ octets }) => dire(`Export terminé\u00a0: ${nombre(octets)} octets.`)),
    ),
})

export const commandeClientsExporter = ({ exporterClient }: Exportation): CliCommand => ({
  nom: 'clients:exporter',
  resume: 'écrit tout ce que l’on garde d’un client, en une archive ZIP',
  details: [
    'La même archive que celle que le client demande depuis son espace (RGPD, articles 15 et 20), avec en plus vos notes.',
  ],
  options: [EMAIL, SORTIE, ECRASER],
  run: (args, { dire }) =>
    pipe(
      emailOf(args),
      TE.flatMap((email) =>
        exporterClient({ email, sortie: args.valeurs.get('sortie') ?? null, ecraser: args.drapeaux.has('ecraser') }),
      ),
      TE.map(({ octets }) => dire(`Archive écrite\u00a0: ${nombre(octets)} octets.`)),
    ),
})

const requise = (annee: number | null): TE.TaskEither<CliRefusal, number> =>
  annee === null ? TE.left(mauvaisUsage('Il manque --annee AAAA.')) : TE.right(annee)

export const commandeDossier = ({ composerDossier }: Exportation): CliCommand => ({
  nom: 'dossier',
  resume: 'écrit le dossier d’une année pour le comptable (ZIP)',
  details: [
    'La synthèse par mois et trimestre avec les seuils, le livre des recettes, les ventes aux particuliers, les factures,',
    'les factures d’acompte, ce qui restait dû aux deux 31 décembre, chaque facture, facture d’acompte et avoir en PDF, ceux',
    'd’autres années qui y sont nommés compris.',
    'LISEZMOI.txt y dit ce qu’est chaque fichier, et selon quelles règles il est fait.',
  ],
  options: [{ ...ANNEE, resume: 'l’année civile, obligatoire' }, SORTIE, ECRASER],
  run: ({ valeurs, drapeaux }, terminal) => {
    const { fichier, fin } = sayArchive(terminal)
    return pipe(
      anneeTapee(valeurs.get('annee')),
      TE.flatMap(requise),
      TE.flatMap((annee) =>
        composerDossier({ annee, fichier, sortie: valeurs.get('sortie') ?? null, ecraser: drapeaux.has('ecraser') }),
      ),
      TE.map(({ octets }) => fin(octets)),
    )
  },
})

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

export const commandeComptabilite = ({ lireComptabilite }: Exportation): CliCommand => ({
  nom: 'comptabilite',
  resume: 'dit l’encaissé d’une année par mois et trimestre, et les seuils',
  details: ['Les montants sont ceux du livre des recettes\u00a0: le jour où l’argent a bougé.'],
  options: [ANNEE],
  run: ({ valeurs }, { resultat, dire }) =>
    pipe(
      anneeTapee(valeurs.get('annee')),
      TE.flatMap(lireComptabilite),
      TE.map((comptabilite) => {
        table(comptabilite).forEach(resultat)
        if (comptabilite.seuils.some(({ seuil }) => seuil.aConfirmer)) {
          dire('Les seuils de cette année sont annoncés par l’administration\u00a0: à vérifier.')
        }
      }),
    ),
})
