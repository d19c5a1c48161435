import { Icon } from '../components/icon.tsx'

/** The sign of the search. */
export const SearchIcon = () => (
  <Icon box={24} stroke={1.75}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
)
