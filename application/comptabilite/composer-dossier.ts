import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type AnneeNonCommencee, exigerAnneeCommencee } from '#domain/comptabilite/annee-commencee'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { fichiersDuDossier } from './fichiers-du-dossier.ts'
import { finirAvec } from './finir-avec.ts'
import type { PresentationDuDossier } from './presentation-du-dossier.ts'

type PortsDossier = Pick<Ports, 'clock' | 'comptabilite' | 'entreprise' | 'exportWriter' | 'zip'>

export type DemandeDeDossier = { readonly session: Session; readonly annee: number }

/** A name to save it under, and its bytes in the pieces in which they are made. */
export type DossierDeLAnnee = { readonly nom: string; readonly contenu: AsyncIterable<Uint8Array> }

export type RefusDeDossier = SessionRequise | AccesRefuse | AnneeNonCommencee

const presentation = ({ entreprise }: PortsDossier, annee: number, faitLe: Date): PresentationDuDossier => {
  const [fin, jour] = [periodeDeLAnnee(annee).au, dateParis(faitLe)]
  return { entreprise, annee, faitLe, cloture: jour < fin ? jour : fin }
}

const composer = (ports: PortsDossier, annee: number, faitLe: Date): TE.TaskEither<PortFailure, DossierDeLAnnee> =>
  pipe(
    ports.comptabilite.figer(),
    TE.map(({ finir, ...livres }) => {
      const fichiers = fichiersDuDossier(
        { livres, exportWriter: ports.exportWriter },
        presentation(ports, annee, faitLe),
      )
      return { nom: `comptabilite-${annee}.zip`, contenu: finirAvec(ports.zip.enFlux(fichiers, faitLe), finir) }
    }),
  )

/** Everything that an accountant asks for at the end of a year, as it is at one instant, in one archive written while it is read. */
export const composerDossier =
  (ports: PortsDossier) =>
  ({ session, annee }: DemandeDeDossier): TE.TaskEither<RefusDeDossier | PortFailure, DossierDeLAnnee> => {
    const faitLe = ports.clock.maintenant()
    return pipe(
      TE.fromEither<RefusDeDossier | PortFailure, unknown>(exigerAdmin(session)),
      TE.flatMapEither(() => exigerAnneeCommencee(annee, dateParis(faitLe))),
      TE.flatMap(() => composer(ports, annee, faitLe)),
    )
  }
