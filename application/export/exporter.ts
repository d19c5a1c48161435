import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import type { FormatDExtrait, LotsDeLignes, Quoi, LignesEcrites, QuoiEcrit } from './extraits.ts'

type DemandeDExport = { readonly admin: Admin; readonly quoi: Quoi; readonly format: FormatDExtrait }

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

/** Writes lots as they are read. Stops the reading as soon as its own reader stops: a generator that was never begun would not. */
export const ecrireExtrait = <Q extends QuoiEcrit>(
  { documents }: Pick<Ports, 'documents'>,
  { quoi, format }: { readonly quoi: Q; readonly format: FormatDExtrait },
  lots: LotsDeLignes<LignesEcrites[Q]>,
): AsyncIterable<string> => {
  const lecture = lots[Symbol.asyncIterator]()
  let debut = documents.ouvrirExtrait(quoi, format)
  let premier = true
  let fini = false
  const suivant = async (): Promise<IteratorResult<string, undefined>> => {
    if (fini) return { done: true, value: undefined }
    const lot = await lecture.next()
    const texte =
      lot.done === true ? documents.fermerExtrait(format) : documents.ecrireLignes(quoi, format, lot.value, premier)
    const value = `${debut}${texte}`
    debut = ''
    premier = false
    fini = lot.done === true
    return { done: false, value }
  }
  const arreter = async (): Promise<IteratorResult<string, undefined>> => {
    fini = true
    await lecture.return?.()
    return { done: true, value: undefined }
  }
  return { [Symbol.asyncIterator]: () => ({ next: suivant, return: arreter }) }
}
