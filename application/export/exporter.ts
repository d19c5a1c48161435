import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { LotsDeLignes } from '#application/ports/export-reader'
import type { Ports } from '#application/ports/ports'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { ecrireExtrait } from './ecrire-extrait.ts'
import type { FormatDExtrait, LignesDExtrait, Quoi } from './extrait.ts'

export type DemandeDExport = { readonly session: Session; readonly quoi: Quoi; readonly format: FormatDExtrait }

/** A name to save it under, and its text in the pieces in which it is read. */
export type FichierExporte = { readonly nom: string; readonly contenu: AsyncIterable<string> }

type PortsExporter = Pick<Ports, 'clock' | 'exportReader' | 'exportWriter'>

/** Everything of one kind as a text, written while it is read, for the owner. */
export const exporter =
  (ports: PortsExporter) =>
  ({
    session,
    quoi,
    format,
  }: DemandeDExport): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, FichierExporte> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap((): TE.TaskEither<SessionRequise | AccesRefuse | PortFailure, LotsDeLignes<LignesDExtrait[Quoi]>> =>
        ports.exportReader.ouvrir(quoi),
      ),
      TE.map((lots) => ({
        nom: `${quoi}-${dateParis(ports.clock.maintenant())}.${format}`,
        contenu: ecrireExtrait(ports, { quoi, format }, lots),
      })),
    )
