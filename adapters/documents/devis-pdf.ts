import type { Devis } from '#domain/devis/devis'
import { type DevisContents, devisContents } from './devis.ts'
import { drawDates, drawHeader, makePdf, type Sheet } from './pdf/frame.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import {
  drawMentions,
  mentionsHeight,
  drawParties,
  drawSubject,
  drawReserves,
  drawTotal,
  drawPayment,
} from './pdf/sections.ts'
import { drawPriceTable } from './pdf/price-table.ts'
import { artifact, heightOf, room, write, hairline } from './pdf/tagged.ts'
import { COLORS, PAGE, STYLES, type Style } from './pdf/theme.ts'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { Conditions } from '#domain/conditions/conditions-generales'
import { formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import type { Bloc, Section } from '#domain/conditions/texte'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { estSpecimen } from '#domain/entreprise/specimen'

const HEIGHT = 80
const WIDTH = 140
const GAP = 10
const MARGIN = 10

const VALIDITY = { ...STYLES.fact, size: 9.5 }

const drawDescription = ({ doc, section }: Sheet, { description }: DevisContents, y: number): number => {
  if (description.length === 0) return y
  const box = { x: PAGE.left, width: PAGE.width }
  const title = write(doc, section, 'H2', 'Votre demande', STYLES.heading, { ...box, y: room(doc, y, 42) })
  const bottom = description.reduce((below, line) => {
    const top = room(doc, below, 14)
    return line === '' ? top + 6 : write(doc, section, 'P', line, STYLES.body, { ...box, y: top })
  }, title + 2)
  return bottom + 6
}

const drawSignature = ({ doc, section }: Sheet, y: number): number => {
  const box = { x: PAGE.right - WIDTH + MARGIN, width: WIDTH - 2 * MARGIN }
  artifact(doc, () =>
    doc
      .roundedRect(PAGE.right - WIDTH, y, WIDTH, HEIGHT, 4)
      .lineWidth(0.8)
      .stroke(COLORS.fir),
  )
  const title = write(doc, section, 'P', 'Bon pour accord', STYLES.strong, { ...box, y: y + 6 })
  write(doc, section, 'P', 'Date et signature du client', STYLES.label, { ...box, y: title + 1 })
  artifact(doc, () => {
    const foot = y + HEIGHT - 12
    doc
      .moveTo(box.x, foot)
      .lineTo(box.x + box.width, foot)
      .lineWidth(0.6)
      .dash(1.5, { space: 2 })
    doc.stroke(COLORS.soft).undash()
  })
  return y + HEIGHT
}

/** Keeps the mentions and the signature box together; a preview has no box. */
const drawClosing = (sheet: Sheet, { apercu, validite, mentions }: DevisContents, y: number): number => {
  const { doc, section } = sheet
  const column = { x: PAGE.left, width: apercu ? PAGE.width : PAGE.width - WIDTH - GAP }
  const height = heightOf(doc, validite, VALIDITY, column.width) + mentionsHeight(sheet, mentions, column.width)
  const top = room(doc, y + 2, Math.max(height, HEIGHT))
  const first = write(doc, section, 'P', validite, VALIDITY, { ...column, y: top })
  const below = drawMentions(sheet, mentions, { ...column, y: first })
  return apercu ? below : Math.max(below, drawSignature(sheet, top))
}

const drawDevis = (sheet: Sheet, contents: DevisContents): number => {
  const dates = drawDates(sheet, contents.dates, drawHeader(sheet, contents))
  const parties = drawParties(sheet, contents, dates)
  const objet = { titre: 'Intervention', faits: contents.intervention }
  const intervention = drawSubject(sheet, objet, contents.verification, parties)
  const table = drawPriceTable(sheet, contents.lignes, intervention)
  const total = drawTotal(sheet, contents.total, contents.weekend, table)
  const reserves = drawReserves(sheet, contents.reserves, total)
  const description = drawDescription(sheet, contents, reserves)
  return drawClosing(sheet, contents, drawPayment(sheet, contents, description))
}

/** Equal quotes give equal bytes. */
export const devisPdf = (devis: Devis, adresseDeVerification: string): Promise<Uint8Array> => {
  const contents = devisContents(devis, adresseDeVerification)
  return makePdf(
    {
      title: `${contents.titre} ${devis.numero ?? contents.numero}`,
      author: devis.entreprise.nom,
      date: new Date(`${devis.emisLe}T00:00:00Z`),
      specimen: contents.specimen,
    },
    (sheet) => drawDevis(sheet, contents),
    (doc) => drawPageMarks(doc, { pied: contents.pied, marque: `${contents.titre} ${contents.numero}` }),
  )
}

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

const drawFormulaire = (sheet: Sheet, entreprise: EntreprisePublique): number => {
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
    (sheet) => drawFormulaire(sheet, entreprise),
    (doc) => drawPageMarks(doc, { pied: `${entreprise.nom} – ${entreprise.forme}`, marque: titre }),
  )
}
