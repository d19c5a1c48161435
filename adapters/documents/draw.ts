import { conditionsPdf, formulairePdf, devisPdf } from './devis-pdf.ts'
import { facturePdf } from './facture-pdf.ts'

// Each function takes its arguments as one tuple, since threads exchange single values.

export const conditions = (words: Parameters<typeof conditionsPdf>): Promise<Uint8Array> => conditionsPdf(...words)

export const devis = (words: Parameters<typeof devisPdf>): Promise<Uint8Array> => devisPdf(...words)

export const facture = (words: Parameters<typeof facturePdf>): Promise<Uint8Array> => facturePdf(...words)

export const formulaire = (words: Parameters<typeof formulairePdf>): Promise<Uint8Array> => formulairePdf(...words)
