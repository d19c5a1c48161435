import * as E from '#fp/Either'

/** One environment variable read: its value, or the sentence that tells the owner what to write instead. */
export type Read<A> = (text: string) => E.Either<string, A>

export const text: Read<string> = (value) => E.right(value)

export const port: Read<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535
    ? E.right(Number(value))
    : E.left('un numéro de port entre 0 et 65535')

export const onOff: Read<boolean> = (value) => {
  if (['1', 'on', 'true', 'oui'].includes(value.toLowerCase())) return E.right(true)
  return ['0', 'off', 'false', 'non'].includes(value.toLowerCase())
    ? E.right(false)
    : E.left('«\u00a0on\u00a0» ou «\u00a0off\u00a0»')
}

/** An absolute address of one of some schemes, without its final slash. */
export const url =
  (...schemes: readonly string[]): Read<string> =>
  (value) =>
    URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))
      ? E.right(value.replace(/\/+$/, ''))
      : E.left(`une adresse commençant par ${schemes.map((scheme) => `${scheme}://`).join(' ou ')}`)

export const oneOf =
  <A extends string>(...values: readonly A[]): Read<A> =>
  (value) => {
    const found = values.find((candidate) => candidate === value)
    return found === undefined ? E.left(`une valeur parmi ${values.join(', ')}`) : E.right(found)
  }

export const longEnough =
  (minimum: number): Read<string> =>
  (value) =>
    value.length >= minimum ? E.right(value) : E.left(`au moins ${minimum} caractères`)

/** Values separated by commas. */
export const list =
  <A>(read: Read<A>): Read<readonly A[]> =>
  (value) => {
    const parts = value.split(',').map((part) => part.trim())
    const values: A[] = []
    for (const part of parts.filter((p) => p !== '')) {
      const one = read(part)
      if (E.isLeft(one)) return one
      values.push(one.right)
    }
    return E.right(values)
  }
