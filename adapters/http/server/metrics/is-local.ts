import type { FastifyRequest } from 'fastify'

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Asked from this machine itself: a proxy beside us speaks for somebody else, and says so. */
export const isLocal = ({ headers, raw }: FastifyRequest): boolean =>
  LOOPBACK.has(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
