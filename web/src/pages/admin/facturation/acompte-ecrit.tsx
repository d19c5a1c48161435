import { useEffect, useRef } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import { documentDAcompteTexte, enregistreTexte } from '../../../contents/admin-acomptes-texts.ts'

/** How many entries there were before the last one that was written here. */
export type Ecrit = { readonly avant: number }

const documentsDepuis = ({ acomptes }: Pick<AcomptesReply, 'acomptes'>, avant: number): readonly string[] =>
  acomptes
    .slice(avant)
    .flatMap(({ montant, pieces }) =>
      pieces.map((numero) => documentDAcompteTexte(montant < 0 ? 'avoir' : 'acompte', numero)),
    )

type Props = { readonly ecrit: Ecrit | null; readonly lus: Pick<AcomptesReply, 'acomptes'> }

/** Says what was written, and takes the focus of the form that has gone. */
export const AcompteEcrit = ({ ecrit, lus }: Props) => {
  const texte = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (ecrit !== null) texte.current?.focus()
  }, [ecrit])
  return (
    <output ref={texte} tabIndex={-1}>
      {ecrit === null ? null : enregistreTexte(documentsDepuis(lus, ecrit.avant))}
    </output>
  )
}
