import { type Page, pageDe } from '#application/shared/page'
import type { Fil } from '#domain/message/fil'

/** A part of a list of threads, from one thread more than was wanted: the extra one only says that there is more. */
export const pageDeFils = (fils: readonly Fil[], limite: number, total: number): Page<Fil> => {
  const page = pageDe(
    fils.map((fil) => ({ id: fil.message.id, fil })),
    limite,
    total,
  )
  return { ...page, elements: page.elements.map(({ fil }) => fil) }
}
