import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type CliCommand, type CliRefusal, compte, nombre, type Terminal, SIMULATION, quand } from '../command.ts'
import { type Avancement, sayProgress } from '../progress.ts'

/** `inclus`: in the file. `ailleurs`: in JWT_SECRET. `aucun`: no site has started on this database yet. */
export type SecretSauvegarde = 'inclus' | 'ailleurs' | 'aucun'

type BilanSauvegarde = {
  readonly fichier: string
  readonly octets: number
  readonly tables: number
  readonly lignes: number
  readonly secret: SecretSauvegarde
}

export type Sauvegarder = (demande: {
  readonly fichier: string
  readonly ecraser: boolean
  readonly avancement: Avancement
}) => TE.TaskEither<CliRefusal, BilanSauvegarde>

const DETAILS = [
  'Le site peut tourner\u00a0: la sauvegarde montre la base telle qu’elle est à cet instant.',
  'Le fichier (mode 600) contient toutes les tables, les numéros en cours et, s’il est dans DATA_DIR, le secret de',
  'l’installation, dont dépendent les liens déjà envoyés\u00a0: gardez-le comme une clé.',
  'Il n’apparaît qu’une fois entier et relu. Il se restaure sur la base embarquée comme sur un serveur PostgreSQL.',
  'N’y sont pas\u00a0: les variables d’environnement, le fichier ENTREPRISE_FICHIER et les .eml de DATA_DIR/courriels.',
]

const SECRET_AILLEURS = 'Le secret n’y est pas\u00a0: il vient de JWT_SECRET, à garder de votre côté.'

export const commandeSauvegarde = ({ sauvegarder }: { readonly sauvegarder: Sauvegarder }): CliCommand => ({
  nom: 'sauvegarde',
  parametres: ['FICHIER'],
  resume: 'écrit toute la base dans un fichier, site ouvert ou non',
  details: DETAILS,
  options: [{ nom: 'ecraser', valeur: null, resume: 'remplace le fichier s’il existe' }],
  run: ({ parametres: [fichier = ''], drapeaux }, terminal) =>
    pipe(
      sauvegarder({ fichier, ecraser: drapeaux.has('ecraser'), avancement: sayProgress(terminal) }),
      TE.map((bilan) => {
        const taille = `${compte(bilan.tables, 'table')}, ${compte(bilan.lignes, 'ligne')}, ${nombre(bilan.octets)} octets`
        terminal.resultat(`Sauvegarde écrite et relue\u00a0: ${bilan.fichier} (${taille}).`)
        if (bilan.secret === 'ailleurs') terminal.dire(SECRET_AILLEURS)
      }),
    ),
})

export type Contenu = { readonly table: string; readonly lignes: number }

/** What a restore did with the secret: `absent` from the file, `inchange`, `remis` in DATA_DIR, or put beside it (`a_part`) because JWT_SECRET is set. */
export type SortDuSecret = 'absent' | 'inchange' | 'remis' | 'a_part'

export type BilanRestauration = {
  readonly creeLe: Date
  readonly contenu: readonly Contenu[]
  readonly remplace: readonly Contenu[]
  /** The last migration of the file, and that of the database afterwards. */
  readonly schema: { readonly fichier: string; readonly apres: string }
  readonly secret: SortDuSecret
  readonly courrielsEnAttente: number
}

export type Restaurer = (demande: {
  readonly fichier: string
  readonly remplacer: boolean
  readonly simulation: boolean
  readonly avancement: Avancement
}) => TE.TaskEither<CliRefusal, BilanRestauration>

const DETAILS_DE_RESTAURATION = [
  'Le fichier est d’abord contrôlé en entier, puis restauré d’un seul bloc\u00a0: en cas d’échec, la base reste ce qu’elle était.',
  'Une base qui contient des données n’est remplacée qu’avec --remplacer. Une sauvegarde plus ancienne est mise à niveau.',
  'Arrêtez d’abord le site, sur toutes les machines\u00a0: il garderait l’ancien secret en mémoire et renverrait des courriels.',
  'Un courriel en attente dans la sauvegarde part au prochain démarrage, même s’il est déjà parti depuis.',
]

const SECRET: Readonly<Record<SortDuSecret, string>> = {
  absent:
    'Secret\u00a0: absent du fichier. S’il venait de JWT_SECRET, redonnez-lui la même valeur, sinon les liens déjà envoyés ne s’ouvrent plus.',
  inchange: 'Secret\u00a0: le même.',
  remis: 'Secret\u00a0: celui du fichier, dans DATA_DIR/secret.',
  a_part:
    'Secret\u00a0: JWT_SECRET en impose un autre. Celui du fichier va dans DATA_DIR/secret-restaure\u00a0: donnez-le à JWT_SECRET pour que les liens déjà envoyés s’ouvrent.',
}

const somme = (contenu: readonly Contenu[]): number => contenu.reduce((total, { lignes }) => total + lignes, 0)

const schemaLine = ({ fichier, apres }: BilanRestauration['schema']): string =>
  fichier === apres ? `Schéma\u00a0: ${apres}.` : `Schéma\u00a0: ${fichier}, mis à niveau jusqu’à ${apres}.`

const plan = ({ contenu, remplace }: BilanRestauration): readonly string[] => [
  ...contenu.map(({ table, lignes }) => {
    const avant = remplace.find((autre) => autre.table === table)?.lignes ?? 0
    return `  ${table}\u00a0: ${nombre(lignes)} au lieu de ${nombre(avant)}`
  }),
  ...remplace
    .filter(({ table, lignes }) => lignes > 0 && !contenu.some((autre) => autre.table === table))
    .map(({ table, lignes }) => `  ${table}\u00a0: 0 au lieu de ${nombre(lignes)}`),
]

const conclude = (bilan: BilanRestauration, simulation: boolean, { resultat, dire }: Terminal): void => {
  const quoi = `la sauvegarde du ${quand(bilan.creeLe)}, ${compte(somme(bilan.contenu), 'ligne')}`
  resultat(simulation ? `Simulation\u00a0: serait restaurée ${quoi}.` : `Restaurée\u00a0: ${quoi}.`)
  if (simulation) plan(bilan).forEach(resultat)
  resultat(schemaLine(bilan.schema))
  dire(SECRET[bilan.secret])
  if (bilan.courrielsEnAttente > 0) {
    dire(`${compte(bilan.courrielsEnAttente, 'courriel')} en attente\u00a0: à envoyer dès que le site démarre.`)
  }
}

export const commandeRestauration = ({ restaurer }: { readonly restaurer: Restaurer }): CliCommand => ({
  nom: 'restauration',
  parametres: ['FICHIER'],
  resume: 'remet la base dans l’état d’une sauvegarde, site arrêté',
  details: DETAILS_DE_RESTAURATION,
  options: [{ nom: 'remplacer', valeur: null, resume: 'efface ce que la base contient' }, SIMULATION],
  run: ({ parametres: [fichier = ''], drapeaux }, terminal) => {
    const simulation = drapeaux.has('simulation')
    const avancement = sayProgress(terminal)
    return pipe(
      restaurer({ fichier, remplacer: drapeaux.has('remplacer'), simulation, avancement }),
      TE.map((bilan) => conclude(bilan, simulation, terminal)),
    )
  },
})
