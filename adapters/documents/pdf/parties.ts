import type { DevisContents } from '../contents/devis-contents.ts'
import type { Sheet } from './frame.ts'
import { write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

const WIDTH = 230

type Partie = DevisContents['client']

const drawPartie = ({ doc, section }: Sheet, partie: Partie, x: number, y: number): number => {
  write(doc, section, 'H2', partie.titre, STYLES.heading, { x, y, width: WIDTH })
  const name = write(doc, section, 'P', partie.nom, STYLES.strong, { x, y: y + 14, width: WIDTH })
  return partie.lignes.reduce(
    (below, line) => write(doc, section, 'P', line, STYLES.body, { x, y: below, width: WIDTH }),
    name + 3,
  )
}

/** The business and the client side by side; gives the ordinate below the longer. */
export const drawParties = (sheet: Sheet, contents: DevisContents, y: number): number => {
  const left = drawPartie(sheet, contents.prestataire, PAGE.left, y)
  const right = drawPartie(sheet, contents.client, PAGE.right - WIDTH, y)
  return Math.max(left, right) + 16
}

/** What is done, where and when, one fact a line. */
export const drawIntervention = ({ doc, section }: Sheet, contents: DevisContents, y: number): number => {
  const below = write(doc, section, 'H2', 'Intervention', STYLES.heading, { x: PAGE.left, y, width: PAGE.width })
  const bottom = contents.intervention.reduce((y, { nom, valeur }) => {
    write(doc, section, 'P', nom, STYLES.detail, { x: PAGE.left, y: y + 1.2, width: 96 })
    return write(doc, section, 'P', valeur, STYLES.body, { x: PAGE.left + 100, y, width: PAGE.width - 100 })
  }, below + 4)
  return bottom + 14
}
