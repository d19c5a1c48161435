import { choixEnVigueur, type Consentement } from '#domain/consentement/consentement'
import { readLocal, writeLocal } from '../../browser/local-storage.ts'

const CHOIX = 'cookie_consent'
const DATE = 'cookie_consent_date'

/** `asked` at a first visit, `reopened` when the visitor wants to choose again. */
export type Question = 'closed' | 'asked' | 'reopened'

const listeners = new Set<() => void>()
const state: { question: Question } = { question: 'closed' }

const become = (question: Question): void => {
  state.question = question
  listeners.forEach((listener) => listener())
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentQuestion = (): Question => state.question

/** What the visitor answered, as long as it holds. */
export const currentChoice = (): Consentement | null =>
  choixEnVigueur({ choix: readLocal(CHOIX), le: readLocal(DATE) }, new Date())

/** At a first visit, or when the choice is too old. */
export const askWhenNeeded = (): void => {
  if (state.question === 'closed' && currentChoice() === null) become('asked')
}

/** From the footer or the policy: a choice can be changed at any time. */
export const askAgain = (): void => become('reopened')

export const choose = (choix: Consentement): void => {
  writeLocal(CHOIX, choix)
  writeLocal(DATE, new Date().toISOString())
  become('closed')
}
