import * as t from 'io-ts'

/** A mention that the law wants on a document, and where the law says so. */
export const MentionManquanteReply = t.readonly(t.strict({ code: t.string, fondement: t.string }))

export type MentionManquanteReply = t.TypeOf<typeof MentionManquanteReply>
