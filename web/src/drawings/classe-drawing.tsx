import { Drawing } from './drawing.tsx'

/** A blackboard, and the computer of the lesson open before it. */
export const ClasseDrawing = ({ className }: { readonly className?: string | undefined }) => (
  <Drawing width={320} height={208} className={className}>
    <path className="sky" d="M0 0h320v208H0z" />
    <rect className="roof" x="36" y="18" width="248" height="118" rx="5" />
    <rect className="ground" x="45" y="27" width="230" height="100" rx="2" />
    <path d="m64 50 10 8-10 8M82 66h22" strokeWidth="2.5" />
    <path className="thin" d="M64 86h58M64 98h42M64 110h52" />
    <path d="M190 50h56v34h-56zM208 94h20M218 84v10" />
    <path className="thin" d="M200 60h22M200 68h34" />
    <circle className="light" cx="262" cy="44" r="6" />
    <path className="paper" d="M116 136h40v6h-40z" />
    <path className="accent" d="M164 137h20v4h-20z" />
    <path className="hill" d="M0 184h320v24H0z" />
    <path d="M0 184h320" />
    <rect className="paper" x="112" y="132" width="88" height="46" rx="4" />
    <path className="paper" d="M100 178h112l-5 6H105z" />
    <path d="M140 150c6-5 12-5 16 0s10 5 16 0M140 160h32" />
    <path className="paper" d="M234 184v-24h22v24zM256 165h7c4 0 4 12 0 12h-7" />
    <path className="thin" d="M240 154c-3-5 3-6 0-11M249 154c-3-5 3-6 0-11" />
    <path className="accent" d="M52 184v-9h32v9z" />
    <path className="ground" d="M56 175v-9h32v9z" />
  </Drawing>
)
