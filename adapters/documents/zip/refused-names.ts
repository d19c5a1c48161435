// Characters that every file system accepts.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9 _.-]*$/

const isRefused = (name: string): boolean =>
  name.split('/').some((segment) => !SEGMENT.test(segment) || segment.endsWith('.') || segment.endsWith(' '))

/** The names that would leave the folder of extraction, mean something to a file system, or occur twice. */
export const refusedNames = (names: readonly string[]): readonly string[] => {
  const known = new Map<string, number>()
  for (const name of names) known.set(name.toLowerCase(), (known.get(name.toLowerCase()) ?? 0) + 1)
  return names.filter((name) => isRefused(name) || known.get(name.toLowerCase()) !== 1)
}
