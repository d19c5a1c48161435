import type { Container, ServiceIdentifier } from 'inversify'

/** The key of one part of the house, typed by what it opens. */
export type Token<T> = ServiceIdentifier<T>

/** The type is that of what is bound under the symbol. */
export const token = <T>(name: string): Token<T> => Symbol.for(name)

/** The keys of a list of values, in its order. */
export type Tokens<D extends readonly unknown[]> = { readonly [Rank in keyof D]: Token<D[Rank]> }

/** Declares a part, once made and then shared, from the parts it needs; a wrong need does not compile. */
export const assemble = <T, D extends readonly unknown[]>(
  container: Container,
  part: Token<T>,
  needs: Tokens<D>,
  make: (...values: D) => T,
): void => {
  container
    .bind(part)
    .toResolvedValue((...values: unknown[]) => make(...(values as unknown as D)), [...needs])
    .inSingletonScope()
}
