/** The steps that the first one does not draw, fetched together after the first paint. */
import { EtapeConfirmation } from './confirmation/etape-confirmation.tsx'
import { EtapeEstimation } from './estimation/etape-estimation.tsx'

export const etapesSuivantes = { EtapeConfirmation, EtapeEstimation }
