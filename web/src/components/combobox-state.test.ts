import { describe, expect, it } from 'vitest'
import { CLOSED, moveCombobox } from './combobox-state.ts'

describe('moveCombobox', () => {
  it('opens on the first suggestion with the down arrow', () => {
    expect(moveCombobox(CLOSED, 'ArrowDown', 3)).toEqual({ state: { open: true, active: 0 }, chosen: null })
  })

  it('opens on the last suggestion with the up arrow', () => {
    expect(moveCombobox(CLOSED, 'ArrowUp', 3)).toEqual({ state: { open: true, active: 2 }, chosen: null })
  })

  it('comes back to the text after the last suggestion, then starts again', () => {
    expect(moveCombobox({ open: true, active: 2 }, 'ArrowDown', 3)?.state.active).toBe(-1)
    expect(moveCombobox({ open: true, active: -1 }, 'ArrowDown', 3)?.state.active).toBe(0)
  })

  it('chooses the active suggestion with Enter and closes', () => {
    expect(moveCombobox({ open: true, active: 1 }, 'Enter', 3)).toEqual({ state: CLOSED, chosen: 1 })
  })

  it('leaves Enter to the form when no suggestion is active', () => {
    expect(moveCombobox({ open: true, active: -1 }, 'Enter', 3)).toBeNull()
  })

  it('closes with Escape, once', () => {
    expect(moveCombobox({ open: true, active: 1 }, 'Escape', 3)).toEqual({ state: CLOSED, chosen: null })
    expect(moveCombobox(CLOSED, 'Escape', 3)).toBeNull()
  })

  it('takes no key without suggestions, nor letters', () => {
    expect(moveCombobox(CLOSED, 'ArrowDown', 0)).toBeNull()
    expect(moveCombobox({ open: true, active: 0 }, 'a', 3)).toBeNull()
  })
})
