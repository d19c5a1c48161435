import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { FichierDArchive } from '#application/ports/zip-writer'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureSuivie } from '#domain/facturation/reglement'

const fichierDe =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (numero: NumeroPiece): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      factures.fichier(numero),
      TE.map(
        O.match(
          () => [],
          ({ pdf }) => [{ nom: `factures/${numero}.pdf`, contenu: pdf }],
        ),
      ),
    )

const numerosDe = ({ facture, avoirs }: FactureSuivie | FactureDAcompteSuivie): readonly NumeroPiece[] => [
  facture.numero,
  ...avoirs.map(({ numero }) => numero),
]

/** The invoices of a client, those for deposits and the credit notes, as they were issued. */
export const fichiersDeFactures =
  (ports: Pick<Ports, 'factures'>) =>
  (
    suivies: readonly (FactureSuivie | FactureDAcompteSuivie)[],
  ): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      suivies.flatMap(numerosDe),
      TE.traverseSeqArray(fichierDe(ports)),
      TE.map((fichiers) => fichiers.flat()),
    )
