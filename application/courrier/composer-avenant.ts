import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel } from '#application/ports/mailer'
import { cleDevis } from '#application/prestation/cle-devis'
import type { PortFailure } from '#application/shared/port-failure'
import { devisDeVersion } from '#domain/devis/devis-de-prestation'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import { joindreDevis } from './joindre-devis.ts'
import type { RecitDAvenant } from './recit.ts'

/** The mails about another quote: to the client with the quote itself, to the business. */
export const composerAvenant =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDAvenant): TE.TaskEither<PortFailure, Courriel> => {
    const { templates, keyedHash, entreprise } = ports
    const { genre, prestation, version, versions } = recit
    const { email } = prestation.contact
    const matiere = { ...recit, entreprise, cle: cleDevis(keyedHash, prestation) }
    if (genre === 'avenant_entreprise') {
      const contenu = templates.avenant(genre, { ...matiere, devisJoint: false })
      return TE.right({ ...contenu, ...pourLEntreprise(ports, courrierId, email) })
    }
    return pipe(
      joindreDevis(ports)(devisDeVersion(prestation, version, versions, entreprise)),
      TE.map((piecesJointes) => ({
        ...templates.avenant(genre, { ...matiere, devisJoint: piecesJointes.length > 0 }),
        ...pourUnePersonne(ports, courrierId, email),
        piecesJointes,
      })),
    )
  }
