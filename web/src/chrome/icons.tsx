import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

const TabIcon = ({ children }: { readonly children: ReactNode }) => (
  <Icon box={24} stroke={1.75}>
    {children}
  </Icon>
)

/** Signs of the mobile tab bar, each under its word. */
export const HomeIcon = () => (
  <TabIcon>
    <path d="m3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20" />
  </TabIcon>
)

export const ServicesIcon = () => (
  <TabIcon>
    <path d="M4 5.5h16v11H4zM2.5 20h19M8 11h2l1.5-2.5 2 5L15 11h1.5" />
  </TabIcon>
)

export const ContactIcon = () => (
  <TabIcon>
    <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
  </TabIcon>
)

export const AccountIcon = () => (
  <TabIcon>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </TabIcon>
)
