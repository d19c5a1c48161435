import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { ecrireExtrait } from './ecrire-extrait.ts'
import type { FormatDExtrait, LignesDExtrait, LotsDeLignes, Quoi } from './extrait.ts'

/** Reads everything of one kind, as it is at one instant, whatever is written meanwhile; oldest first. */
export type OuvrirExtrait = <Q extends Quoi>(quoi: Q) => TE.TaskEither<PortFailure, LotsDeLignes<LignesDExtrait[Q]>>

export type DemandeDExport = { readonly admin: Admin; readonly quoi: Quoi; readonly format: FormatDExtrait }

export type FichierExporte = { readonly nom: string; readonly contenu: AsyncIterable<string> }

type PortsExporter = Pick<Ports, 'clock' | 'ouvrirExtrait' | 'documents'>

export const exporter =
  (ports: PortsExporter) =>
  ({ quoi, format }: DemandeDExport): TE.TaskEither<PortFailure, FichierExporte> =>
    pipe(
      ports.ouvrirExtrait(quoi),
      TE.map((lots) => ({
        nom: `${quoi}-${dateParis(ports.clock.maintenant())}.${format}`,
        contenu: ecrireExtrait(ports, { quoi, format }, lots),
      })),
    )
