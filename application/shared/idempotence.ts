/** The key a form sends with an order so that a repeated request is one order, and the hash of what it sent. */
export type Idempotence = { readonly cle: string; readonly empreinte: string }

/** A write with the same idempotency key was recorded first. */
export type CleConnue = { readonly _tag: 'CleConnue' }
