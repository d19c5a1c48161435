import type * as t from 'io-ts'
import type { Access } from '../route.ts'
import { conditionsPdfRoute } from '../routes/conditions.ts'
import { erreursRoute } from '../routes/erreurs.ts'
import { estimerRoute } from '../routes/estimations.ts'
import { adressesRoute, lieuRoute, villesRoute } from '../routes/lieux.ts'
import { envoyerMessageRoute } from '../routes/messages.ts'
import { commanderRoute, devisPdfRoute, devisTexteRoute } from '../routes/prestations.ts'
import { listerServicesRoute } from '../routes/services.ts'

/** A route as the documentation reads it, whatever its types. */
export type DocumentedRoute = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  readonly reply:
    | { readonly kind: 'json'; readonly status: number; readonly codec: t.Mixed; readonly bare: boolean }
    | { readonly kind: 'file'; readonly status: number; readonly mediaType: string }
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly code: string }>>
}

/** Every call of the contract. */
export const ROUTES: readonly DocumentedRoute[] = [
  listerServicesRoute,
  villesRoute,
  adressesRoute,
  lieuRoute,
  estimerRoute,
  commanderRoute,
  devisPdfRoute,
  devisTexteRoute,
  conditionsPdfRoute,
  envoyerMessageRoute,
  erreursRoute,
]
