import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDeFacture } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { estEntierementCreditee, type FactureSuivie, solde } from '#domain/facturation/reglement'
import type { RecitDeFacture } from './recit.ts'

const situationDe = (suivie: FactureSuivie): Pick<RecitDeFacture, 'solde' | 'annulee'> => ({
  solde: solde(suivie),
  annulee: estEntierementCreditee(suivie),
})

/** A document with the bytes that were kept, and what is owed when its mail leaves. */
export const lirePiece =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ genre, numero }: CourrierDeFacture): TE.TaskEither<PortFailure, O.Option<RecitDeFacture>> =>
    pipe(
      TE.Do,
      TE.bind('fichier', () => factures.fichier(numero)),
      TE.bind('suivie', () => factures.parNumero(numero)),
      TE.map(({ fichier, suivie }) =>
        O.isSome(fichier) && O.isSome(suivie)
          ? O.some({ genre, piece: fichier.value.piece, pdf: fichier.value.pdf, ...situationDe(suivie.value) })
          : O.none,
      ),
    )
