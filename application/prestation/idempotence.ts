/** The key a form sends with an order so that a repeated request is one order, and the hash of what it sent. */
export type Idempotence = { readonly cle: string; readonly empreinte: string }
