import { createHash } from 'node:crypto'
import type { ContentHash } from '#application/ports/content-hash'

/** SHA-256 by Node. */
export const sha256: ContentHash = (contenu) => createHash('sha256').update(contenu).digest('hex')
