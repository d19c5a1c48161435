import type { RefusalAnswer } from '../route.ts'

/** The answer to a refusal whose sentence is always the same. */
export const refus = <const Precision extends Pick<RefusalAnswer<never>, 'code' | 'champ'>>(
  status: RefusalAnswer<never>['status'],
  phrase: string,
  precision = {} as Precision,
) => ({ status, message: () => phrase, ...precision })
