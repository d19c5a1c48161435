import { Drawing } from './drawing.tsx'

/** A fir whose branches are prompts, under a low sun. */
export const LogoMark = ({ className }: { readonly className?: string | undefined }) => (
  <Drawing width={36} height={36} className={className}>
    <circle className="light" cx="27" cy="9" r="4.5" />
    <path d="M9 18 17 8.5l8 9.5M6.5 27 17 15.5 27.5 27M17 24v7" strokeWidth="2.75" />
  </Drawing>
)
