import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { sayArchive } from '../progress.ts'
import { type CliCommand, type CliRefusal, mauvaisUsage } from '../command.ts'
import { ANNEE, anneeTapee } from '../options.ts'
import { type Destination, ECRASER, type Ecrit, SORTIE } from './export.ts'

/** `fichier` receives the path of each file of the archive when it is begun. */
type Demande = Destination & { readonly annee: number; readonly fichier: (chemin: string) => void }

export type ComposerDossier = (demande: Demande) => TE.TaskEither<CliRefusal, Ecrit>

const requise = (annee: number | null): TE.TaskEither<CliRefusal, number> =>
  annee === null ? TE.left(mauvaisUsage('Il manque --annee AAAA.')) : TE.right(annee)

/** Writes everything that an accountant asks for at the end of a year. */
export const commandeDossier = (composer: ComposerDossier): CliCommand => ({
  nom: 'dossier',
  parametres: [],
  facultatif: null,
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
        composer({ annee, fichier, sortie: valeurs.get('sortie') ?? null, ecraser: drapeaux.has('ecraser') }),
      ),
      TE.map(({ octets }) => fin(octets)),
    )
  },
})
