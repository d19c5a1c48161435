import type { Container } from 'inversify'
import { confirmerRetractation } from '#application/retractation/confirmer-retractation'
import { declarerRetractation } from '#application/retractation/declarer-retractation'
import { listerRetractations } from '#application/retractation/lister-retractations'
import { marquerRetractation } from '#application/retractation/marquer-retractation'
import { fromPorts } from './from-ports.ts'
import { USE_CASES } from './tokens.ts'

/** Gives the use cases of withdrawals their ports. */
export const assembleRetractations = (container: Container): void => {
  const declarer = ['clock', 'randomness', 'retractations'] as const
  fromPorts(container, USE_CASES.declarerRetractation, declarer, declarerRetractation)
  const suivi = ['retractations', 'factures', 'prestations'] as const
  fromPorts(container, USE_CASES.listerRetractations, suivi, listerRetractations)
  fromPorts(container, USE_CASES.confirmerRetractation, ['clock', ...suivi], confirmerRetractation)
  fromPorts(container, USE_CASES.marquerRetractation, ['clock', ...suivi], marquerRetractation)
}
