import { euros } from '#domain/shared/montant'

/** What a part may be, in a quote as in an invoice: what a client accepts can always be billed. */
export const PRIX_DE_PIECE_MAX = euros(10_000)
export const QUANTITE_MAX = 100
export const DESIGNATION_MAX = 160
