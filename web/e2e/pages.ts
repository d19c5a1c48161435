import { INDEXED_PATHS } from '#adapters/http/contract/site-paths'

/** Pages that anybody may read. */
export const PUBLIC_PATHS: readonly string[] = [...INDEXED_PATHS, '/search', '/search?q=devis']

/** Pages of accounts, which the public ones lead to and which do not stand yet. */
export const LATER_PATHS: readonly string[] = ['/login', '/reset-password', '/mes-prestations', '/admin']
