import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { EcritureDeLignes } from '../ports/document-renderer.ts'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Admin } from '../shared/session.ts'
import type { FormatDExtrait, LignesEcrites, LotsDeLignes, Quoi, QuoiDemande } from './extraits.ts'

type DemandeDExport = { readonly admin: Admin; readonly quoi: Quoi; readonly format: FormatDExtrait }

export type FichierExporte = { readonly nom: string; readonly contenu: AsyncIterable<string> }

export const exporter =
  (ports: Pick<Ports, 'clock' | 'ouvrirExtrait' | 'documents'>) =>
  ({ quoi, format }: DemandeDExport): TE.TaskEither<PortFailure, FichierExporte> =>
    pipe(
      ports.ouvrirExtrait(quoi),
      TE.map((lots) => ({
        nom: `${quoi}-${dateParis(ports.clock.maintenant())}.${format}`,
        contenu: ecrireExtrait<LignesEcrites[Quoi]>(ecritureDe(ports, quoi, format), lots),
      })),
    )

export const ecritureDe = <Q extends QuoiDemande>(
  { documents }: Pick<Ports, 'documents'>,
  quoi: Q,
  format: FormatDExtrait,
): EcritureDeLignes<LignesEcrites[Q]> => (format === 'csv' ? documents.csv(quoi) : documents.json)

/** Writes lines that are all known. */
export const ecrireTout = async function* <L>(
  { debut, lot, fin }: EcritureDeLignes<L>,
  lignes: readonly L[],
): AsyncGenerator<string, void, undefined> {
  yield `${debut}${lot(lignes, true)}${fin}`
}

/** Writes lots as they are read, and stops the reading as soon as its own reader stops. A generator would not, if it was never begun. */
export const ecrireExtrait = <L>(ecriture: EcritureDeLignes<L>, lots: LotsDeLignes<L>): AsyncIterable<string> => {
  const lecture = lots[Symbol.asyncIterator]()
  let debut = ecriture.debut
  let premier = true
  let fini = false
  const suivant = async (): Promise<IteratorResult<string, undefined>> => {
    if (fini) return { done: true, value: undefined }
    const lot = await lecture.next()
    const value = `${debut}${lot.done === true ? ecriture.fin : ecriture.lot(lot.value, premier)}`
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
