import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { type Saisie, SAISIE_VIDE } from '../../features/commande/saisie.ts'
import { useTexteGarde } from '../communs/use-texte-garde.ts'
import { ecrireAppel, lireAppel } from './appel-garde.ts'

/** The call that is being typed: `null` once it is emptied, `undefined` before anything was typed since the page was loaded. */
export type AppelTape = Saisie | null | undefined

/** What was typed of a call, even before a reload. */
export const useAppelGarde = (appel: AppelTape, onAppel: Dispatch<SetStateAction<AppelTape>>) => {
  const { lire, garder } = useTexteGarde('appel')
  const [repris] = useState(() => lireAppel(lire()))
  useEffect(() => {
    if (appel !== undefined) garder(ecrireAppel(appel))
  }, [appel, garder])
  const onSaisie = useCallback(
    (changer: (avant: Saisie) => Saisie): void =>
      onAppel((avant) => changer((avant === undefined ? repris : avant) ?? SAISIE_VIDE)),
    [onAppel, repris],
  )
  const oublier = useCallback((): void => garder(''), [garder])
  return { saisie: (appel === undefined ? repris : appel) ?? SAISIE_VIDE, onSaisie, oublier }
}
