import type { ComponentType } from 'react'

type Load = () => Promise<{ readonly Component: ComponentType }>

/** An address and the page behind it. `module` is its path below `web/`, the key of the build's manifest. */
export type Page = {
  readonly path: string
  readonly module: string
  readonly load: Load
  /** The server sends the empty shell, never indexed, and the browser draws the page: it depends on who looks. */
  readonly shell: boolean
  /** Modules that the page draws at once and brings alive later: their CSS is needed from the start. */
  readonly deferred: readonly string[]
  /** The page draws its own frame, without header, footer and cookie banner. */
  readonly bare: boolean
  /** Whether the page is sent with the texts of the others, to search in them. */
  readonly textes: boolean
}

/** A public page, drawn on the server. */
export const publicPage = (path: string, module: string, load: Load, deferred: readonly string[] = []): Page => ({
  path,
  module,
  load,
  shell: false,
  deferred,
  bare: false,
  textes: false,
})

/** The page that reads the others. */
export const searchPage = (path: string, module: string, load: Load): Page => ({
  ...publicPage(path, module, load),
  textes: true,
})

/** A page that depends on who looks. */
export const privatePage = (path: string, module: string, load: Load): Page => ({
  ...publicPage(path, module, load),
  shell: true,
})

/** An address that moved for good. */
export type Moved = { readonly path: string; readonly location: string }

export const movedTo = (path: string, location: string): Moved => ({ path, location })
