/** Which suggestion is under the keyboard; -1 is the text itself. */
export type ComboboxState = { readonly open: boolean; readonly active: number }

export const CLOSED: ComboboxState = { open: false, active: -1 }

export type ComboboxMove =
  | { readonly state: ComboboxState; readonly chosen: number | null }
  /** The key is not ours: the browser keeps it. */
  | null

const stay = (state: ComboboxState): ComboboxMove => ({ state, chosen: null })

/** From the text to the last suggestion and round again. */
const step = (active: number, by: 1 | -1, count: number): number => ((active + 1 + by + count + 1) % (count + 1)) - 1

/** ARIA 1.2 list autocomplete: what a key does with `count` suggestions in the list. */
export const moveCombobox = (state: ComboboxState, key: string, count: number): ComboboxMove => {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return stay({ open: true, active: step(state.open ? state.active : -1, 1, count) })
    case 'ArrowUp':
      return stay({ open: true, active: step(state.open ? state.active : -1, -1, count) })
    case 'Enter':
      return state.open && state.active >= 0 ? { state: CLOSED, chosen: state.active } : null
    case 'Escape':
      return state.open ? stay(CLOSED) : null
    default:
      return null
  }
}
