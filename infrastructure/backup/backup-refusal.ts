/** A file that is no good backup, or not for this program; the message is a sentence for the person. */
export type BackupRefusal = { readonly _tag: 'BackupRefusal'; readonly phrase: string }

/** Thrown inside streams and transactions, so that both undo what they began; never leaves this folder. */
export const backupRefusal = (phrase: string): BackupRefusal => ({ _tag: 'BackupRefusal', phrase })

export const isBackupRefusal = (u: unknown): u is BackupRefusal =>
  typeof u === 'object' && u !== null && '_tag' in u && u._tag === 'BackupRefusal'
