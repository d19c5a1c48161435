/** Milliseconds within which a second signal is the same one: npm passes on a signal that the terminal already sent. */
const SAME_SIGNAL_MS = 1_000

/** Runs `end` at the first SIGTERM or SIGINT; a second one ends the process at once. */
export const endOnSignal = (end: () => void): void => {
  let firstAt: number | null = null
  const onSignal = (): void => {
    if (firstAt === null) {
      firstAt = performance.now()
      end()
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1)
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}
