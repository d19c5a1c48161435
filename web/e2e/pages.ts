import { INDEXED_PATHS } from '#adapters/http/contract/site-paths'

/** Pages that anybody may read. */
export const PUBLIC_PATHS: readonly string[] = [...INDEXED_PATHS, '/search', '/search?q=devis']
