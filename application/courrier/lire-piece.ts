import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierDeFacture } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { especesPossibles } from '#domain/facturation/acomptes-deduits'
import { estEntierementCreditee, type FactureSuivie, solde } from '#domain/facturation/reglement'
import { lirePrestation } from './lire-prestation.ts'
import type { RecitDeFacture } from './recit.ts'

const situationDe = (suivie: FactureSuivie): Pick<RecitDeFacture, 'solde' | 'especes' | 'annulee'> => ({
  solde: solde(suivie),
  especes: especesPossibles(suivie.reglements, solde(suivie)),
  annulee: estEntierementCreditee(suivie),
})

/** A document with the bytes that were kept, where its order now sends its mails, and what is owed when this one leaves. */
export const lirePiece =
  (ports: Pick<Ports, 'factures' | 'prestations'>) =>
  ({ genre, prestationId, numero }: CourrierDeFacture): TE.TaskEither<PortFailure, O.Option<RecitDeFacture>> =>
    pipe(
      TE.Do,
      TE.bind('fichier', () => ports.factures.fichier(numero)),
      TE.bind('suivie', () => ports.factures.parNumero(numero)),
      TE.bind('prestation', () => lirePrestation(ports)(prestationId)),
      TE.map(({ fichier, suivie, prestation: { contact } }) => {
        if (O.isNone(fichier) || O.isNone(suivie)) return O.none
        const { piece, pdf } = fichier.value
        return O.some({ genre, email: contact.email, piece, pdf, ...situationDe(suivie.value) })
      }),
    )
