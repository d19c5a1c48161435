import { useState } from 'react'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { VALIDITE_PROPOSITION_HEURES } from '#domain/rendez-vous/date-proposee'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import { EchecDActe } from '../../../pages/admin/cadre/echec-d-acte.tsx'
import { EtatsCompares } from '../etats-compares.tsx'
import { type EtatActuel, etatActuel, modifier } from '../modification.ts'
import { rendezVousDe } from '../rendez-vous.ts'
import { CHANGEMENT_TEXTS, PERIMEE_TEXTS, vouluDatesTexte } from '../texts.ts'
import {
  avecMoment,
  type DateSaisie,
  type ErreursDates,
  erreursEncoreVraies,
  momentDe,
  momentsAVenir,
  verifierDates,
} from './dates-saisies.ts'
import styles from './dates.module.css'
import { type Essai, useEssai } from './essai.ts'
import { LignesDeDates } from './lignes.tsx'
import { LesSuggestions, useSuggestions } from './suggestions.tsx'
import { DATE_TEXTS, destinataireTexte } from './texts.ts'

type Etat = {
  readonly enCours: boolean
  /** As they were found by the last press. */
  readonly erreurs: ErreursDates
  readonly echec: CallFailure | null
  readonly actuelle: EtatActuel | null
  /** What the last press was about. */
  readonly verifiees: readonly DateSaisie[]
}

const REPOS: Etat = { enCours: false, erreurs: {}, echec: null, actuelle: null, verifiees: [] }

type Proposition = Omit<Etat, 'verifiees'> & {
  /** The errors to show: a line that was changed since has none. */
  readonly encoreVraies: ErreursDates
  /** The second press, on what somebody else recorded meanwhile. */
  readonly envoyer: () => Promise<void>
}

/** The lines whose time is known to be taken. */
const occupees = (saisies: readonly DateSaisie[], essai: Essai): ErreursDates =>
  Object.fromEntries(
    saisies.flatMap((saisie) => {
      const moment = momentDe(saisie)
      const pris = moment !== null && (essai.de(moment)?.conflits.length ?? 0) > 0
      return pris ? [[saisie.cle, DATE_TEXTS.occupee] as const] : []
    }),
  )

type Entree = {
  readonly prestation: PrestationReply
  readonly saisies: readonly DateSaisie[]
  readonly essai: Essai
  readonly onEnvoyee: (prestation: PrestationReply) => void
  /** Somebody else was faster: the record behind the modal is out of date. */
  readonly onPerimee: () => void
}

/**
 * Sends the dates of the modal, on the record as it was when the modal opened. Whatever it answers, what was typed stays.
 */
const useProposition = ({ prestation, saisies, essai, onEnvoyee, onPerimee }: Entree): Proposition => {
  const [versionLue] = useState(prestation.version)
  const [etat, setEtat] = useState<Etat>(REPOS)
  const envoyer = async (): Promise<void> => {
    if (etat.enCours || essai.enCours) return
    const verifiees = verifierDates(saisies, new Date())
    const erreurs = E.isLeft(verifiees) ? verifiees.left : occupees(saisies, essai)
    if (E.isLeft(verifiees) || Object.keys(erreurs).length > 0) {
      setEtat({ ...REPOS, erreurs, verifiees: saisies })
      return
    }
    setEtat({ ...REPOS, enCours: true })
    const version = etat.actuelle?.version ?? versionLue
    const reponse = await modifier(prestation.id, { propositions: verifiees.right, version })()
    if (E.isRight(reponse)) return onEnvoyee(reponse.right)
    const actuelle = etatActuel(reponse.left)
    setEtat({ ...REPOS, echec: reponse.left, actuelle, verifiees: saisies })
    if (actuelle !== null) onPerimee()
  }
  const { enCours, erreurs, actuelle, verifiees } = etat
  // A refusal is about the dates that were sent; two states side by side stay until they are settled.
  const echec = actuelle !== null || verifiees === saisies ? etat.echec : null
  return { enCours, erreurs, echec, actuelle, envoyer, encoreVraies: erreursEncoreVraies(erreurs, verifiees, saisies) }
}

export type DateFormulaireProps = {
  readonly prestation: PrestationReply
  readonly saisies: readonly DateSaisie[]
  readonly onSaisies: (saisies: readonly DateSaisie[]) => void
  readonly onEnvoyee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
  readonly onFermer: () => void
}

const HEURES_D_UN_JOUR = 24

const enMots = (saisies: readonly DateSaisie[]): string =>
  vouluDatesTexte(
    saisies
      .flatMap((saisie) => momentDe(saisie) ?? [])
      .map((moment) => formaterInstant(instantDe(moment)))
      .join(' ; '),
  )

type EchecProps = { readonly proposition: Proposition; readonly saisies: readonly DateSaisie[] }

/** Why the proposal did not leave; when somebody else was faster, both states. */
const Echec = ({ proposition: { echec, actuelle }, saisies }: EchecProps) => (
  <EchecDActe
    echec={echec}
    titre={actuelle === null ? DATE_TEXTS.echec : PERIMEE_TEXTS.titre}
    reseau={CHANGEMENT_TEXTS.reseau}
  >
    {actuelle === null ? null : <EtatsCompares voulu={enMots(saisies)} actuelle={actuelle} />}
  </EchecDActe>
)

type PiedProps = Pick<DateFormulaireProps, 'prestation' | 'onFermer'> & {
  readonly proposition: Proposition
  readonly verifie: boolean
}

const libelleDe = ({ enCours, actuelle }: Proposition): string => {
  if (enCours) return DATE_TEXTS.envoi
  return actuelle === null ? DATE_TEXTS.envoyer : DATE_TEXTS.insister
}

/** What the press does, before it is made. */
const Pied = ({ prestation, proposition, verifie, onFermer }: PiedProps) => {
  const { client } = prestation
  const remplace = rendezVousDe(prestation, useNow()).etat !== 'aucun'
  return (
    <>
      <p className={styles['who']}>
        {destinataireTexte(client.nom, client.email, VALIDITE_PROPOSITION_HEURES / HEURES_D_UN_JOUR)}
        {remplace ? ` ${DATE_TEXTS.remplace}` : ''}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={proposition.enCours || !verifie}>
          {libelleDe(proposition)}
        </Button>
        <Button onClick={onFermer}>
          {proposition.actuelle === null ? CHANGEMENT_TEXTS.garder : DATE_TEXTS.lesMiennes}
        </Button>
      </div>
    </>
  )
}

/** One date or up to three, with what each would mean, before anything is sent. */
export const DateFormulaire = ({ prestation, saisies, onSaisies, onFermer, ...suites }: DateFormulaireProps) => {
  const maintenant = useNow()
  const suggestions = useSuggestions(prestation)
  const essai = useEssai(prestation.id, momentsAVenir(saisies, maintenant))
  const proposition = useProposition({ prestation, saisies, essai, ...suites })
  const formulaire = useFocusFautif(proposition.erreurs)
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={() => void proposition.envoyer()}>
      <LesSuggestions suggestions={suggestions} onChoisir={(moment) => onSaisies(avecMoment(saisies, moment))} />
      <LignesDeDates saisies={saisies} erreurs={proposition.encoreVraies} essai={essai} onSaisies={onSaisies} />
      {essai.echec === null ? null : (
        <Notice kind="warning" live>
          <p>{DATE_TEXTS.essaiEchec}</p>
        </Notice>
      )}
      <Echec proposition={proposition} saisies={saisies} />
      <Pied prestation={prestation} proposition={proposition} verifie={!essai.enCours} onFermer={onFermer} />
    </Form>
  )
}
