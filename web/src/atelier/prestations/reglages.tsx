import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { Priorite, PRIORITES, type Statut } from '#domain/prestation/statut'
import * as E from '#fp/Either'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import choix from '../communs/choix.module.css'
import dossier from '../communs/dossier.module.css'
import { adresseDuLieu } from '../adresses.ts'
import { type Fait, faire, useEnAttente, useVivante } from '../fait/gestes.ts'
import { courrielATexte } from '../fait/texts.ts'
import { PRIORITE_NOMS, STATUT_NOMS } from '../noms.ts'
import { ecritAuClient, seDemande } from './changement-de-statut.ts'
import type { Saisi } from './changer-statut.tsx'
import { EtatsCompares } from './etats-compares.tsx'
import { type EtatActuel, etatActuel, modifier, type Reglage, versionAuDepart } from './modification.ts'
import { prestationQuery } from './queries.ts'
import {
  changerStatutTexte,
  GESTE_TEXTS,
  motifTexte,
  passerATexte,
  PERIMEE_TEXTS,
  prioriteDeTexte,
  prioritePasseeTexte,
  STATUT_PASSE,
  vouluPrioriteTexte,
  vouluStatutTexte,
} from './texts.ts'

/** A statut that is explained or confirmed before it is set; `null` for any of them. */
type Question = { readonly statut: Statut | null; readonly saisi: Saisi | null }

export type Reglages = {
  /** What is on its way, or waits to leave. */
  readonly enCours: Reglage | null
  readonly question: Question | null
  readonly perimee: { readonly voulu: Reglage; readonly actuelle: EtatActuel } | null
  /** Sets a statut, or asks before. */
  readonly passer: (statut: Statut) => void
  readonly choisir: () => void
  readonly confirmer: (statut: Statut, motif: string) => void
  readonly changerPriorite: (priorite: Priorite) => void
  /** Says no to a question, or takes what is recorded instead of what was wanted. */
  readonly renoncer: () => void
  /** Makes the change on what somebody else recorded meanwhile. */
  readonly insister: () => void
}

const demandeAvant = (prestation: PrestationReply, vers: Statut): boolean =>
  seDemande(prestation, vers, dateParis(new Date()))

/** What was done, and what usually follows. */
const faitDe = ({ id, reference, client }: PrestationReply, voulu: Reglage, remettre: () => void): Fait => {
  if ('priorite' in voulu) return { texte: prioritePasseeTexte(PRIORITE_NOMS[voulu.priorite]), annuler: remettre }
  const texte = STATUT_PASSE[voulu.statut](client.nom)
  switch (voulu.statut) {
    case 'en_attente':
      return {
        texte,
        suite: { texte: GESTE_TEXTS.proposer, to: adresseDuLieu('prestations', { id: reference, proposer: '1' }) },
      }
    case 'terminé':
      return { texte, suite: { texte: GESTE_TEXTS.facturer, to: adresseDuLieu('factures', { facturer: id }) } }
    case 'en_cours':
    case 'annulé':
      return {
        texte,
        suite: { texte: GESTE_TEXTS.noter, to: adresseDuLieu('prestations', { id: reference, noter: '1' }) },
      }
  }
}

/** What is on its way; after a reload of the record nobody knows any more what it was. */
const useEnCours = ({ id }: PrestationReply, voulu: Reglage | null): Reglage | null =>
  useEnAttente().includes(clefDe(id)) ? voulu : null

const clefDe = (id: string): string => `reglage ${id}`

/** A change that mails the client waits before it leaves; one that gives dates back or is unusual asks first. One at a time. */
export const useReglages = (
  prestation: PrestationReply,
  onModifiee: (prestation: PrestationReply) => void,
): Reglages => {
  const client = useQueryClient()
  const vivante = useVivante()
  const [question, setQuestion] = useState<Question | null>(null)
  const [perimee, setPerimee] = useState<Reglages['perimee']>(null)
  const [voulu, setVoulu] = useState<Reglage | null>(null)
  const priorites = useRef<Promise<void>>(Promise.resolve())
  /** `posee`: the question that a reason was written for; it comes back with it when the change is given up or refused. */
  const regler = async (lue: PrestationReply, demande: Reglage, posee: Question | null = null): Promise<void> => {
    const saisi = posee !== null && 'statut' in demande && demande.motif !== '' ? demande : null
    const rouvrir = (echec: Saisi['echec']): void =>
      posee === null || saisi === null
        ? undefined
        : setQuestion({ ...posee, saisi: { vers: saisi.statut, motif: saisi.motif, echec } })
    setQuestion(null)
    setPerimee(null)
    setVoulu(demande)
    const remettre = (): void => {
      const actuelle = client.getQueryData(prestationQuery(lue.reference).queryKey)
      if (actuelle !== undefined) void regler(actuelle, { priorite: lue.priorite })
    }
    const reponse = await faire<PrestationReply>({
      clef: clefDe(lue.id),
      ...('statut' in demande && ecritAuClient(demande.statut) ? { courriel: courrielATexte(lue.client.nom) } : {}),
      envoyer: (options) => {
        const version = versionAuDepart(lue, client.getQueryData(prestationQuery(lue.reference).queryKey))
        return modifier(lue.id, { ...demande, version }, options)()
      },
      fait: (nouvelle) => faitDe(nouvelle, demande, remettre),
      taire: (echec) => vivante.current && (etatActuel(echec) !== null || saisi !== null),
    })
    if (reponse === null) return rouvrir(null)
    if (E.isRight(reponse)) return onModifiee(reponse.right)
    const actuelle = etatActuel(reponse.left)
    if (actuelle === null) rouvrir(reponse.left)
    else setPerimee({ voulu: demande, actuelle })
  }
  /** One after the other: arrow keys choose faster than the server answers. */
  const changerPriorite = (priorite: Priorite): void => {
    setVoulu({ priorite })
    priorites.current = priorites.current.then(() => {
      const lue = client.getQueryData(prestationQuery(prestation.reference).queryKey) ?? prestation
      return lue.priorite === priorite ? undefined : regler(lue, { priorite })
    })
  }
  const renoncer = (): void => {
    if (perimee !== null) onModifiee({ ...prestation, ...perimee.actuelle })
    setPerimee(null)
    setQuestion(null)
  }
  const insister = (): void => {
    if (perimee === null) return
    const maintenant = { ...prestation, ...perimee.actuelle }
    onModifiee(maintenant)
    setPerimee(null)
    const { voulu: demande } = perimee
    if ('statut' in demande && demande.motif === '' && demandeAvant(maintenant, demande.statut))
      setQuestion({ statut: demande.statut, saisi: null })
    else void regler(maintenant, demande)
  }
  return {
    enCours: useEnCours(prestation, voulu),
    question,
    perimee,
    passer: (statut) => {
      if (statut === 'annulé' || demandeAvant(prestation, statut)) setQuestion({ statut, saisi: null })
      else void regler(prestation, { statut, motif: '' })
    },
    choisir: () => setQuestion({ statut: null, saisi: null }),
    confirmer: (statut, motif) => void regler(prestation, { statut, motif }, question),
    changerPriorite,
    renoncer,
    insister,
  }
}

type Props = { readonly prestation: PrestationReply; readonly reglages: Reglages }

/** How much a prestation presses. It mails nobody, and can be put back; a statut that waits to leave was decided upon it. */
export const PrioriteSelect = ({ prestation, reglages: { enCours, changerPriorite } }: Props) => {
  const montree = enCours !== null && 'priorite' in enCours ? enCours.priorite : prestation.priorite
  return (
    <select
      className={choix['select']}
      aria-label={prioriteDeTexte(prestation.reference)}
      data-urgent={montree === 'urgente' || undefined}
      value={montree}
      disabled={enCours !== null && 'statut' in enCours}
      onChange={({ target }) => (Priorite.is(target.value) ? changerPriorite(target.value) : undefined)}
    >
      {PRIORITES.map((priorite) => (
        <option key={priorite} value={priorite}>
          {PRIORITE_NOMS[priorite]}
        </option>
      ))}
    </select>
  )
}

const enMots = (voulu: Reglage): string => {
  if ('priorite' in voulu) return vouluPrioriteTexte(PRIORITE_NOMS[voulu.priorite])
  const statut = vouluStatutTexte(STATUT_NOMS[voulu.statut])
  return voulu.motif === '' ? statut : `${statut} ${motifTexte(voulu.motif)}`
}

const Perimee = ({ reglages: { perimee, renoncer, insister } }: Pick<Props, 'reglages'>) => (
  <Dialog
    open={perimee !== null}
    title={PERIMEE_TEXTS.titre}
    onClose={() => (perimee === null ? undefined : renoncer())}
  >
    {perimee === null ? null : (
      <div className={dossier['form']}>
        <p>{PERIMEE_TEXTS.aide}</p>
        <EtatsCompares voulu={enMots(perimee.voulu)} actuelle={perimee.actuelle} />
        <DialogFoot>
          <Button variant="primary" {...FIRST} onClick={renoncer}>
            {PERIMEE_TEXTS.garder}
          </Button>
          <Button onClick={insister}>{PERIMEE_TEXTS.insister}</Button>
        </DialogFoot>
      </div>
    )}
  </Dialog>
)

const chargerStatut = () => import('./changer-statut.tsx')

/** What is asked before a statut changes, and what is shown when somebody else was faster. */
export const ReglageDialogues = ({ prestation, reglages }: Props) => {
  const { question, renoncer } = reglages
  const { reference } = prestation
  const statut = question?.statut ?? null
  return (
    <>
      <Dialog
        open={question !== null}
        title={statut === null ? changerStatutTexte(reference) : passerATexte(reference, STATUT_NOMS[statut])}
        onClose={() => (question === null ? undefined : renoncer())}
      >
        {question === null ? null : (
          <ALaDemande charger={chargerStatut}>
            {({ ChangerStatut }) => (
              <ChangerStatut
                key={statut}
                prestation={prestation}
                statut={statut}
                saisi={question.saisi}
                reglages={reglages}
              />
            )}
          </ALaDemande>
        )}
      </Dialog>
      <Perimee reglages={reglages} />
    </>
  )
}
