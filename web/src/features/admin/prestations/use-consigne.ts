import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Fait } from '#domain/prestation/evenement'
import { cleanText } from '#domain/shared/clean'
import { CONSIGNE_TEXTS } from '../../../contents/admin-histoire-texts.ts'
import { useTexteGarde } from '../panneau/use-texte-garde.ts'
import { type Tentative, tenter } from './tentative.ts'
import { texteRestant } from './texte-restant.ts'
import { uneFois } from './une-fois.ts'
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

/** As the server writes it. */
const faitDe = (consigne: Consigne): Fait =>
  'appel' in consigne
    ? { genre: 'appel', note: cleanText(consigne.appel) }
    : { genre: 'note', texte: cleanText(consigne.note) }

/**
 * A call or a note for the history of an order. What was typed stays until it is written, even over a reload, and is written once; a second
 * press writes it on what somebody else recorded meanwhile.
 */
export const useConsigne = (
  prestation: PrestationReply,
  onModifiee: (prestation: PrestationReply) => void,
): Consignes => {
  const { id } = prestation
  const { envoyer, oublier: _, ...modification } = useModification<Consigne>(onModifiee)
  const { lire, garder } = useTexteGarde(`consigne.${id}`)
  const [suite, setSuite] = useState<Suite>(() => ({ ...VIDE, texte: lire() }))
  useEffect(() => garder(suite.texte), [suite.texte, garder])
  const derniere = useRef<Tentative | null>(null)
  const texte = suite.texte.trim()
  const ecrire = async (consigne: Consigne): Promise<void> => {
    if (modification.enCours) return
    setSuite((avant) => ({ ...VIDE, texte: avant.texte }))
    const essai = tenter(derniere.current, faitDe(consigne), prestation)
    derniere.current = essai
    const lue = { id, version: essai.version }
    if (!(await envoyer(lue, consigne, (appel) => uneFois(appel, id, essai, onModifiee)))) return
    derniere.current = null
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
