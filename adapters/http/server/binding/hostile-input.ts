/** Deeper than any form of the site. */
const DEPTH_MAX = 12

const HOSTILE_NAME = /^(?:__proto__|constructor|prototype)$|[[\]\0]/

/** Text that no database can hold: NUL bytes, halves of characters. */
const isHostileText = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

const isHostileAt = (input: unknown, depth: number): boolean => {
  if (typeof input === 'string') return isHostileText(input)
  if (typeof input !== 'object' || input === null) return false
  return (
    depth === 0 ||
    Object.entries(input).some(([name, value]) => HOSTILE_NAME.test(name) || isHostileAt(value, depth - 1))
  )
}

/** Input that no browser sends from a form of the site, whatever the fields are called. */
export const isHostile = (input: unknown): boolean => isHostileAt(input, DEPTH_MAX)
