/** What brings an invoice or a credit note to the client. */
export const FACTURE_CLIENT = 'facture_client'
