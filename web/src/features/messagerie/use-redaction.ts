import { type RefObject, useState } from 'react'
import type { CallFailure } from '../../api/reply.ts'
import { useFocusFautif } from '../espace/use-focus-fautif.ts'
import { type Alerte, alerteDeLEchec } from '../contact/alerte.ts'

/** How far a text is on its way to the business. */
export type Redaction<Champ extends string> = {
  readonly etape: 'saisie' | 'en_cours' | 'envoye'
  readonly erreurs: Partial<Readonly<Record<Champ, string>>>
  readonly alerte: Alerte | null
}

const SAISIE = { etape: 'saisie', erreurs: {}, alerte: null } as const

export type Envoi<Champ extends string> = {
  readonly redaction: Redaction<Champ>
  readonly formulaire: RefObject<HTMLFormElement | null>
  readonly refuser: (erreurs: Redaction<Champ>['erreurs']) => void
  /** Makes the call; a failure keeps what was typed, a success is followed by `apres`. */
  readonly partir: (appel: () => Promise<CallFailure | null>, apres: () => void) => Promise<void>
  readonly corriger: () => void
}

/** A form whose text leaves the page only once it is recorded; the first field at fault takes the focus. */
export const useRedaction = <Champ extends string>(): Envoi<Champ> => {
  const [redaction, setRedaction] = useState<Redaction<Champ>>(SAISIE)
  const formulaire = useFocusFautif(redaction.erreurs)
  const partir: Envoi<Champ>['partir'] = async (appel, apres) => {
    setRedaction({ ...SAISIE, etape: 'en_cours' })
    const echec = await appel()
    if (echec === null) apres()
    setRedaction(
      echec === null
        ? { ...SAISIE, etape: 'envoye' }
        : {
            etape: 'saisie',
            erreurs: echec._tag === 'Refus' ? (echec.champs as Redaction<Champ>['erreurs']) : {},
            alerte: alerteDeLEchec(echec),
          },
    )
  }
  return {
    redaction,
    formulaire,
    refuser: (erreurs) => setRedaction({ ...SAISIE, erreurs }),
    partir,
    corriger: () => setRedaction((avant) => (avant.etape === 'en_cours' ? avant : SAISIE)),
  }
}
