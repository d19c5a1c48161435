import { Drawing } from './drawing.tsx'

/** A letter and a pencil: a request in one's own words. */
export const AutreDrawing = () => (
  <Drawing width={88} height={64}>
    <path className="paper" d="M6 6h46v52H6z" />
    <path d="M15 18h28M15 28h28M15 38h14" />
    <path className="ground" d="m38 44 28-28 9 9-28 28-12 3z" />
    <path className="accent" d="m66 16 4.5-4.5a3 3 0 0 1 4.2 0l4.8 4.8a3 3 0 0 1 0 4.2L75 25z" />
    <path d="m38 44 9 9" />
  </Drawing>
)
