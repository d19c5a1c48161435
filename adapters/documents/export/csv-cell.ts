import { aParis } from '#domain/calendrier/heure-de-paris'
import { enEuros, type Montant } from '#domain/shared/montant'

/** A date without an hour is a civil day, `2026-11-20`. */
export type Cellule =
  | { readonly genre: 'texte'; readonly valeur: string }
  | { readonly genre: 'nombre'; readonly valeur: number }
  | { readonly genre: 'montant'; readonly valeur: Montant }
  | { readonly genre: 'instant'; readonly valeur: Date }
  | { readonly genre: 'jour'; readonly valeur: string }
  | { readonly genre: 'rien' }

// Such texts would run as formulas (OWASP, CSV injection); a leading apostrophe makes them texts.
const FORMULE = /^[=+\-@＝＋－＠\t\r]/

export const csvText = (texte: string): string => {
  const lignes = texte.replaceAll('\0', '').replaceAll('\r\n', '\n')
  const sur = FORMULE.test(lignes) ? `'${lignes}` : lignes
  return `"${sur.replaceAll('"', '""')}"`
}

const deuxChiffres = (n: number): string => String(n).padStart(2, '0')

export const csvDay = (jour: string): string => jour.split('-').toReversed().join('/')

const csvInstant = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${csvDay(date)} ${deuxChiffres(Math.floor(minutes / 60))}:${deuxChiffres(minutes % 60)}`
}

/** A cell for a French Excel: decimal comma, `20/11/2026 10:00` in Paris time. */
export const csvCell = (cellule: Cellule): string => {
  switch (cellule.genre) {
    case 'texte':
      return csvText(cellule.valeur)
    case 'nombre':
      return String(cellule.valeur).replace('.', ',')
    case 'montant':
      return enEuros(cellule.valeur).toFixed(2).replace('.', ',')
    case 'instant':
      return csvInstant(cellule.valeur)
    case 'jour':
      return csvDay(cellule.valeur)
    case 'rien':
      return ''
  }
}
