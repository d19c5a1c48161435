import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Name and value; a name with an empty value is left out. */
  readonly facts: readonly (readonly [name: string, value: string])[]
}

export const Facts = ({ facts, ...list }: Props) => (
  <dl {...list}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
