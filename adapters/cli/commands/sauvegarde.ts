import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CliCommand, CliRefusal } from '../command.ts'
import { compte, nombre } from '../french.ts'
import { type Avancement, sayProgress } from '../progress.ts'

/** `inclus`: in the file. `ailleurs`: in JWT_SECRET. `aucun`: no site has started on this database yet. */
export type SecretSauvegarde = 'inclus' | 'ailleurs' | 'aucun'

export type BilanSauvegarde = {
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

/** Writes the whole database into one file. */
export const commandeSauvegarde = (sauvegarder: Sauvegarder): CliCommand => ({
  nom: 'sauvegarde',
  parametres: ['FICHIER'],
  facultatif: null,
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
