/** The outside did not answer: database, mail server or address service. The cause is for the log only. */
export type PortFailure = {
  readonly _tag: 'PortFailure'
  readonly port: string
  readonly cause: unknown
  /** It is there, and would not have what we gave it: a defect of ours, which trying again does not mend. */
  readonly refused?: true
}

export const portFailure =
  (port: string) =>
  (cause: unknown): PortFailure => ({ _tag: 'PortFailure', port, cause })
