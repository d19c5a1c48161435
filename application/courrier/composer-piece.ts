import type { Courriel } from '#application/ports/mailer'
import { type PortsComposer, pourUnePersonne } from './enveloppe.ts'
import type { RecitDeFacture } from './recit.ts'

/** The mail of an invoice or of a credit note, with its bytes as they were issued. */
export const composerPiece =
  (ports: PortsComposer) =>
  (courrierId: string, { email, piece, pdf, ...situation }: RecitDeFacture): Courriel => ({
    ...ports.templates.factureClient(piece, situation, ports.entreprise),
    ...pourUnePersonne(ports, courrierId, email),
    piecesJointes: [{ nom: `${piece.numero}.pdf`, type: 'application/pdf', contenu: pdf }],
  })
