import { INDEXED_PATHS } from '#adapters/http/contract/pages'

/** Pages that anybody may read. */
export const PUBLIC_PATHS: readonly string[] = [...INDEXED_PATHS, '/search', '/search?q=devis']
