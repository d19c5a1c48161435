import type { LotsDeLignes } from '#application/export/extrait'
import type { Ports } from '#application/ports/ports'
import type { FormatDExtrait } from './extrait.ts'
import type { LignesEcrites, QuoiEcrit } from './extraits-comptables.ts'

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
