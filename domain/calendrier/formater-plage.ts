import { formaterHeure, formaterInstant, formaterJour } from './formater-date.ts'
import { aParis } from './heure-de-paris.ts'

/** A visit by the clock of Paris: `mardi 24 novembre 2026, de 10 h à 12 h`; both days when it ends on another. */
export const formaterPlage = (debut: Date, fin: Date): string => {
  const [de, a] = [aParis(debut), aParis(fin)]
  return de.date === a.date
    ? `${formaterJour(de.date)}, de ${formaterHeure(de.minutes)} à ${formaterHeure(a.minutes)}`
    : `du ${formaterInstant(debut)} au ${formaterInstant(fin)}`
}
