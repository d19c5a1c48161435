import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { DATE_TEXTS } from '../../../contents/admin-date-texts.ts'
import { type DateSaisie, UNE_LIGNE } from '../../../features/admin/prestations/date-saisie.ts'
import { avecLigne, type ErreursDates } from '../../../features/admin/prestations/dates-saisies.ts'
import type { Essai } from '../../../features/admin/prestations/use-essai.ts'
import styles from './date.module.css'
import { EssaiDeDate } from './essai-de-date.tsx'
import { LigneDeDate } from './ligne-de-date.tsx'

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
