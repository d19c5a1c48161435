import type { EstimationFaite } from '#domain/estimation/estimation-faite'

/** Records the estimates of the site in the background; a failure is only logged. */
export type EstimationNotebook = { readonly noter: (faite: EstimationFaite) => void }
