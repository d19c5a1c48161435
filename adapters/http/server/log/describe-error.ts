import { maskPersonalData } from './mask-personal-data.ts'

export type DescribedError = {
  readonly type: string
  readonly code?: string
  readonly message: string
  /** Where, without the message that a stack repeats. */
  readonly stack: string
  readonly cause?: DescribedError
}

const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const codeOf = (error: Error): { readonly code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {}

/** What the log keeps of an error: a database driver hangs whole rows on its own. */
export const describeError = (error: unknown): DescribedError =>
  error instanceof Error
    ? {
        type: error.name,
        ...codeOf(error),
        message: maskPersonalData(error.message),
        stack: framesOf(error.stack),
        ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
      }
    : { type: typeof error, message: maskPersonalData(String(error)), stack: '' }
