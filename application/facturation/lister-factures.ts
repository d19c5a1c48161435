import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeFactures } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { lireSuite, type PageServie, servirPage, type SuiteDemandee } from '#application/registre/curseur'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import { motsCherches } from '#domain/recherche/clefs'
import type { CurseurInvalide } from '#domain/registre/tris'

/** `q` as it was typed. */
export type DemandeDeFactures = SuiteDemandee &
  Pick<ChoixDeFactures, 'etat'> & { readonly admin: Admin; readonly q: string }

const TRI = 'emission'

/** Every invoice, those for deposits among them, for the owner. */
export const listerFactures =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({
    admin,
    q,
    etat,
    ...suite
  }: DemandeDeFactures): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<FactureDuRegistre>> =>
    pipe(
      TE.fromEither(lireSuite(TRI, 'instant', suite)),
      TE.flatMap((page) => factures.lister({ mots: motsCherches(q), etat, page }, dateParis(clock.maintenant()))),
      TE.map(servirPage(TRI)),
    )
