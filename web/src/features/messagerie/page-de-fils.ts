import type { FilReply } from '#adapters/http/contract/routes/messages'

/** A part of the threads, newest first. */
export type PageDeFils = {
  readonly data: readonly FilReply[]
  readonly curseurSuivant: string | null
  readonly total: number
}

/** The page with a thread as it now stands: in its place when it is known, else first. */
export const avecFil = (page: PageDeFils, fil: FilReply): PageDeFils =>
  page.data.some(({ id }) => id === fil.id)
    ? { ...page, data: page.data.map((connu) => (connu.id === fil.id ? fil : connu)) }
    : { ...page, data: [fil, ...page.data], total: page.total + 1 }
