import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files whose name changes with their content, and the few of the root; never the manifest nor the template. */
export const bindAssets = async (app: FastifyInstance, clientFolder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    wildcard: false,
    maxAge: '1h',
    globIgnore: ['assets/**', '.vite/**', '**/*.html', '**/*.{br,gz}'],
  })
}
