import type { Container } from 'inversify'
import { declarerRetractation } from '#application/retractation/declarer-retractation'
import { listerRetractations } from '#application/retractation/lister-retractations'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of withdrawals their ports. */
export const assembleRetractations = (container: Container): void => {
  const declarer = ['clock', 'randomness', 'retractations'] as const
  fromPorts(container, USE_CASES.declarerRetractation, declarer, declarerRetractation)
  fromPorts(container, USE_CASES.listerRetractations, ['retractations'], listerRetractations)
}
