import 'uplot/dist/uPlot.min.css'
import UPlot from 'uplot'
import { type Courbe, type Mois, moisCourt } from './mois.ts'

/** A plot in the page: `retailler` when its place changes width, in CSS pixels. */
export type Trace = { readonly retailler: (largeur: number) => void; readonly effacer: () => void }

/** Height beside the table, and above it on a narrow screen, in CSS pixels. */
const hauteurDe = (largeur: number): number => (largeur < 520 ? 240 : 352)

/** Widest bar, in CSS pixels, and the share of its place that a pair of bars fills. */
const [BARRE_MAX, PLACE] = [16, 0.4]

/** Steps of the axis of quantities: nobody orders half a time. */
const PAS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((rang) => [rang, 2 * rang, 5 * rang])

const couleur = (element: HTMLElement, nom: string): string => getComputedStyle(element).getPropertyValue(nom).trim()

const serie = (element: HTMLElement, cote: -1 | 1): UPlot.Series => {
  const [fond, bord] = cote === -1 ? (['--fir', '--fir'] as const) : (['--comte', '--comte-ink'] as const)
  const barres = UPlot.paths.bars?.({ size: [PLACE, BARRE_MAX], align: cote })
  return {
    fill: couleur(element, fond),
    stroke: couleur(element, bord),
    width: 1,
    points: { show: false },
    ...(barres === undefined ? {} : { paths: barres }),
  }
}

const axes = (element: HTMLElement, mois: readonly Mois[], { graduer }: Courbe): UPlot.Axis[] => {
  const commun = {
    stroke: couleur(element, '--ink-soft'),
    font: `13px ${couleur(element, '--font')}`,
    ticks: { show: false },
  }
  return [
    {
      ...commun,
      grid: { show: false },
      space: 34,
      incrs: [1, 2, 3],
      values: (_plot, rangs) => rangs.map((rang) => moisCourt(mois[rang]?.mois ?? '1970-01')),
    },
    {
      ...commun,
      grid: { stroke: couleur(element, '--hairline'), width: 1 },
      size: 68,
      incrs: PAS,
      values: (_plot, valeurs) => valeurs.map(graduer),
    },
  ]
}

/** Draws two quantities of each month side by side, in the colours of the page as they are now. */
export const tracer = (element: HTMLElement, mois: readonly Mois[], courbe: Courbe): Trace => {
  const [premieres, secondes] = [mois.map(courbe.premiere), mois.map(courbe.seconde)]
  const [bas, haut] = [Math.min(0, ...premieres, ...secondes), Math.max(4, ...premieres, ...secondes)]
  const plot = new UPlot(
    {
      width: element.clientWidth,
      height: hauteurDe(element.clientWidth),
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: [-0.6, mois.length - 0.4] }, y: { range: [bas * 1.08, haut * 1.08] } },
      series: [{}, serie(element, -1), serie(element, 1)],
      axes: axes(element, mois, courbe),
    },
    [mois.map((_, rang) => rang), premieres, secondes],
    element,
  )
  return {
    retailler: (largeur) => plot.setSize({ width: largeur, height: hauteurDe(largeur) }),
    effacer: () => plot.destroy(),
  }
}
