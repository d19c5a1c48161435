import type { PresentationDuDossier } from '#application/comptabilite/presentation-du-dossier'
import { fr } from '#domain/shared/typographie'
import { ligneLisible } from '../contents/lisible.ts'
import { wrapText } from '../contents/wrap-text.ts'
import { MARQUE } from './csv-lines.ts'
import { lisezMoiContents, type PartieDuLisezMoi } from './lisez-moi-contents.ts'

/** What a plain window shows without folding. */
const LARGEUR = 88

const readable = (texte: string): string => fr(ligneLisible(texte))

/** Lines that begin with `debut`, the next ones below its end. */
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

/** A text for any editor: Notepad too knows UTF-8 by its mark, and breaks at `\r\n`. */
export const lisezMoi = (presentation: PresentationDuDossier): string =>
  `${MARQUE}${lisezMoiContents(presentation).flatMap(part).join('\r\n')}`
