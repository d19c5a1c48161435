import type { EstimationFaite } from '#domain/estimation/estimation-faite'

/** Notes the estimates of the site soon: nobody waits for it, and what cannot be written is told to the log alone. */
export type EstimationNotebook = { readonly noter: (faite: EstimationFaite) => void }
