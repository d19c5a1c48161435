import type { ReactNode } from 'react'
import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Notice } from '../../components/notice.tsx'

type Props = {
  readonly echec: CallFailure | null
  readonly titre?: string
  /** Said when the server could not be asked. */
  readonly reseau: string
  readonly children?: ReactNode
}

/** Why a press changed nothing. */
export const EchecDActe = ({ echec, titre, reseau, children }: Props) =>
  echec === null ? null : (
    <Notice kind="error" live title={titre}>
      <p>{reasonOf(echec, reseau)}</p>
      {children}
    </Notice>
  )
