import { formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { estSpecimen } from '#domain/entreprise/specimen'
import { makePdf, type Sheet } from './pdf/frame.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import { artifact, hairline, write } from './pdf/tagged.ts'
import { COLORS, PAGE, STYLES } from './pdf/theme.ts'

const TITLE = { ...STYLES.title, size: 24 }
const TEXT = { ...STYLES.body, size: 11 }

/** Points below each name: room for handwriting on as many lines. */
const LINE = 26
const LINES = [1, 1, 2, 2, 1]

const drawLines = ({ doc }: Sheet, count: number, y: number): number => {
  Array.from({ length: count }, (_, rang) => y + (rang + 1) * LINE).forEach((foot) =>
    artifact(doc, () =>
      doc.moveTo(PAGE.left, foot).lineTo(PAGE.right, foot).lineWidth(0.6).dash(1.5, { space: 2 }).stroke(COLORS.soft),
    ),
  )
  doc.undash()
  return y + count * LINE + 14
}

const draw = (sheet: Sheet, entreprise: EntreprisePublique): number => {
  const { doc, section } = sheet
  const { titre, consigne, destinataire, declaration, champs, note } = formulaireDeRetractation(entreprise)
  const text = (line: string, y: number): number =>
    write(doc, section, 'P', line, TEXT, { x: PAGE.left, y, width: PAGE.width })
  const title = write(doc, section, 'H1', titre, TITLE, { x: PAGE.left, y: 44, width: PAGE.width })
  hairline(doc, title + 6, COLORS.fir)
  const head = [consigne, destinataire, declaration].reduce((y, line) => text(line, y) + 12, title + 18)
  const filled = champs.reduce((y, champ, rang) => drawLines(sheet, LINES[rang] ?? 1, text(champ, y)), head)
  return text(note, filled)
}

/**
 * The model withdrawal form on one A4 page, to print, fill in and send. The same identity always gives the same bytes.
 */
export const formulairePdf = (entreprise: EntreprisePublique): Promise<Uint8Array> => {
  const { titre } = formulaireDeRetractation(entreprise)
  return makePdf(
    {
      title: `${titre} – ${entreprise.nom}`,
      author: entreprise.nom,
      // The date of the law: the form has none of its own.
      date: new Date('2022-05-28T00:00:00Z'),
      specimen: estSpecimen(entreprise),
    },
    (sheet) => draw(sheet, entreprise),
    (doc) => drawPageMarks(doc, { pied: `${entreprise.nom} – ${entreprise.forme}`, marque: titre }),
  )
}
