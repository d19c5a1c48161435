import * as t from 'io-ts'

/** Where remote work is paid to, ready to be read; `null` for what the business does not have. */
export const MoyensReply = t.readonly(
  t.strict({ iban: t.union([t.string, t.null]), paypal: t.union([t.string, t.null]) }),
)
