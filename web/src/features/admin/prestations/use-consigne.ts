import { useEffect, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { CONSIGNE_TEXTS } from '../../../contents/admin-histoire-texts.ts'
import { useTexteGarde } from '../panneau/use-texte-garde.ts'
import { texteRestant } from './texte-restant.ts'
import { type Consigne, type Modification, useModification } from './use-modification.ts'

type Suite = {
  readonly texte: string
  readonly erreurs: { readonly texte?: string }
  /** Whether the last press is in the history by now. */
  readonly faite: boolean
}

export type Consignes = Suite &
  Pick<Modification<Consigne>, 'enCours' | 'voulu' | 'echec' | 'actuelle'> & {
    readonly saisir: (texte: string) => void
    readonly appeler: () => void
    readonly noter: () => void
  }

const VIDE: Suite = { texte: '', erreurs: {}, faite: false }

/**
 * A call or a note for the history of an order. What was typed stays until it is written, even over a reload; a second press writes it on what
 * somebody else recorded meanwhile.
 */
export const useConsigne = (
  { id, version }: PrestationReply,
  onModifiee: (prestation: PrestationReply) => void,
): Consignes => {
  const { envoyer, oublier: _, ...modification } = useModification<Consigne>(onModifiee)
  const { lire, garder } = useTexteGarde(`consigne.${id}`)
  const [suite, setSuite] = useState<Suite>(() => ({ ...VIDE, texte: lire() }))
  useEffect(() => garder(suite.texte), [suite.texte, garder])
  const texte = suite.texte.trim()
  const ecrire = async (consigne: Consigne): Promise<void> => {
    if (modification.enCours) return
    setSuite((avant) => ({ ...VIDE, texte: avant.texte }))
    const lue = { id, version: Math.max(version, modification.actuelle?.version ?? 0) }
    if (!(await envoyer(lue, consigne))) return
    setSuite((avant) => ({ ...VIDE, texte: texteRestant(avant.texte, texte), faite: true }))
  }
  const noter = (): void => {
    if (texte === '') setSuite((avant) => ({ ...avant, erreurs: { texte: CONSIGNE_TEXTS.vide }, faite: false }))
    else void ecrire({ note: texte })
  }
  return {
    ...modification,
    ...suite,
    saisir: (nouveau) => setSuite({ ...VIDE, texte: nouveau }),
    noter,
    appeler: () => void ecrire({ appel: texte }),
  }
}
