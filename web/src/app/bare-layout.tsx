import type { ReactNode } from 'react'
import { Overlay } from '../chrome/overlay.tsx'
import { ScrollPosition } from './scroll-position.tsx'

/** What a page needs that draws a frame of its own. */
export const BareLayout = ({ children }: { readonly children: ReactNode }) => (
  <div data-site>
    {children}
    <Overlay />
    <ScrollPosition />
  </div>
)
