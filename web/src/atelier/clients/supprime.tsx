import { useEffect, useRef } from 'react'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import { Notice } from '../../components/notice.tsx'
import { bilanTexte, supprimeTexte } from './texts.ts'

type Props = { readonly nom: string; readonly bilan: SuppressionReply }

/** What became of an account that was deleted. It takes the focus, because the line it came from is gone. */
export const Supprime = ({ nom, bilan }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice kind="success" live title={supprimeTexte(nom)}>
        <p>{bilanTexte(bilan.prestationsSupprimes, bilan.prestationsConservees, bilan.messages)}</p>
      </Notice>
    </div>
  )
}
