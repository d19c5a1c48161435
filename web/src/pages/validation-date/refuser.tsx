import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import type { DateReply } from '#adapters/http/contract/values/prestation-reply'
import { Link } from '../../app/router.ts'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { PROPOSITION_TEXTS as TEXTS } from '../../contents/proposition-texts.ts'
import { useFocusFautif } from '../../features/espace/use-focus-fautif.ts'
import { cheminDe } from '../../features/proposition/action.ts'
import { datesAuChoix } from '../../features/proposition/decision.ts'
import { heuresEnMots, jourEnMots } from '../../features/proposition/en-mots.ts'
import { ChampsSouhaits } from '../mon-espace/gestes/champs-souhaits.tsx'
import { EchecNotice } from '../mon-espace/gestes/echec-notice.tsx'
import { Deja } from './deja.tsx'
import type { FormulaireProps } from './formulaire-props.ts'
import styles from './validation-date.module.css'

type RenduesProps = Pick<FormulaireProps, 'proposition'> & { readonly dates: readonly DateReply[] }

/** What is given back. */
const Rendues = ({ proposition: { prestation }, dates }: RenduesProps) => (
  <>
    <ul className={styles['dates']}>
      {dates.map((date) => (
        <li key={date.id}>
          <strong>{jourEnMots(date)}</strong> {heuresEnMots(date)}
        </li>
      ))}
    </ul>
    <p className={styles['soft']}>
      {prestation.service} · {prestation.reference}
    </p>
  </>
)

/** One press that gives every date of the proposal back, with what would suit instead. */
export const Refuser = ({ lien, proposition, reponse, saisie, onRelire }: FormulaireProps) => {
  const dates = datesAuChoix(proposition)
  const formulaire = useFocusFautif(saisie.erreurs)
  return (
    <>
      <h1 tabIndex={-1}>{dates.length > 1 ? TEXTS.refuserPlusieurs : TEXTS.refuser}</h1>
      <Deja reponse={reponse} />
      <Form
        ref={formulaire}
        className={styles['sheet']}
        aria-label={TEXTS.refuser}
        onSubmit={() => void saisie.envoyer('refuser')}
      >
        <Rendues proposition={proposition} dates={dates} />
        <p>{dates.length > 1 ? TEXTS.refusAnnoncePlusieurs : TEXTS.refusAnnonce}</p>
        <TextArea
          name="motif"
          label={TEXTS.motif}
          help={TEXTS.motifAide}
          optional
          rows={3}
          maxLength={MOTIF_MAX}
          value={saisie.saisie.motif}
          onChange={(event) => saisie.saisir({ motif: event.target.value })}
        />
        <ChampsSouhaits
          saisis={saisie.saisie.souhaits}
          erreurs={saisie.erreurs}
          onChange={(souhaits) => saisie.saisir({ souhaits })}
        />
        {saisie.echec === null ? null : <EchecNotice echec={saisie.echec} onActualiser={onRelire} />}
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" busy={saisie.enCours}>
            {saisie.enCours ? TEXTS.enCours : TEXTS.refuserBouton}
          </Button>
        </div>
      </Form>
      <p>
        <Link to={cheminDe(lien.id, lien.token, 'accepter')}>{TEXTS.versAccord}</Link>
      </p>
    </>
  )
}
