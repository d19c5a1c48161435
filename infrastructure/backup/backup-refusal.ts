/** The file is damaged, no backup, or of another version; the message is a sentence for the person. */
export type BackupRefusal = { readonly _tag: 'BackupRefusal'; readonly phrase: string }

/** Thrown inside streams and transactions to roll them back; caught within this folder. */
export const backupRefusal = (phrase: string): BackupRefusal => ({ _tag: 'BackupRefusal', phrase })

export const isBackupRefusal = (u: unknown): u is BackupRefusal =>
  typeof u === 'object' && u !== null && '_tag' in u && u._tag === 'BackupRefusal'
