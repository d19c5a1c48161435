import { aParis } from '#domain/calendrier/heure-de-paris'
import { enEuros, type Montant } from '#domain/shared/montant'

// Such texts would run as formulas (OWASP, CSV injection); a leading apostrophe makes them texts.
const FORMULE = /^[=+\-@＝＋－＠\t\r]/

export const csvText = (texte: string): string => {
  const lignes = texte.replaceAll('\0', '').replaceAll('\r\n', '\n')
  const sur = FORMULE.test(lignes) ? `'${lignes}` : lignes
  return `"${sur.replaceAll('"', '""')}"`
}

const deuxChiffres = (n: number): string => String(n).padStart(2, '0')

export const csvDay = (jour: string): string => jour.split('-').toReversed().join('/')

/** For a French Excel: `20/11/2026 10:00` in Paris time. */
export const csvInstant = (instant: Date): string => {
  const { date, minutes } = aParis(instant)
  return `${csvDay(date)} ${deuxChiffres(Math.floor(minutes / 60))}:${deuxChiffres(minutes % 60)}`
}

export const csvNumber = (n: number): string => String(n).replace('.', ',')

export const csvAmount = (montant: Montant): string => enEuros(montant).toFixed(2).replace('.', ',')

export const csvOrNothing = (texte: string | null): string => (texte === null ? '' : csvText(texte))
