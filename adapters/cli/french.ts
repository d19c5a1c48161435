import { formaterInstant } from '#domain/calendrier/formater-date'

const NOMBRE = new Intl.NumberFormat('fr-FR')

/** `1 238`, with the narrow spaces of French typography. */
export const nombre = (n: number): string => NOMBRE.format(n)

/** `1 courriel`, `2 courriels`: each word of the noun takes an s; zero is singular. */
export const compte = (n: number, nom: string): string =>
  `${nombre(n)} ${n < 2 ? nom : nom.replaceAll(/\p{L}+/gu, (mot) => `${mot}s`)}`

/** An instant in Paris time. */
export const quand = (instant: Date): string => formaterInstant(instant)
