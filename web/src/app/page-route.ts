import type { ComponentType } from 'react'
import { redirect, type RouteObject } from './router.ts'

/** What the server reads from a route: the module whose CSS it inlines, and whether to draw the page itself. */
export type PageHandle = {
  readonly module: string
  readonly shell: boolean
  /** Modules that the page draws at once and brings alive later: their CSS is needed from the start. */
  readonly deferred?: readonly string[]
  /** Whether the page is sent with the texts of the others, to search in them. */
  readonly textes?: boolean
}

type Loaded = () => Promise<{ readonly Component: ComponentType }>

/** A public page, drawn on the server. `module` is its path below `web/`, the key of the build's manifest. */
export const publicPage = (
  path: string,
  module: string,
  load: Loaded,
  deferred: readonly string[] = [],
): RouteObject => ({
  path,
  handle: { module, shell: false, deferred } satisfies PageHandle,
  lazy: load,
})

/** The page that reads the others. */
export const searchPage = (path: string, module: string, load: Loaded): RouteObject => ({
  path,
  handle: { module, shell: false, textes: true } satisfies PageHandle,
  lazy: load,
})

/** A page that depends on who looks: the server sends the empty shell, never indexed, the browser draws it. */
export const privatePage = (path: string, module: string, load: Loaded): RouteObject => ({
  path,
  handle: { module, shell: true } satisfies PageHandle,
  lazy: load,
})

/** An address that moved for good. */
export const movedTo = (path: string, location: string): RouteObject => ({
  path,
  loader: () => redirect(location, 301),
})
