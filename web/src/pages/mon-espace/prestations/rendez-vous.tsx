import { formaterHeure, formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { formaterMontant } from '#domain/shared/montant'
import type { DateReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useSite } from '../../../app/site.ts'
import { Button } from '../../../components/button.tsx'
import { PhoneLink } from '../../../components/phone-link.tsx'
import { libreJusquA, RENDEZ_VOUS_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import type { Gestes } from '../../../features/suivi/rendez-vous.ts'
import { BoutonTelecharger } from './bouton-telecharger.tsx'
import styles from './rendez-vous.module.css'

const heures = ({ debut, fin }: DateReply): string =>
  [debut, fin].map((instant) => formaterHeure(aParis(new Date(instant)).minutes)).join(' – ')

const Regle = ({ date, gestes }: { readonly date: DateReply; readonly gestes: Gestes }) => {
  const { telephone } = useSite().entreprise
  if (gestes.annuler === 'libre') {
    return <p className={styles['small']}>{libreJusquA(formaterInstant(new Date(date.modifiableJusquA)))}</p>
  }
  return (
    <p className={styles['small']}>
      {gestes.annuler === 'tardif' ? RENDEZ_VOUS_TEXTS.tropTard : RENDEZ_VOUS_TEXTS.commence}{' '}
      <PhoneLink telephone={telephone} />.
    </p>
  )
}

type Props = {
  readonly prestation: PrestationReply
  readonly date: DateReply
  readonly gestes: Gestes
  readonly passe: boolean
  readonly onGeste: (genre: 'deplacer' | 'annuler') => void
}

const Boutons = ({ gestes, onGeste }: Pick<Props, 'gestes' | 'onGeste'>) => (
  <div className={styles['actions']}>
    {gestes.deplacer === 'libre' ? (
      <Button onClick={() => onGeste('deplacer')}>{RENDEZ_VOUS_TEXTS.deplacer}</Button>
    ) : null}
    {gestes.annuler === 'impossible' ? null : (
      <Button variant="quiet" onClick={() => onGeste('annuler')}>
        {RENDEZ_VOUS_TEXTS.annuler}
      </Button>
    )}
  </div>
)

/** The agreed visit: when, where, for how much, and until when it moves for free. */
export const RendezVous = ({ prestation, date, gestes, passe, onGeste }: Props) => (
  <section className={styles['visit']} aria-labelledby={`rdv-${prestation.id}`}>
    <h4 id={`rdv-${prestation.id}`} className={styles['label']}>
      {passe ? RENDEZ_VOUS_TEXTS.passe : RENDEZ_VOUS_TEXTS.titre}
    </h4>
    <p className={styles['day']}>
      {formaterJour(date.date)} <span className={styles['hours']}>{heures(date)}</span>
    </p>
    <p className={styles['place']}>
      {prestation.modalite === 'a_distance' ? RENDEZ_VOUS_TEXTS.aDistance : prestation.adresse}
    </p>
    <p>
      {RENDEZ_VOUS_TEXTS.prix} <strong>{formaterMontant(date.total)}</strong>
      {date.majore ? <span className={styles['small']}> ({RENDEZ_VOUS_TEXTS.majore})</span> : null}
    </p>
    {passe ? null : (
      <>
        <BoutonTelecharger document={{ genre: 'calendrier', id: prestation.id }}>
          {RENDEZ_VOUS_TEXTS.calendrier}
        </BoutonTelecharger>
        <Regle date={date} gestes={gestes} />
        <Boutons gestes={gestes} onGeste={onGeste} />
      </>
    )}
  </section>
)
