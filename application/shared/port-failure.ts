export type PortFailure = {
  readonly _tag: 'PortFailure'
  readonly port: string
  readonly cause: unknown
  /** The service refused our input: a defect of ours, so retrying is useless. */
  readonly refused?: true
}

export const portFailure =
  (port: string) =>
  (cause: unknown): PortFailure => ({ _tag: 'PortFailure', port, cause })
