import { PRIORITE_NOMS, STATUT_NOMS } from '../noms.ts'
import { useId, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { Priorite, PRIORITES, Statut, STATUTS } from '#domain/prestation/statut'
import { reasonOf } from '../../api/reason-of.ts'
import { useNow } from '../../browser/use-now.ts'
import { Button } from '../../components/button.tsx'
import choix from '../../pages/admin/cadre/choix.module.css'
import { sansMotif, seDemande } from './changement-de-statut.ts'
import { type Modification, type Reglage, useModification } from './modification.ts'
import { CHANGEMENT_TEXTS, passerTexte, prioriteDeTexte, statutDeTexte } from './texts.ts'

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

type EchecProps = {
  readonly id: string
  readonly prestation: PrestationReply
  readonly reglages: Reglages
  readonly genre: 'statut' | 'priorite'
}

/** What becomes of a change, beside its dropdown: on its way, or put back and why. A dialog tells the rest itself. */
const EchecDeReglage = ({ id, prestation, reglages: { cible, question, modification }, genre }: EchecProps) => {
  const { enCours, echec, actuelle, voulu } = modification
  const laMienne = cible?.id === prestation.id && question === null && voulu !== null && genre in voulu
  return (
    <p id={id} aria-live="polite" className={choix['outcome']} data-failed={echec !== null || undefined}>
      {laMienne && enCours ? CHANGEMENT_TEXTS.enCours : null}
      {laMienne && echec !== null && actuelle === null
        ? `${CHANGEMENT_TEXTS.echec} ${reasonOf(echec, CHANGEMENT_TEXTS.reseau)}`
        : null}
    </p>
  )
}

type StatutProps = { readonly prestation: PrestationReply; readonly reglages: Reglages }

/** What the dropdown shows: the statut that is on its way or being asked about, else the recorded one. */
const statutMontre = (prestation: PrestationReply, { cible, question, modification }: Reglages): Statut => {
  const { enCours, voulu } = modification
  if (cible?.id !== prestation.id) return prestation.statut
  if (question !== null) return question.statut
  return enCours && voulu !== null && 'statut' in voulu ? voulu.statut : prestation.statut
}

const Choix = ({ statuts }: { readonly statuts: readonly Statut[] }) =>
  statuts.map((statut) => (
    <option key={statut} value={statut}>
      {STATUT_NOMS[statut]}
    </option>
  ))

/** Any statut; those that need a reason stand apart. What is chosen is done by a press only: an arrow key or a wheel changes nothing. */
export const StatutSelect = ({ prestation, reglages }: StatutProps) => {
  const id = useId()
  const [choisi, setChoisi] = useState<Statut | null>(null)
  const aujourdhui = dateParis(useNow())
  const { statut, reference } = prestation
  const autres = STATUTS.filter((autre) => autre !== statut)
  const usuels = autres.filter((autre) => sansMotif(prestation, autre, aujourdhui))
  const inhabituels = autres.filter((autre) => !usuels.includes(autre))
  const confirmer = (): void => {
    if (choisi !== null) reglages.changerStatut(prestation, choisi)
    setChoisi(null)
  }
  return (
    <div className={choix['setting']}>
      <select
        className={choix['select']}
        aria-label={statutDeTexte(reference)}
        aria-describedby={id}
        data-statut={statut}
        value={choisi ?? statutMontre(prestation, reglages)}
        onChange={({ target }) => (Statut.is(target.value) ? setChoisi(target.value) : undefined)}
      >
        <Choix statuts={[statut]} />
        {usuels.length === 0 ? null : (
          <optgroup label={CHANGEMENT_TEXTS.sansMotif}>
            <Choix statuts={usuels} />
          </optgroup>
        )}
        <optgroup label={CHANGEMENT_TEXTS.avecMotif}>
          <Choix statuts={inhabituels} />
        </optgroup>
      </select>
      {choisi === null || choisi === statut ? null : (
        <Button onClick={confirmer}>{passerTexte(STATUT_NOMS[choisi])}</Button>
      )}
      <EchecDeReglage id={id} prestation={prestation} reglages={reglages} genre="statut" />
    </div>
  )
}

type PrioriteProps = { readonly prestation: PrestationReply; readonly reglages: Reglages }

const prioriteMontree = (
  prestation: PrestationReply,
  { cible, modification: { enCours, voulu } }: Reglages,
): Priorite =>
  cible?.id === prestation.id && enCours && voulu !== null && 'priorite' in voulu ? voulu.priorite : prestation.priorite

/** How much a prestation presses: changed at once, by a choice in a list. */
export const PrioriteSelect = ({ prestation, reglages }: PrioriteProps) => {
  const id = useId()
  return (
    <div className={choix['setting']}>
      <select
        className={choix['select']}
        aria-label={prioriteDeTexte(prestation.reference)}
        aria-describedby={id}
        data-urgent={prioriteMontree(prestation, reglages) === 'urgente' || undefined}
        value={prioriteMontree(prestation, reglages)}
        onChange={({ target }) =>
          Priorite.is(target.value) ? reglages.changerPriorite(prestation, target.value) : null
        }
      >
        {PRIORITES.map((priorite) => (
          <option key={priorite} value={priorite}>
            {PRIORITE_NOMS[priorite]}
          </option>
        ))}
      </select>
      <EchecDeReglage id={id} prestation={prestation} reglages={reglages} genre="priorite" />
    </div>
  )
}
