import { Drawing } from './drawing.tsx'

const Fir = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} strokeWidth={2 / size}>
    <path d="M0-6V10" />
    <path
      className="fir"
      d="M0-62c3 9 8 16 13 20h-6c4 8 9 13 15 18h-8c5 8 10 13 16 18H-30c6-5 11-10 16-18h-8c6-5 11-10 15-18h-6c5-4 10-11 13-20z"
    />
  </g>
)

/** The limestone edge of a plateau, as around Lons-le-Saunier. */
const Cliff = () => (
  <g>
    <path
      className="hill-far"
      d="M0 150h118c16 0 22 12 36 16l40 10c30 8 44 30 66 30s30-24 58-34l36-12c14-5 20-20 38-20h88v220H0z"
    />
    <path className="paper" d="M0 150h118c16 0 22 12 36 16l40 10c16 4 28 12 38 18-20-2-48 6-76 2-40-6-90 4-156-2z" />
    <path
      className="paper"
      d="M480 140h-88c-18 0-24 15-38 20l-36 12c-12 4-22 12-30 20 24-8 54 2 82-4 36-8 70 2 110-4z"
    />
    <path
      className="thin"
      d="M22 152v24M46 152v32M74 152v22M98 152v34M128 156v26M158 168v16M190 176v10M330 170v12M362 160v20M392 144v32M418 142v24M446 142v34M466 142v18"
    />
  </g>
)

const Farm = () => (
  <g>
    <path className="paper" d="M230 322V232h164v90z" />
    <path className="roof" d="M212 240 262 168h100l50 72z" />
    <path className="paper" d="M334 168v-22h18v22" />
    <rect className="accent" x="250" y="254" width="60" height="40" rx="2" />
    <path className="paper" d="M267 264h26v17h-26zM280 281v6M273 287h14" />
    <path d="M244 294h72" />
    <path className="roof" d="M340 322v-50c0-14 32-14 32 0v50z" />
    <path d="M365 300h.1" strokeWidth="4" />
  </g>
)

/** A farm under the plateau, one window lit: the atelier, or the home one calls from. */
export const AtelierDrawing = ({ className }: { readonly className?: string | undefined }) => (
  <Drawing width={480} height={372} className={className}>
    <clipPath id="vignette">
      <rect width="480" height="372" rx="12" />
    </clipPath>
    <g clipPath="url(#vignette)">
      <rect className="sky" width="480" height="372" />
      <circle className="light" cx="196" cy="84" r="28" />
      <path className="thin" d="M262 62c10-8 20-8 26 0 8-6 18-4 22 4M60 96c8-7 17-7 22 0 7-5 15-3 19 3" />
      <Cliff />
      <path className="hill" d="M0 262c60-32 120-44 190-26 84 22 160 26 290-16v160H0z" />
      <path className="thin" d="M0 262c60-32 120-44 190-26 84 22 160 26 290-16" />
      <Fir x={52} y={274} size={1.1} />
      <Fir x={176} y={274} size={0.8} />
      <Fir x={112} y={304} size={1.5} />
      <Farm />
      <Fir x={440} y={316} size={1.25} />
      <path d="M-4 322h488" />
      <path
        className="thin"
        d="M352 330c-12 12-40 22-70 44M374 330c-6 14-22 28-40 44M60 340h54M150 352h76M404 344h44"
      />
    </g>
  </Drawing>
)
