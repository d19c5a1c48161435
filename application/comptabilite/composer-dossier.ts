import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { fichiersDuDossier, type PortsFichiers } from './fichiers-du-dossier.ts'
import type { PresentationDuDossier } from './presentation-du-dossier.ts'

type PortsDossier = PortsFichiers & Pick<Ports, 'clock' | 'entreprise' | 'zip'>

export type DemandeDeDossier = { readonly session: Session; readonly annee: number }

/** A name to save it under, and its bytes in the pieces in which they are made. */
export type DossierDeLAnnee = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array> }

const presentation = ({ clock, entreprise }: PortsDossier, annee: number): PresentationDuDossier => {
  const faitLe = clock.maintenant()
  const [fin, jour] = [periodeDeLAnnee(annee).au, dateParis(faitLe)]
  return { entreprise, annee, faitLe, cloture: jour < fin ? jour : fin }
}

/** Everything that an accountant asks for at the end of a year, in one archive written while it is read. */
export const composerDossier =
  (ports: PortsDossier) =>
  ({ session, annee }: DemandeDeDossier): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, DossierDeLAnnee> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.map(() => presentation(ports, annee)),
      TE.map((presente) => ({
        nom: `comptabilite-${annee}.zip`,
        contenu: ports.zip.enFlux(fichiersDuDossier(ports, presente), presente.faitLe),
      })),
    )
