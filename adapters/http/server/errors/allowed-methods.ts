import type { FastifyInstance } from 'fastify'

/** The methods that an address answers to. */
export type AllowedMethods = (url: string) => readonly string[]

const toPattern = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.$+?()[\]{}|^\\]/g, '\\$&').replace(/:[^/.\\]+/g, '[^/]+')}$`)

/** Remembers every route declared from now on, so that a wrong method is told from an unknown address. */
export const rememberMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []))
    return [...new Set(methods)]
  }
}
