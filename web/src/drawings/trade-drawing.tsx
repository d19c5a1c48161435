import type { ReactElement } from 'react'
import type { Categorie } from '#domain/catalogue/categorie'
import { Drawing } from './drawing.tsx'

const Depannage = () => (
  <>
    <rect className="ground" x="16" y="10" width="54" height="38" rx="4" />
    <path className="paper" d="M8 54h70l-5 7H13z" />
    <path d="M24 30h9l4-9 8 17 4-8h6" />
    <path d="m62 38 11-13" />
    <path className="accent" d="m72.5 20.5 8-9.5a4 4 0 0 1 6.2 5.2l-8 9.5a2 2 0 0 1-2.8.3l-3.2-2.7a2 2 0 0 1-.2-2.8z" />
  </>
)

const Formation = () => (
  <>
    <path className="ground" d="M48 20C39 14 26 13 12 15v41c14-2 27-1 36 5z" />
    <path className="paper" d="M48 20c9-6 22-7 36-5v41c-14-2-27-1-36 5z" />
    <path d="M20 26c7-.5 13 .2 19 2.5M20 35c7-.5 13 .2 19 2.5M20 44c4-.3 8-.1 11 .8" />
    <path className="accent" d="m59 26 5 20 4-6.5 7.5-1.5z" />
  </>
)

const Installation = () => (
  <>
    <path d="m22 40-5-20M56 40l5-20" />
    <path d="M33 27a9 9 0 0 1 12 0M27.5 20a18 18 0 0 1 23 0" />
    <rect className="ground" x="12" y="40" width="54" height="20" rx="4" />
    <path d="M21 50h.1M29 50h.1M37 50h.1" strokeWidth="3" />
    <path d="M66 51h5c7 0 4-20 11-20" />
    <path className="accent" d="M80 25h9v12h-9z" />
    <path d="M89 28h4M89 34h4" />
  </>
)

const TRADES: Readonly<Record<Categorie, () => ReactElement>> = {
  depannage: Depannage,
  formation: Formation,
  installation: Installation,
}

/** The drawing of one of the three trades. */
export const TradeDrawing = ({ categorie }: { readonly categorie: Categorie }) => {
  const Trade = TRADES[categorie]
  return (
    <Drawing width={88} height={64}>
      <g transform="translate(-9 -4)">
        <Trade />
      </g>
    </Drawing>
  )
}
