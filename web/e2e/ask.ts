import type { RunningSite } from './running-site.ts'

export type Sent = {
  readonly body?: object
  readonly token?: string
  readonly method?: 'GET' | 'PATCH' | 'POST' | 'PUT'
}

type Reply<A> = { readonly data: A; readonly code?: string; readonly message?: string }

/** Asks the server itself, as another program would; fails with the status and the code when it refuses. */
export const ask = async <A>(
  site: RunningSite,
  path: string,
  { body, token, method = body === undefined ? 'GET' : 'POST' }: Sent,
): Promise<A> => {
  const answer = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      // A kept connection may be closed by the server at the very moment it is used again.
      connection: 'close',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { data, code, message } = (await answer.json()) as Reply<A>
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${code ?? ''}: ${message ?? ''}`)
  return data
}
