import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PieceRedigee, Rediger } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { PieceDAcompte } from '#domain/facturation/documenter-acompte'
import type { Avoir, AvoirPrepare, Facture, FactureDAcompte, FacturePreparee, Piece } from '#domain/facturation/piece'
import { adresseDeVerification, coderDocument } from './coder-document.ts'

export type PortsRediger = Pick<Ports, 'hasher' | 'documents' | 'adressePublique'>

/** The bytes that are kept; for professionals, the structured form too. */
const ecrire = <P extends Piece>(
  { documents, hasher, adressePublique }: PortsRediger,
  piece: P,
): TE.TaskEither<PortFailure, PieceRedigee<P>> => {
  const xml = piece.acheteur.type === 'professionnel' ? documents.facturX(piece) : null
  return pipe(
    documents.facturePdf(piece, xml, adresseDeVerification(adressePublique)),
    TE.map((pdf) => ({ piece, pdf, xml, empreinte: hasher.empreinteDeContenu(pdf) })),
  )
}

/** An invoice under the number it was given. */
export const redigerFacture =
  (ports: PortsRediger): Rediger<FacturePreparee, Facture> =>
  (preparee, numero) =>
    ecrire<Facture>(ports, { ...preparee, numero, code: coderDocument(ports.hasher)(preparee.reference, numero) })

/** A credit note under the number it was given. */
export const redigerAvoir =
  (ports: PortsRediger): Rediger<AvoirPrepare, Avoir> =>
  (prepare, numero) =>
    ecrire<Avoir>(ports, { ...prepare, numero, code: coderDocument(ports.hasher)(prepare.reference, numero) })

/** An invoice for a deposit, or the credit note for what went back of one. */
export const redigerAcompte =
  (ports: PortsRediger): Rediger<PieceDAcompte, FactureDAcompte | Avoir> =>
  (preparee, numero) =>
    ecrire<FactureDAcompte | Avoir>(ports, {
      ...preparee,
      numero,
      code: coderDocument(ports.hasher)(preparee.reference, numero),
    })
