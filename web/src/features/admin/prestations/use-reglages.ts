import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Priorite, Statut } from '#domain/prestation/statut'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { seDemande } from './changement-de-statut.ts'
import { type Modification, type Reglage, useModification } from './use-modification.ts'

/** A statut that is explained or confirmed before it is set. */
type Question = { readonly prestation: PrestationReply; readonly statut: Statut }

/** What the dropdowns of a list or of a record do. */
export type Reglages = {
  readonly modification: Modification<Reglage>
  /** The record that the last change was about. */
  readonly cible: PrestationReply | null
  readonly question: Question | null
  readonly changerStatut: (prestation: PrestationReply, statut: Statut) => void
  readonly changerPriorite: (prestation: PrestationReply, priorite: Priorite) => void
  readonly confirmer: (motif: string) => Promise<void>
  /** Says no to a question, or takes what is recorded instead of what was wanted. */
  readonly renoncer: () => void
  /** Makes the change on what somebody else recorded meanwhile. */
  readonly insister: () => void
}

const demandeAvant = (prestation: PrestationReply, vers: Statut): boolean =>
  seDemande(prestation, vers, dateParis(new Date()))

/** Usual changes are made at once; those that ask for a reason or withdraw a date ask first. One at a time. */
export const useReglages = (onModifiee: (prestation: PrestationReply) => void): Reglages => {
  const modification = useModification<Reglage>(onModifiee)
  const [cible, setCible] = useState<PrestationReply | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { actuelle, voulu, enCours, envoyer, oublier } = modification
  const partir = async (prestation: PrestationReply, demande: Reglage): Promise<boolean> => {
    setCible(prestation)
    return envoyer(prestation, demande)
  }
  /** A question stays open, with what was typed in it, until its change is made. */
  const finir = async (prestation: PrestationReply, demande: Reglage): Promise<void> => {
    if (await partir(prestation, demande)) setQuestion(null)
  }
  const demander = (prestation: PrestationReply, statut: Statut): void => {
    oublier()
    setCible(prestation)
    setQuestion({ prestation, statut })
  }
  const changerStatut = (prestation: PrestationReply, statut: Statut): void => {
    if (enCours || statut === prestation.statut) return
    if (demandeAvant(prestation, statut)) demander(prestation, statut)
    else void partir(prestation, { statut, motif: '' })
  }
  const confirmer = async (motif: string): Promise<void> => {
    if (question === null || enCours) return
    await finir(question.prestation, { statut: question.statut, motif })
  }
  const renoncer = (): void => {
    if (actuelle !== null && cible !== null) onModifiee({ ...cible, ...actuelle })
    setQuestion(null)
    oublier()
  }
  const insister = (): void => {
    if (actuelle === null || cible === null || voulu === null) return
    const maintenant = { ...cible, ...actuelle }
    onModifiee(maintenant)
    if ('statut' in voulu && voulu.motif === '' && demandeAvant(maintenant, voulu.statut)) {
      demander(maintenant, voulu.statut)
      return
    }
    if (question !== null) setQuestion({ ...question, prestation: maintenant })
    void finir(maintenant, voulu)
  }
  const changerPriorite = (prestation: PrestationReply, priorite: Priorite): void => {
    if (!enCours && priorite !== prestation.priorite) void partir(prestation, { priorite })
  }
  return { modification, cible, question, changerStatut, changerPriorite, confirmer, renoncer, insister }
}
