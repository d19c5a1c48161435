import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel } from '#application/ports/mailer'
import { coderDevis } from '#application/facturation/coder-document'
import { cleDevis } from '#application/prestation/cle-devis'
import { nomDeDevis } from '#application/prestation/telecharger-devis'
import type { PortFailure } from '#application/shared/port-failure'
import { devisDeVersion } from '#domain/devis/devis-de-prestation'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type { RecitDAvenant } from './recit.ts'

/** The mails about another quote: to the client with the quote itself, to the business. */
export const composerAvenant =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDAvenant): TE.TaskEither<PortFailure, Courriel> => {
    const { templates, keyedHash, entreprise } = ports
    const { genre, prestation, annonce, version, avant } = recit
    const { email } = prestation.contact
    const matiere = { prestation, annonce, version, avant, entreprise, cle: cleDevis(keyedHash, prestation.id) }
    const contenu = templates.avenant(genre, matiere)
    if (genre === 'avenant_entreprise') {
      return TE.right({ ...contenu, ...pourLEntreprise(ports, courrierId, email) })
    }
    const devis = coderDevis(keyedHash)(devisDeVersion(prestation, version, entreprise))
    return pipe(
      ports.devisRenderer.pdf(devis),
      TE.map((pdf) => ({
        ...contenu,
        ...pourUnePersonne(ports, courrierId, email),
        piecesJointes: [{ nom: `${nomDeDevis(devis)}.pdf`, type: 'application/pdf', contenu: pdf }],
      })),
    )
  }
