/** The account is gone with its prestations: the document is kept, and nobody is written to any more. */
export type DestinataireEfface = { readonly _tag: 'DestinataireEfface' }

export const DESTINATAIRE_EFFACE: DestinataireEfface = { _tag: 'DestinataireEfface' }
