import type { FastifyServerOptions } from 'fastify'
import type { LogOptions } from '../server-options.ts'
import { describeError } from './describe-error.ts'

/** JSON lines with the instant in UTC; errors without what their driver hung on them. */
export const loggerOptions = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
  ...(stream === undefined ? {} : { stream }),
})
