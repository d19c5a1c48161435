import { useEffect, useState } from 'react'
import { instantDe, type Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { VALIDITE_PROPOSITION_HEURES } from '#domain/rendez-vous/date-proposee'
import * as E from '#fp/Either'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { EtatsCompares } from '../etats-compares.tsx'
import { rendezVousDe } from '../rendez-vous.ts'
import { CHANGEMENT_TEXTS, PERIMEE_TEXTS, vouluDatesTexte } from '../texts.ts'
import { type DateSaisie } from './date-saisie.ts'
import {
  avecMoment,
  basculerMoment,
  type ErreursDates,
  momentDe,
  momentsAVenir,
  verifierDates,
} from './dates-saisies.ts'
import styles from './dates.module.css'
import { type Essai, useEssai } from './essai.ts'
import { JourACote } from './jour-a-cote.tsx'
import { LignesDeDates } from './lignes.tsx'
import type { Proposition } from './proposition.ts'
import { LesSuggestions, useSuggestions } from './suggestions.tsx'
import { DATE_TEXTS, destinataireTexte } from './texts.ts'

/** The lines whose time is known to be taken. */
const occupees = (saisies: readonly DateSaisie[], essai: Essai): ErreursDates =>
  Object.fromEntries(
    saisies.flatMap((saisie) => {
      const moment = momentDe(saisie)
      const connu = moment === null ? null : essai.de(moment)
      const pris =
        connu !== null && (connu.conflits.length > 0 || connu.absences.some(({ source }) => source === 'absence'))
      return pris ? [[saisie.cle, DATE_TEXTS.occupee] as const] : []
    }),
  )

export type DateFormulaireProps = {
  readonly prestation: PrestationReply
  readonly proposition: Proposition
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

/** Why the proposal did not leave; when somebody else was faster, both states. */
const Echec = ({ proposition: { echec, actuelle, saisies } }: Pick<DateFormulaireProps, 'proposition'>) => (
  <EchecDActe
    echec={echec}
    titre={actuelle === null ? DATE_TEXTS.echec : PERIMEE_TEXTS.titre}
    reseau={CHANGEMENT_TEXTS.reseau}
  >
    {actuelle === null ? null : <EtatsCompares voulu={enMots(saisies)} actuelle={actuelle} />}
  </EchecDActe>
)

type PiedProps = DateFormulaireProps & {
  /** Why it cannot be sent; `null` when it can. */
  readonly manque: string | null
}

/** What the press does, before it is made. */
const Pied = ({ prestation, proposition: { actuelle }, manque, onFermer }: PiedProps) => {
  const { client } = prestation
  const remplace = rendezVousDe(prestation, useNow()).etat !== 'aucun'
  const destinataire = destinataireTexte(client.nom, client.email, VALIDITE_PROPOSITION_HEURES / HEURES_D_UN_JOUR)
  return (
    <DialogFoot>
      <BoutonDEnvoi {...FIRST} manque={manque} dit={`${destinataire}${remplace ? ` ${DATE_TEXTS.remplace}` : ''}`}>
        {actuelle === null ? DATE_TEXTS.envoyer : DATE_TEXTS.insister}
      </BoutonDEnvoi>
      <Button onClick={onFermer}>{actuelle === null ? CHANGEMENT_TEXTS.garder : DATE_TEXTS.lesMiennes}</Button>
    </DialogFoot>
  )
}

/** What is only missing is no fault yet. */
const fautes = (erreurs: ErreursDates): ErreursDates =>
  Object.fromEntries(
    Object.entries(erreurs).filter(
      ([, erreur]) => erreur !== DATE_TEXTS.jourManquant && erreur !== DATE_TEXTS.heureManquante,
    ),
  )

/** As long as nobody has typed anything, the best moment stands there, ready to be sent. */
const useMeilleur = ({ saisies, onSaisies }: Proposition, moments: readonly Moment[] | null): DateSaisie | null => {
  const [posee, setPosee] = useState<DateSaisie | null | undefined>()
  if (posee === undefined && moments !== null) {
    const [meilleur] = moments
    const vides = saisies.every(({ jour, heure }) => jour === '' && heure === '')
    setPosee(meilleur === undefined || !vides ? null : (avecMoment(saisies, meilleur)[0] ?? null))
  }
  useEffect(() => {
    if (posee !== undefined && posee !== null) onSaisies([posee])
  }, [posee, onSaisies])
  return posee ?? null
}

/** One date or up to three, with what each would mean, before anything is sent. */
export const DateFormulaire = ({ prestation, proposition, onFermer }: DateFormulaireProps) => {
  const { saisies } = proposition
  const [lue] = useState(prestation)
  const [touchee, setTouchee] = useState<number | null>(null)
  const maintenant = useNow()
  const suggestions = useSuggestions(prestation.id)
  const meilleur = useMeilleur(proposition, suggestions.moments?.map(({ moment }) => moment) ?? null)
  const essai = useEssai(prestation.id, momentsAVenir(saisies, maintenant))
  const verifiees = verifierDates(saisies, maintenant)
  const erreurs = E.isLeft(verifiees) ? verifiees.left : occupees(saisies, essai)
  const manque = Object.values(erreurs)[0] ?? (essai.enCours ? DATE_TEXTS.enCours : null)
  const onSaisies = (nouvelles: readonly DateSaisie[]): void => {
    setTouchee(nouvelles.find((saisie) => !saisies.includes(saisie))?.cle ?? null)
    proposition.onSaisies(nouvelles)
  }
  const montree = saisies.find(({ cle }) => cle === touchee) ?? saisies[0]
  return (
    <Form
      className={styles['form']}
      onSubmit={() => (manque === null && E.isRight(verifiees) ? proposition.envoyer(lue, verifiees.right) : undefined)}
    >
      <div className={styles['columns']} data-wide>
        <div className={styles['form']}>
          <LesSuggestions
            suggestions={suggestions}
            saisies={saisies}
            onChoisir={(moment) => onSaisies(basculerMoment(saisies, moment, meilleur))}
          />
          <LignesDeDates saisies={saisies} erreurs={fautes(erreurs)} essai={essai} onSaisies={onSaisies} />
          {essai.echec === null ? null : (
            <Notice kind="warning" live>
              <p>{DATE_TEXTS.essaiEchec}</p>
            </Notice>
          )}
          <Echec proposition={proposition} />
        </div>
        {montree === undefined ? null : (
          <JourACote
            prestation={prestation}
            saisie={montree}
            onChoisir={({ datePrestation: jour, heurePrestation: heure }) =>
              onSaisies(saisies.map((autre) => (autre === montree ? { ...autre, jour, heure } : autre)))
            }
          />
        )}
      </div>
      <Pied prestation={prestation} proposition={proposition} manque={manque} onFermer={onFermer} />
    </Form>
  )
}
