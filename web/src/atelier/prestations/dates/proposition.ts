import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { faire, useEnAttente, useVivante } from '../../fait/gestes.ts'
import { courrielATexte } from '../../fait/texts.ts'
import { type EtatActuel, etatActuel, modifier, versionAuDepart } from '../modification.ts'
import { prestationQuery } from '../queries.ts'
import { envoyeeTexte } from '../texts.ts'
import { type DateSaisie, UNE_LIGNE } from './date-saisie.ts'

export type Proposition = {
  readonly saisies: readonly DateSaisie[]
  readonly onSaisies: (saisies: readonly DateSaisie[]) => void
  /** Why the last one did not leave. */
  readonly echec: CallFailure | null
  /** Somebody else was faster: the next press is on what that left. */
  readonly actuelle: EtatActuel | null
  /** `lue`: the record as it was when the form opened. */
  readonly envoyer: (lue: PrestationReply, moments: readonly Moment[]) => void
}

const clefDeProposition = (id: string): string => `dates ${id}`

/** Whether dates of an order are on their way to its client, or wait to leave. */
export const useDatesEnRoute = (id: string): boolean => useEnAttente().includes(clefDeProposition(id))

type Entree = {
  readonly prestation: PrestationReply
  /** What the form opens with. */
  readonly depart?: readonly DateSaisie[]
  readonly onModifiee: (prestation: PrestationReply) => void
  /** Somebody else was faster: the record behind the modal is out of date. */
  readonly onPerimee: () => void
  readonly onOuvrir: () => void
  readonly onFermer: () => void
}

/**
 * Dates that are offered to a client. The form closes, the mail waits; whatever becomes of it, what was typed stays until it
 * has left: given up or refused, the form opens again with it.
 */
export const useProposition = ({
  prestation,
  depart = UNE_LIGNE,
  onModifiee,
  onPerimee,
  onOuvrir,
  onFermer,
}: Entree): Proposition => {
  const client = useQueryClient()
  const vivante = useVivante()
  const [saisies, setSaisies] = useState<readonly DateSaisie[]>(depart)
  const [refus, setRefus] = useState<CallFailure | null>(null)
  const onSaisies = useCallback((nouvelles: readonly DateSaisie[]): void => {
    setSaisies(nouvelles)
    // A refusal is about the dates that were sent; two states side by side stay until they are settled.
    setRefus((avant) => (avant !== null && etatActuel(avant) !== null ? avant : null))
  }, [])
  const actuelle = refus === null ? null : etatActuel(refus)
  const { id, reference, client: destinataire } = prestation
  const envoyer = async (lue: PrestationReply, propositions: readonly Moment[]): Promise<void> => {
    const insiste = actuelle
    setRefus(null)
    onFermer()
    const reponse = await faire<PrestationReply>({
      clef: clefDeProposition(id),
      courriel: courrielATexte(destinataire.nom),
      envoyer: (options) => {
        const connue = client.getQueryData(prestationQuery(reference).queryKey)
        const version = insiste?.version ?? versionAuDepart(lue, connue)
        return modifier(id, { propositions, version }, options)()
      },
      fait: () => ({ texte: envoyeeTexte(destinataire.nom) }),
      taire: () => vivante.current,
    })
    if (reponse !== null && E.isRight(reponse)) {
      onModifiee(reponse.right)
      setSaisies(UNE_LIGNE)
      return
    }
    if (!vivante.current) return
    if (reponse !== null) {
      setRefus(reponse.left)
      if (etatActuel(reponse.left) !== null) onPerimee()
    }
    onOuvrir()
  }
  return {
    saisies,
    onSaisies,
    echec: refus,
    actuelle,
    envoyer: (lue, moments) => void envoyer(lue, moments),
  }
}
