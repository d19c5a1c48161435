import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type CliCommand, type CliRefusal, mauvaisUsage } from '../command.ts'
import { nombre } from '../french.ts'
import { ANNEE, anneeTapee } from '../year-option.ts'
import { type Destination, ECRASER, type Ecrit, SORTIE } from './export.ts'

export type ComposerDossier = (demande: Destination & { readonly annee: number }) => TE.TaskEither<CliRefusal, Ecrit>

const requise = (annee: number | null): TE.TaskEither<CliRefusal, number> =>
  annee === null ? TE.left(mauvaisUsage('Il manque --annee AAAA.')) : TE.right(annee)

/** Writes everything that an accountant asks for at the end of a year. */
export const commandeDossier = (composer: ComposerDossier): CliCommand => ({
  nom: 'dossier',
  parametres: [],
  facultatif: null,
  resume: 'écrit le dossier d’une année pour le comptable (ZIP)',
  details: ['Le livre des recettes, les ventes aux particuliers, la liste des factures et chaque facture en PDF.'],
  options: [{ ...ANNEE, resume: 'l’année civile, obligatoire' }, SORTIE, ECRASER],
  run: ({ valeurs, drapeaux }, { dire }) =>
    pipe(
      anneeTapee(valeurs.get('annee')),
      TE.flatMap(requise),
      TE.flatMap((annee) =>
        composer({ annee, sortie: valeurs.get('sortie') ?? null, ecraser: drapeaux.has('ecraser') }),
      ),
      TE.map(({ octets }) => dire(`Dossier écrit\u00a0: ${nombre(octets)} octets.`)),
    ),
})
