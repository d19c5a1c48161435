type Texts = string | readonly Texts[] | { readonly [name: string]: Texts }

const NARROW = '\u202f'
const WIDE = '\u00a0'

const setString = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:»%€])/g, WIDE)
    .replace(/(?<=«) /g, WIDE)
    .replace(/(?<=\d) (?=(?:h|km|kg|ans?|mois|jours?)(?!\p{L}))/gu, WIDE)

const setTexts = (texts: Texts): Texts => {
  if (typeof texts === 'string') return setString(texts)
  if (Array.isArray(texts)) return texts.map(setTexts)
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, setTexts(text)]))
}

export const fr = <T extends Texts>(texts: T): T => setTexts(texts) as T
