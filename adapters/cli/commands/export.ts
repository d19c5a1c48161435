import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FormatDExtrait } from '#application/export/extrait'
import type { QuoiDemande } from '#application/export/extraits-comptables'
import { type CliCommand, type CliOption, type CliRefusal, mauvaisUsage } from '../command.ts'
import { nombre } from '../french.ts'
import { ANNEE, anneeTapee } from '../options.ts'

/** Where data goes: a file, or standard output when it is `null`. */
export type Destination = { readonly sortie: string | null; readonly ecraser: boolean }

/** What was written. */
export type Ecrit = { readonly octets: number }

export type DemandeDExtrait = Destination & {
  readonly quoi: QuoiDemande
  /** For the books only; `null` is the present year. */
  readonly annee: number | null
  readonly format: FormatDExtrait
  /** Called from time to time with the bytes written so far. */
  readonly avancement: (octets: number) => void
}

export type ExporterExtrait = (demande: DemandeDExtrait) => TE.TaskEither<CliRefusal, Ecrit>

const QUOI: readonly QuoiDemande[] = ['prestations', 'clients', 'messages', 'factures', 'recettes', 'b2c']

const FORMATS: readonly FormatDExtrait[] = ['csv', 'json']

export const SORTIE: CliOption = {
  nom: 'sortie',
  valeur: 'FICHIER',
  resume: 'écrit là plutôt que sur la sortie standard',
}

export const ECRASER: CliOption = { nom: 'ecraser', valeur: null, resume: 'remplace le fichier s’il existe' }

const oneOf = <A extends string>(known: readonly A[], word: string, what: string): TE.TaskEither<CliRefusal, A> => {
  const found = known.find((one) => one === word)
  return found === undefined
    ? TE.left(mauvaisUsage(`${what}\u00a0: ${known.join(', ')}, et pas «\u00a0${word}\u00a0».`))
    : TE.right(found)
}

/** Exports one kind of record, while it is read. */
export const commandeExport = (exporter: ExporterExtrait): CliCommand => ({
  nom: 'export',
  parametres: [QUOI.join('|')],
  facultatif: null,
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
        exporter({
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
