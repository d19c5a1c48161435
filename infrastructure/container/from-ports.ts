import type { Container } from 'inversify'
import type { Ports } from '#application/ports/ports'
import type { Token } from './token.ts'
import { PORTS } from './tokens.ts'

/** Declares a part made of ports alone, given by their names; one too few does not compile. */
export const fromPorts = <N extends keyof Ports, T>(
  container: Container,
  part: Token<T>,
  names: readonly N[],
  make: (ports: Pick<Ports, NoInfer<N>>) => T,
): void => {
  const record = (values: readonly unknown[]): Pick<Ports, N> =>
    Object.fromEntries(names.map((name, rank) => [name, values[rank]])) as Pick<Ports, N>
  container
    .bind(part)
    .toResolvedValue(
      (...values: unknown[]) => make(record(values)),
      names.map((name) => PORTS[name]),
    )
    .inSingletonScope()
}
