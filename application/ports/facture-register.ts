import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import type { PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

export type ChoixDeFactures = {
  readonly mots: readonly string[]
  readonly etat: EtatDeFacture | null
  readonly page: PageDeRegistreDemandee
}

export type FactureRegister = {
  /** Found by its own words or by those of a credit note; where it stands is told on the civil day `jour`. */
  readonly lister: (
    choix: ChoixDeFactures,
    jour: DateCivile,
  ) => TE.TaskEither<PortFailure, PageDeRegistre<FactureDuRegistre>>
  readonly parNumero: (numero: NumeroPiece) => TE.TaskEither<PortFailure, O.Option<FactureDuRegistre>>
}
