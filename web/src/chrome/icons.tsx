import type { ReactNode } from 'react'

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** Signs of the mobile tab bar, each under its word. */
export const HomeIcon = () => (
  <Icon>
    <path d="m3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20" />
  </Icon>
)

export const ServicesIcon = () => (
  <Icon>
    <path d="M4 5.5h16v11H4zM2.5 20h19M8 11h2l1.5-2.5 2 5L15 11h1.5" />
  </Icon>
)

export const ContactIcon = () => (
  <Icon>
    <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
  </Icon>
)

export const AccountIcon = () => (
  <Icon>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
)
