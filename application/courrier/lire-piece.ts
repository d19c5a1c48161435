import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { SituationDeFacture } from '#application/ports/mail-templates'
import type { CourrierDeFacture } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { especesPossibles } from '#domain/facturation/acomptes-deduits'
import { type FactureDAcompteSuivie, resteDeLAcompte } from '#domain/facturation/facture-d-acompte-suivie'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { corrigeUnAcompte, type Piece } from '#domain/facturation/piece'
import { estEntierementCreditee, type FactureSuivie, solde } from '#domain/facturation/reglement'
import { centimes } from '#domain/shared/montant'
import { lirePrestation } from './lire-prestation.ts'
import type { RecitDeFacture } from './recit.ts'

type Lecture<A> = TE.TaskEither<PortFailure, O.Option<A>>

const situationDe = (suivie: FactureSuivie): SituationDeFacture => ({
  solde: solde(suivie),
  especes: especesPossibles(suivie.reglements, solde(suivie)),
  annulee: estEntierementCreditee(suivie),
})

/** It was paid before it was issued, and what went back of it before its credit note. */
const situationDAcompte = (suivie: FactureDAcompteSuivie): SituationDeFacture => ({
  solde: centimes(0),
  especes: centimes(0),
  annulee: resteDeLAcompte(suivie) <= 0,
})

/** The invoice for a deposit that a document is, or corrects; `null` of any other document. */
const factureDAcompteDe = (piece: Piece): NumeroPiece | null => {
  if (piece.genre === 'acompte') return piece.numero
  return piece.genre === 'avoir' && corrigeUnAcompte(piece) ? piece.facture.numero : null
}

const lireSituation =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (piece: Piece): Lecture<SituationDeFacture> => {
    const numero = factureDAcompteDe(piece)
    if (numero === null) return pipe(factures.parNumero(piece.numero), TE.map(O.map(situationDe)))
    return pipe(
      factures.facturesDAcompte(piece.prestationId),
      TE.map((suivies) => O.fromNullable(suivies.find(({ facture }) => facture.numero === numero))),
      TE.map(O.map(situationDAcompte)),
    )
  }

/** A document with the bytes that were kept, where its order now sends its mails, and what is owed when this one leaves. */
export const lirePiece =
  (ports: Pick<Ports, 'factures' | 'prestations'>) =>
  ({ genre, prestationId, numero }: CourrierDeFacture): Lecture<RecitDeFacture> =>
    pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(prestationId)),
      TE.bind('fichier', () => ports.factures.fichier(numero)),
      TE.bind('situation', ({ fichier }) =>
        O.isNone(fichier) ? TE.right(O.none) : lireSituation(ports)(fichier.value.piece),
      ),
      TE.map(({ fichier, situation, prestation: { contact } }) => {
        if (O.isNone(fichier) || O.isNone(situation)) return O.none
        const { piece, pdf } = fichier.value
        return O.some({ genre, email: contact.email, piece, pdf, ...situation.value })
      }),
    )
