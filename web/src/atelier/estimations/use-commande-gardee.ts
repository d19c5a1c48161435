import { useCallback, useEffect, useState } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import type { Saisie } from '../../features/commande/saisie.ts'
import { useTexteGarde } from '../communs/use-texte-garde.ts'
import { ecrireAppel, lireAppel } from './appel-garde.ts'
import { saisieDeCommande } from './saisie-de-commande.ts'

type CommandeGardee = {
  readonly saisie: Saisie
  readonly onSaisie: (changer: (avant: Saisie) => Saisie) => void
  readonly oublier: () => void
}

/** What was typed of the order that an estimate may become, even before a reload; `appel`: what the call it was saved from knows. */
export const useCommandeGardee = (faite: EstimationFaiteReply, appel: Saisie | null): CommandeGardee => {
  const { lire, garder } = useTexteGarde(`commande.${faite.id}`)
  const [connue] = useState(() => saisieDeCommande(faite, appel))
  const [tapee, setTapee] = useState(() => lireAppel(lire()) ?? (appel === null ? null : connue))
  useEffect(() => garder(ecrireAppel(tapee)), [tapee, garder])
  const onSaisie = useCallback(
    (changer: (avant: Saisie) => Saisie): void => setTapee((avant) => changer(avant ?? connue)),
    [connue],
  )
  const oublier = useCallback((): void => garder(''), [garder])
  return { saisie: tapee ?? connue, onSaisie, oublier }
}
