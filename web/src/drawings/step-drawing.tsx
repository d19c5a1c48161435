import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'

const Choisir = () => (
  <>
    <rect className="paper" x="8" y="8" width="50" height="48" rx="4" />
    <path d="M26 20h23M26 32h23M26 44h13" />
    <circle cx="17" cy="20" r="3" />
    <circle className="accent" cx="17" cy="32" r="4.5" />
    <circle cx="17" cy="44" r="3" />
    <path className="ground" d="m50 36 24 10-10 3.5L60 60z" />
  </>
)

const Prix = () => (
  <>
    <path className="paper" d="M14 6h44v52l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4z" />
    <path className="thin" d="M23 17h14M47 17h2M23 25h18M46 25h3" />
    <path className="ground" d="M20 32h32v14H20z" />
    <path d="M38 35.5a5 5 0 1 0 0 7M29 38h6M29 40.6h5" strokeWidth="1.75" />
    <path className="accent" d="m66 12 2.4 6.6L75 21l-6.6 2.4L66 30l-2.4-6.6L57 21l6.6-2.4z" />
  </>
)

const Valider = () => (
  <>
    <path className="paper" d="M12 8h34l10 10v40H12z" />
    <path d="M46 8v10h10" />
    <path className="thin" d="M21 22h16M21 30h26M21 38h18" />
    <circle className="accent" cx="58" cy="46" r="13" />
    <path className="on-accent" d="m52 46.5 4.4 4.5 8-9.5" strokeWidth="2.5" />
  </>
)

const Rendezvous = () => (
  <>
    <rect className="paper" x="9" y="13" width="56" height="45" rx="4" />
    <path className="ground" d="M9 26V17a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v9z" />
    <path d="M23 8v9M51 8v9" strokeWidth="2.5" />
    <path d="M19 35h.1M28 35h.1M46 35h.1M55 35h.1M19 46h.1M28 46h.1M37 46h.1M46 46h.1" strokeWidth="3.5" />
    <rect className="accent" x="31.5" y="29.5" width="11" height="11" rx="2" />
    <path className="paper" d="M60 40h19v13H69l-5 5v-5h-4z" />
    <path className="thin" d="M65 46.5h9" />
  </>
)

const Intervenir = () => (
  <>
    <path className="ground" d="M8 32 36 9l28 23" />
    <path className="paper" d="M14 27.5V58h44V27.5L36 9.5z" />
    <path className="paper" d="M29 58V41c0-9 14-9 14 0v17" />
    <path d="M39 49h.1" strokeWidth="3.5" />
    <path className="accent" d="M50 44h28v14H50z" />
    <path d="M58 44v-4a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v4M50 50h10M68 50h10M61 48h6v5h-6z" />
  </>
)

const Suivre = () => (
  <>
    <path className="ground" d="M8 16a3 3 0 0 1 3-3h15l6 7h29a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
    <path className="paper" d="M16 20V7h34v13" />
    <path className="thin" d="M23 13h20" />
    <path className="paper" d="M8 27h56v28a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
    <path className="thin" d="M17 37h16M17 46h11" />
    <circle className="accent" cx="60" cy="43" r="14" />
    <path className="on-accent" d="M60 34v9l6 4" strokeWidth="2.5" />
  </>
)

const STEPS: readonly (() => ReactElement)[] = [Choisir, Prix, Valider, Rendezvous, Intervenir, Suivre]

/** The drawing of one of the six steps, from 0. */
export const StepDrawing = ({ step }: { readonly step: number }) => {
  const Step = STEPS[step]
  return (
    <Drawing width={84} height={64}>
      <g transform="translate(-7 0)">{Step === undefined ? null : <Step />}</g>
    </Drawing>
  )
}
