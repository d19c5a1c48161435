import { Drawing } from './drawing.tsx'

/** A stamp with the hills and a fir, cancelled by its postmark: what is written here is a letter. */
export const StampDrawing = ({ className }: { readonly className?: string | undefined }) => (
  <Drawing width={112} height={80} className={className}>
    <rect className="paper" x="50" y="3" width="58" height="74" rx="2" strokeDasharray="0.1 5.5" strokeWidth="3" />
    <rect className="sky" x="57" y="10" width="44" height="60" />
    <circle className="light" cx="88" cy="25" r="7" />
    <path className="hill-far" d="M57 52c8-9 15-12 23-7s14 2 21-5v30H57z" />
    <path className="hill" d="M57 60c12-6 22-7 44 1v9H57z" />
    <path className="fir" d="M73 27 64 42h5l-8 14h24l-8-14h5z" />
    <path d="M73 56v8" />
    <g className="thin">
      <circle cx="33" cy="42" r="21" />
      <circle cx="33" cy="42" r="14" />
      <path d="M54 33c6-4 9 4 15 0M56 42c6-4 9 4 15 0M54 51c6-4 9 4 15 0" />
      <path d="M25 42h16M28 37h10M28 47h10" />
    </g>
  </Drawing>
)
