import { type ReactNode, useState } from 'react'
import type { EssaiReply } from '#adapters/http/contract/routes/agenda'
import type { IndisponibiliteReply, VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import { formaterInstant, formaterPlage } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { Sign, type SignKind } from '../../../components/sign.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { dureeTexte } from '../../communs/texts.ts'
import { type DateSaisie, UNE_LIGNE } from './date-saisie.ts'
import { avecLigne, type ErreursDates, estProposable, momentDe } from './dates-saisies.ts'
import styles from './dates.module.css'
import type { Essai } from './essai.ts'
import {
  absenceTexte,
  auLieuDeTexte,
  DATE_TEXTS,
  heuresTexte,
  occupeTexte,
  prixTexte,
  rangTexte,
  trajetTexte,
} from './texts.ts'

type Constat = { readonly signe: SignKind; readonly texte: string }

const conflit = ({ client, ville, date }: VisiteReply): Constat => ({
  signe: 'error',
  texte: `${DATE_TEXTS.conflit} ${formaterPlage(new Date(date.debut), new Date(date.fin))}, ${client.nom}, ${ville} (${
    date.statut === 'accepte' ? DATE_TEXTS.convenue : DATE_TEXTS.reservee
  }).`,
})

const siVrai = (vrai: boolean, texte: string): readonly Constat[] => (vrai ? [{ signe: 'warning', texte }] : [])

const majoration = ({ ferie, majore }: EssaiReply): readonly Constat[] =>
  siVrai(majore, `${ferie === null ? DATE_TEXTS.weekend : `${DATE_TEXTS.ferie} ${ferie}`}, ${DATE_TEXTS.majore}.`)

const absence = ({ source, journee, de, a, note }: IndisponibiliteReply): Constat => ({
  signe: source === 'absence' ? 'error' : 'warning',
  texte:
    source === 'absence'
      ? absenceTexte(journee ? DATE_TEXTS.journee : heuresTexte(de, a), note)
      : occupeTexte(heuresTexte(de, a)),
})

/** What there is to know of a date, what forbids it first. */
const constats = (essai: EssaiReply): readonly Constat[] => [
  ...essai.conflits.map(conflit),
  ...essai.absences.map(absence),
  ...(essai.conflits.length + essai.absences.length === 0
    ? [{ signe: 'success', texte: DATE_TEXTS.libreAlors } as const]
    : []),
  ...majoration(essai),
  ...siVrai(essai.horsHoraires, DATE_TEXTS.horsHoraires),
  ...siVrai(essai.avantRetractation, DATE_TEXTS.retractation),
]

const Prix = ({ essai, totalDevis }: { readonly essai: EssaiReply; readonly totalDevis: Montant | null }) => (
  <p className={styles['price']}>
    <strong>{prixTexte(formaterMontant(essai.total))}</strong>
    {totalDevis === null || totalDevis === essai.total ? null : (
      <span> {auLieuDeTexte(formaterMontant(totalDevis))}</span>
    )}
    {essai.trajetMinutes === 0 ? null : <span> · {trajetTexte(dureeTexte(essai.trajetMinutes))}</span>}
  </p>
)

type EssaiProps = { readonly saisie: DateSaisie; readonly essai: Essai; readonly maintenant: Date }

/** What proposing a date would mean, said as soon as it is known. */
const EssaiDeDate = ({ saisie, essai, maintenant }: EssaiProps) => {
  const moment = momentDe(saisie)
  const utile = moment !== null && estProposable(moment, maintenant)
  const connu = utile ? essai.de(moment) : null
  return (
    <div aria-live="polite" className={styles['meaning']}>
      {utile && connu === null && essai.enCours ? <p className={styles['soft']}>{DATE_TEXTS.enCours}</p> : null}
      {moment === null || connu === null ? null : (
        <>
          <p className={styles['day']}>{formaterInstant(instantDe(moment))}</p>
          <Prix essai={connu} totalDevis={essai.totalDevis} />
          <ul>
            {constats(connu).map(({ signe, texte }) => (
              <li key={texte} data-sign={signe}>
                <Sign kind={signe} />
                <span>{texte}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type LigneProps = {
  readonly saisie: DateSaisie
  readonly rang: number
  readonly total: number
  readonly erreur: string | undefined
  readonly onChange: (saisie: DateSaisie) => void
  readonly onRetirer: () => void
  readonly children: ReactNode
}

/** Visits begin on a quarter of an hour, in seconds. */
const PAS_HEURE = 900

/** A day and an hour, and below what they would mean. The error stands with the day unless only the hour is missing. */
const LigneDeDate = ({ saisie, rang, total, erreur, onChange, onRetirer, children }: LigneProps) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const surHeure = erreur === DATE_TEXTS.heureManquante
  return (
    <fieldset className={styles['line']}>
      <legend className={total === 1 ? 'visually-hidden' : styles['rank']}>{rangTexte(rang, total)}</legend>
      <div className={styles['moment']}>
        <TextField
          type="date"
          name={`date-jour-${saisie.cle}`}
          label={DATE_TEXTS.jour}
          error={surHeure ? undefined : erreur}
          min={aujourdhui}
          max={dernierJourProposable(aujourdhui)}
          value={saisie.jour}
          onChange={({ target }) => onChange({ ...saisie, jour: target.value })}
        />
        <TextField
          type="time"
          name={`date-heure-${saisie.cle}`}
          label={DATE_TEXTS.heure}
          error={surHeure ? erreur : undefined}
          step={PAS_HEURE}
          value={saisie.heure}
          onChange={({ target }) => onChange({ ...saisie, heure: target.value })}
        />
        {total === 1 ? null : (
          <Button variant="quiet" onClick={onRetirer}>
            {DATE_TEXTS.retirer}
            <span className="visually-hidden"> {rangTexte(rang, total)}</span>
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  )
}

type Props = {
  readonly saisies: readonly DateSaisie[]
  readonly erreurs: ErreursDates
  readonly essai: Essai
  readonly onSaisies: (saisies: readonly DateSaisie[]) => void
}

/** The dates as typed, each with what it would mean; there is always one line. */
export const LignesDeDates = ({ saisies, erreurs, essai, onSaisies }: Props) => {
  const maintenant = useNow()
  const changer = (change: DateSaisie): void =>
    onSaisies(saisies.map((autre) => (autre.cle === change.cle ? change : autre)))
  const retirer = (cle: number): void => {
    const reste = saisies.filter((autre) => autre.cle !== cle)
    onSaisies(reste.length === 0 ? UNE_LIGNE : reste)
  }
  return (
    <>
      {saisies.map((saisie, rang) => (
        <LigneDeDate
          key={saisie.cle}
          saisie={saisie}
          rang={rang + 1}
          total={saisies.length}
          erreur={erreurs[saisie.cle]}
          onChange={changer}
          onRetirer={() => retirer(saisie.cle)}
        >
          <EssaiDeDate saisie={saisie} essai={essai} maintenant={maintenant} />
        </LigneDeDate>
      ))}
      {saisies.length < DATES_MAX ? (
        <div className={styles['add']}>
          <Button variant="quiet" onClick={() => onSaisies(avecLigne(saisies))}>
            {DATE_TEXTS.ajouter}
          </Button>
        </div>
      ) : null}
    </>
  )
}
