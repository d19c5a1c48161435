import { setTimeout as delay } from 'node:timers/promises'
import type { RunningSite } from './running-site.ts'

export type Sent = {
  readonly body?: object
  readonly token?: string
  readonly method?: 'GET' | 'PATCH' | 'POST' | 'PUT'
}

const send = (site: RunningSite, path: string, { body, token, method = body === undefined ? 'GET' : 'POST' }: Sent) =>
  fetch(`${site.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      // A kept connection may be closed by the server at the very moment it is used again.
      connection: 'close',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** Asks the server itself, as another program would: once more when it says when to; fails when it refuses. */
export const ask = async <A>(site: RunningSite, path: string, sent: Sent): Promise<A> => {
  let answer = await send(site, path, sent)
  if (answer.status === 503) {
    process.stderr.write(`${path} answered 503, asked once more\n`)
    await delay(Number(answer.headers.get('retry-after') ?? 1) * 1_000)
    answer = await send(site, path, sent)
  }
  const { data, message } = (await answer.json()) as { readonly data: A; readonly message?: string }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message ?? ''}`)
  return data
}
