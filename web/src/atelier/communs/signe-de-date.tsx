import { Icon } from '../../components/icon.tsx'

/** Beside its word: a full mark for an agreed date, an open one for a date that is held. */
export const SigneDeDate = ({ convenue }: { readonly convenue: boolean }) => (
  <Icon box={20} size={18} stroke={1.8}>
    {convenue ? (
      <>
        <circle cx="10" cy="10" r="8" fill="currentColor" />
        <path d="m6.6 10.3 2.3 2.3 4.5-4.9" stroke="var(--paper)" />
      </>
    ) : (
      <>
        <circle cx="10" cy="10" r="8" strokeDasharray="3 3" />
        <path d="M10 6.2V10l2.4 1.6" />
      </>
    )}
  </Icon>
)
