import tokensCss from '../../styles/tokens.css?raw'

export type Scheme = 'light' | 'dark'

/** Colours by the name of their token, without the dashes. */
export type Colours = Readonly<Record<string, string>>

const coloursOf = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

const [light = '', rest = ''] = tokensCss.split('@media (prefers-color-scheme: dark)')

/** The colours as the style sheet has them; the dark scheme says only what it changes. */
export const COLOURS: Readonly<Record<Scheme, Colours>> = {
  light: coloursOf(light),
  dark: { ...coloursOf(light), ...coloursOf(rest.split('@media')[0] ?? '') },
}
