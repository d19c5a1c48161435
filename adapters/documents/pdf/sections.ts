import { encodeQR } from 'qr'
import type { Partie, VerificationContents, Bloc, Fait } from '../contents/document-contents.ts'
import type { Sheet } from './frame.ts'
import { printable } from './printable.ts'
import { write, room, artifact, heightOf, type Box, inkOf } from './tagged.ts'
import { PAGE, STYLES, COLORS } from './theme.ts'

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

export const drawParties = (sheet: Sheet, { prestataire, client }: Parties, y: number): number => {
  const left = drawPartie(sheet, prestataire, PAGE.left, y)
  const right = drawPartie(sheet, client, PAGE.right - WIDTH, y)
  return Math.max(left, right) + 7
}

/** A small overlap, without which viewers show white lines between rows. */
const OVERLAP = 0.04

type Run = { readonly column: number; readonly row: number; readonly length: number }

const runsOf = (line: readonly boolean[], row: number): readonly Run[] =>
  line.flatMap((dark, column) => {
    if (!dark || line[column - 1] === true) return []
    const end = line.indexOf(false, column)
    return [{ column, row, length: (end === -1 ? line.length : end) - column }]
  })

/** The modules without the white border: the paper provides it. */
const modulesOf = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((line) => line.slice(1, -1))

const drawQrCode = (
  { doc, section }: Sheet,
  { lien, alternative }: { readonly lien: string; readonly alternative: string },
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  const modules = modulesOf(lien)
  const side = size / modules.length
  const figure = doc.struct('Figure', { alt: alternative, bbox: [x, y, x + size, y + size] }, () => {
    modules.flatMap(runsOf).forEach(({ column, row, length }) => {
      doc.rect(x + column * side, y + row * side, length * side + OVERLAP, side + OVERLAP)
    })
    doc.fill(COLORS.ink)
  })
  section.add(figure)
}

const SIZE = 60
const TEXT = 116
const TEXT_GAP = 10

const VERIFICATION = { width: TEXT + TEXT_GAP + SIZE, height: SIZE } as const

const drawVerification = (sheet: Sheet, verification: VerificationContents, y: number): number => {
  const { doc, section } = sheet
  const box = { x: PAGE.right - VERIFICATION.width, width: TEXT, align: 'right' } as const
  const title = write(doc, section, 'H2', verification.titre, STYLES.heading, { ...box, y })
  const code = write(doc, section, 'P', verification.code, STYLES.fact, { ...box, y: title + 2 })
  const page = write(doc, section, 'P', verification.page, STYLES.detail, { ...box, y: code + 1 })
  drawQrCode(sheet, verification, { x: PAGE.right - SIZE, y, size: SIZE })
  return Math.max(page, y + SIZE)
}

const SUBJECT_GAP = 14
const NAMES = 88

export const drawSubject = (sheet: Sheet, bloc: Bloc, verification: VerificationContents | null, y: number): number => {
  const beside = verification === null ? 0 : VERIFICATION.width + SUBJECT_GAP
  const space = { width: PAGE.width - beside, names: NAMES }
  const top = room(sheet.doc, y, Math.max(factsHeight(sheet, bloc, space), VERIFICATION.height))
  const facts = drawFacts(sheet, bloc, top, space)
  return (verification === null ? facts : Math.max(facts, drawVerification(sheet, verification, top))) + 6
}

const HEIGHT = 48
const HEIGHT_ALONE = 34

export const drawTotal = ({ doc, section }: Sheet, total: Fait, second: Fait | null, y: number): number => {
  const height = second === null ? HEIGHT_ALONE : HEIGHT
  const top = room(doc, y + 6, height)
  const label = { x: PAGE.left + 10, width: 260 }
  const figure = { x: PAGE.left + 270, width: PAGE.width - 280, align: 'right' } as const
  artifact(doc, () => doc.roundedRect(PAGE.left, top, PAGE.width, height - 4, 4).fill(COLORS.firTint))
  artifact(doc, () => doc.rect(PAGE.left, top, 4, height - 4).fill(COLORS.comte))
  write(doc, section, 'P', total.nom, { ...STYLES.strong, size: 13 }, { ...label, x: label.x + 8, y: top + 7 })
  write(doc, section, 'P', total.valeur, STYLES.total, { ...figure, y: top + 3.5 })
  if (second !== null) {
    write(doc, section, 'P', second.nom, STYLES.body, { ...label, x: label.x + 8, y: top + 27 })
    write(doc, section, 'P', second.valeur, STYLES.body, { ...figure, y: top + 27 })
  }
  return top + height + 4
}

export const drawReserves = ({ doc, section }: Sheet, reserves: readonly string[], y: number): number =>
  reserves.reduce((below, reserve) => {
    const height = heightOf(doc, reserve, STYLES.body, PAGE.width - 28)
    const top = room(doc, below, height + 11)
    artifact(doc, () => doc.roundedRect(PAGE.left, top, PAGE.width, height + 7, 4).fill(COLORS.comteTint))
    write(doc, section, 'P', reserve, STYLES.body, { x: PAGE.left + 18, y: top + 3.5, width: PAGE.width - 28 })
    return top + height + 11
  }, y)

type FactsSpace = { readonly width: number; readonly names: number }

const HEADING_GAP = 2

const factsHeight = ({ doc }: Sheet, { titre, faits }: Bloc, { width, names }: FactsSpace): number =>
  faits.reduce(
    (sum, { valeur }) => sum + heightOf(doc, valeur, STYLES.body, width - names),
    heightOf(doc, titre, STYLES.heading, width) + HEADING_GAP,
  )

const drawFacts = (
  { doc, section }: Sheet,
  { titre, faits }: Bloc,
  y: number,
  { width, names }: FactsSpace,
): number => {
  const below = write(doc, section, 'H2', titre, STYLES.heading, { x: PAGE.left, y, width })
  return faits.reduce((y, { nom, valeur }) => {
    write(doc, section, 'P', nom, STYLES.detail, { x: PAGE.left, y: y + 0.6, width: names - 4 })
    return write(doc, section, 'P', valeur, STYLES.body, { x: PAGE.left + names, y, width: width - names })
  }, below + HEADING_GAP)
}

const PAYMENT = { width: 264, names: 58 } as const
const PAYMENT_GAP = 12

type Column = { readonly x: number; readonly width: number }

const BESIDE: Column = { x: PAGE.left + PAYMENT.width + PAYMENT_GAP, width: PAGE.width - PAYMENT.width - PAYMENT_GAP }
const ACROSS: Column = { x: PAGE.left, width: PAGE.width }

/** Draws how to pay beside the legal sentences, kept together; these go across the page when nothing is due. */
export const drawPaymentAndMentions = (
  sheet: Sheet,
  { reglement, mentions }: { readonly reglement: Bloc | null; readonly mentions: readonly string[] },
  y: number,
): number => {
  const column = reglement === null ? ACROSS : BESIDE
  const payment = reglement === null ? 0 : factsHeight(sheet, reglement, PAYMENT)
  const top = room(sheet.doc, y, Math.max(mentionsHeight(sheet, mentions, column.width), payment))
  const paid = reglement === null ? top : drawFacts(sheet, reglement, top, PAYMENT)
  return Math.max(paid, drawMentions(sheet, mentions, { ...column, y: top }))
}

export const drawPayment = (sheet: Sheet, { reglement }: { readonly reglement: Bloc | null }, y: number): number => {
  if (reglement === null) return y
  const space = { width: PAGE.width, names: PAYMENT.names }
  return drawFacts(sheet, reglement, room(sheet.doc, y, factsHeight(sheet, reglement, space)), space) + 6
}

const LINE_GAP = 1.5

/** Joins short sentences on one line where they fit; longer ones have lines of their own. */
const linesOf = ({ doc }: Sheet, mentions: readonly string[], width: number): readonly string[] =>
  mentions.reduce<readonly string[]>((lines, mention) => {
    const joined = `${lines.at(-1) ?? ''} ${mention}`
    const fits = lines.length > 0 && inkOf(doc, STYLES.detail).widthOfString(printable(joined)) <= width
    return fits ? [...lines.slice(0, -1), joined] : [...lines, mention]
  }, [])

export const mentionsHeight = (sheet: Sheet, mentions: readonly string[], width: number): number =>
  linesOf(sheet, mentions, width).reduce(
    (sum, line) => sum + heightOf(sheet.doc, line, STYLES.detail, width) + LINE_GAP,
    0,
  )

export const drawMentions = (sheet: Sheet, mentions: readonly string[], { y, ...column }: Box): number =>
  linesOf(sheet, mentions, column.width).reduce(
    (below, line) => write(sheet.doc, sheet.section, 'P', line, STYLES.detail, { ...column, y: below + LINE_GAP }),
    y,
  )
