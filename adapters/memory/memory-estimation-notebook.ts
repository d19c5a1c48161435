import type { EstimationNotebook } from '#application/ports/estimation-notebook'
import type { EstimationStore } from '#application/ports/estimation-store'
import { oubliAvant } from '#domain/estimation/conversion'

/** Notes in memory at once, since nobody waits for memory. */
export const makeMemoryEstimationNotebook = (estimations: Pick<EstimationStore, 'noter'>): EstimationNotebook => ({
  noter: (faite) => void estimations.noter([faite], oubliAvant(faite.creeLe))(),
})
