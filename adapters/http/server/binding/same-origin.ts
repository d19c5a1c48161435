import type { FastifyRequest } from 'fastify'

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a form was sent from a page of this site. Browsers say so themselves, those of before by naming the origin
 * (a proxy may have changed the host, so the public one counts too); whoever says nothing is no browser.
 */
export const isSameOrigin = ({ headers, host }: FastifyRequest, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || [host, hostOf(publicUrl)].includes(hostOf(origin))
}
