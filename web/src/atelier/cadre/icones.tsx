import type { NomDeLieu } from '../adresses.ts'

/** Line drawings in a square of 24, one path each. */
const TRACES = {
  aujourdhui:
    'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  prestations: 'M6 4.5h12v16H6zM9 4.5v-1.5h6v1.5M9 10h6M9 14h6',
  agenda: 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7',
  messages: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  clients: 'M8 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M4.5 20c.8-4 3.6-6 7-6s6.2 2 7 6',
  factures: 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 8h6M9 12h6',
  estimations: 'M6 3.5h12v17H6zM9 7h6M9 11.5h1.5M13.5 11.5H15M9 15h1.5M13.5 15H15',
  comptabilite: 'M4 20h16M6.5 20v-6M12 20V6M17.5 20v-9',
  diagnostics: 'M3 12h4l2.5-6.5 4.5 13 2.5-6.5H21',
  plus: 'M5 12h.01M12 12h.01M19 12h.01',
  accueil: 'm3 11 9-7.5 9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  services: 'M4 5.5h16v11H4zM2.5 20h19M8 11h2l1.5-2.5 2 5L15 11h1.5',
  contact: 'M5 4.5h14v11h-7.5L7 19.5v-4H5zM8.5 10h.01M12 10h.01M15.5 10h.01',
  sortie: 'M10 4H5v16h5M10 12h10M16.5 8.5 20 12l-3.5 3.5',
} as const satisfies Readonly<Record<NomDeLieu, string>> & Readonly<Record<string, string>>

export type NomDIcone = keyof typeof TRACES

/** Beside a word, or for it where there is no room. */
export const Icone = ({ nom }: { readonly nom: NomDIcone }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth={nom === 'plus' ? 3 : 1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={TRACES[nom]} />
  </svg>
)
