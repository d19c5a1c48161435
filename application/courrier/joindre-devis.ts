import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { coderDevis } from '#application/facturation/coder-document'
import type { PieceJointe } from '#application/ports/mailer'
import { nomDeDevis } from '#application/prestation/telecharger-devis'
import type { PortFailure } from '#application/shared/port-failure'
import type { Devis } from '#domain/devis/devis'
import { type DevisComplet, exigerMentions } from '#domain/devis/devis-complet'
import type { PortsComposer } from './enveloppe.ts'

type PortsJoindre = Pick<PortsComposer, 'devisRenderer' | 'keyedHash'>

const dessiner =
  ({ devisRenderer, keyedHash }: PortsJoindre) =>
  (devis: DevisComplet): TE.TaskEither<PortFailure, readonly PieceJointe[]> =>
    pipe(
      devisRenderer.pdf(coderDevis(keyedHash)(devis)),
      TE.map((contenu) => [{ nom: `${nomDeDevis(devis)}.pdf`, type: 'application/pdf', contenu }]),
    )

/** A quote as a file of a mail; none while it lacks a mention: a mail leaves without it rather than not at all. */
export const joindreDevis =
  (ports: PortsJoindre) =>
  (devis: Devis): TE.TaskEither<PortFailure, readonly PieceJointe[]> =>
    pipe(
      exigerMentions(devis),
      E.match(() => TE.right([]), dessiner(ports)),
    )
