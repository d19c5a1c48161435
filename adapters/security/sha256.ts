import { hash } from 'node:crypto'
import type { ContentHash } from '#application/ports/content-hash'

/** SHA-256 by Node. */
export const sha256: ContentHash = (contenu) => hash('sha256', contenu)
