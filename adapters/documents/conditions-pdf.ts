import { formaterDate } from '#domain/calendrier/formater-date'
import type { Conditions } from '#domain/conditions/conditions-generales'
import { formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import type { Bloc, Section } from '#domain/conditions/texte'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { estSpecimen } from '#domain/entreprise/specimen'
import { makePdf, type Sheet } from './pdf/frame.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import { hairline, heightOf, room, write, artifact } from './pdf/tagged.ts'
import { COLORS, PAGE, STYLES, type Style } from './pdf/theme.ts'

const TITLE = { ...STYLES.title, size: 24 }
const HEADING = { ...STYLES.strong, size: 12.5, color: COLORS.fir }

const WITH_HEADING = 64

/** The lines of a block; links to pages of the site are left out on paper. */
const linesOf = (bloc: Bloc): readonly string[] => {
  if (typeof bloc === 'string') return [bloc]
  if ('liste' in bloc) return bloc.liste.map((ligne) => `–\u00a0${ligne}`)
  if ('faits' in bloc) return bloc.faits.map(([nom, valeur]) => `${nom}\u00a0: ${valeur}`)
  return bloc.href.startsWith('/') ? [] : [`${bloc.lien}, ${bloc.href}`]
}

const drawLine = ({ doc, section }: Sheet, line: string, style: Style, y: number): number => {
  const top = room(doc, y, heightOf(doc, line, style, PAGE.width))
  return write(doc, section, 'P', line, style, { x: PAGE.left, y: top, width: PAGE.width })
}

const drawSection = (sheet: Sheet, { titre, blocs }: Section, rang: number, y: number): number => {
  const top = room(sheet.doc, y + 12, WITH_HEADING)
  const box = { x: PAGE.left, y: top, width: PAGE.width }
  const heading = write(sheet.doc, sheet.section, 'H2', `${rang}. ${titre}`, HEADING, box)
  return blocs.flatMap(linesOf).reduce((below, line) => drawLine(sheet, line, STYLES.body, below) + 5, heading + 5)
}

const drawConditions = (sheet: Sheet, { titre, chapeau, sections, entreprise }: Conditions): number => {
  const { doc, section } = sheet
  const brand = write(doc, section, 'P', entreprise.nom, STYLES.brand, { x: PAGE.left, y: 44, width: PAGE.width })
  const title = write(doc, section, 'H1', titre, TITLE, { x: PAGE.left, y: brand + 8, width: PAGE.width })
  const lead = drawLine(sheet, chapeau, STYLES.body, title + 6)
  hairline(doc, lead + 8, COLORS.fir)
  return sections.reduce((below, each, rang) => drawSection(sheet, each, rang + 1, below), lead + 10)
}

/** Equal terms give equal bytes. */
export const conditionsPdf = (conditions: Conditions): Promise<Uint8Array> => {
  const { titre, du, entreprise } = conditions
  const pied = `${entreprise.nom} – ${entreprise.forme} – version du ${formaterDate(du)}`
  return makePdf(
    {
      title: `${titre} – ${entreprise.nom}`,
      author: entreprise.nom,
      date: new Date(`${du}T00:00:00Z`),
      specimen: estSpecimen(entreprise),
    },
    (sheet) => drawConditions(sheet, conditions),
    (doc) => drawPageMarks(doc, { pied, marque: titre }),
  )
}

const TEXT = { ...STYLES.body, size: 11 }

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

/** The same identity always gives the same bytes. */
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
