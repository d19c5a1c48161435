import type { Partie } from '../contents/document-contents.ts'
import type { Sheet } from './frame.ts'
import { write } from './tagged.ts'
import { PAGE, STYLES } from './theme.ts'

const WIDTH = 230

type Parties = { readonly prestataire: Partie; readonly client: Partie }

const drawPartie = ({ doc, section }: Sheet, partie: Partie, x: number, y: number): number => {
  write(doc, section, 'H2', partie.titre, STYLES.heading, { x, y, width: WIDTH })
  const name = write(doc, section, 'P', partie.nom, STYLES.strong, { x, y: y + 12, width: WIDTH })
  return partie.lignes.reduce(
    (below, line) => write(doc, section, 'P', line, STYLES.body, { x, y: below, width: WIDTH }),
    name + 1,
  )
}

/** Draws the business and the client side by side; returns the y below the longer one. */
export const drawParties = (sheet: Sheet, { prestataire, client }: Parties, y: number): number => {
  const left = drawPartie(sheet, prestataire, PAGE.left, y)
  const right = drawPartie(sheet, client, PAGE.right - WIDTH, y)
  return Math.max(left, right) + 7
}
