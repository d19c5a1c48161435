import { Drawing } from './drawing.tsx'

/** A signpost at a fork whose arms say nothing. */
export const PerduDrawing = () => (
  <Drawing width={132} height={96}>
    <path className="ground" d="M4 84c22-8 40-11 62-11s40 3 62 11v8H4z" />
    <path className="thin" d="M44 92c6-6 12-10 20-13M88 92c-5-6-10-10-18-13" />
    <path className="paper" d="M64 76V10h5v66z" />
    <path className="accent" d="M69 16h37l9 8-9 8H69z" />
    <path className="paper" d="M64 38H28l-9 8 9 8h36z" />
    <path className="thin" d="M78 24h20M34 46h20" />
    <path d="M18 84v-5M18 62c3 4 5 8 9 11h-5c2 4 4 6 7 8H7c3-2 5-4 7-8H9c4-3 6-7 9-11z" className="fir" />
  </Drawing>
)
