import { useCallback, useState } from 'react'
import { listerRetractationsRoute, type RetractationReply } from '#adapters/http/contract/routes/retractations'
import { callWithSession } from '../../session/call-with-session.ts'
import type { Page } from '../panneau/page.ts'
import { type Demande, useDemande } from '../panneau/use-demande.ts'

const LIMITE = 10

export type PageDeRetractations = Page<RetractationReply>

export type Retractations = {
  readonly demande: Demande<PageDeRetractations>
  /** Rank of the first one on the screen, from 1. */
  readonly premiere: number
  /** Shows a declaration as it was marked. */
  readonly remplacer: (marquee: RetractationReply) => void
  readonly precedent: (() => void) | null
  readonly suivant: (curseurSuivant: string | null) => (() => void) | null
}

/** The declarations of withdrawal, a page at a time; the way back is remembered. */
export const useRetractations = (): Retractations => {
  const [curseurs, setCurseurs] = useState<readonly string[]>([])
  const curseur = curseurs.at(-1) ?? null
  const demande = useDemande<PageDeRetractations>(
    useCallback(() => callWithSession(listerRetractationsRoute, { query: { limite: LIMITE, curseur } })(), [curseur]),
  )
  const { changer } = demande
  return {
    demande,
    remplacer: (marquee) =>
      changer((page) => ({ ...page, data: page.data.map((une) => (une.id === marquee.id ? marquee : une)) })),
    premiere: curseurs.length * LIMITE + 1,
    precedent: curseur === null ? null : () => setCurseurs((connus) => connus.slice(0, -1)),
    suivant: (curseurSuivant) =>
      curseurSuivant === null ? null : () => setCurseurs((connus) => [...connus, curseurSuivant]),
  }
}
