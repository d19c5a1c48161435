/** Beside its word: a full mark for an agreed date, an open one for a date that is held. */
export const SigneDeDate = ({ convenue }: { readonly convenue: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
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
  </svg>
)
