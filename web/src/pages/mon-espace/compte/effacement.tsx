import { useState } from 'react'
import * as E from '#fp/Either'
import type { EffacementReply } from '#adapters/http/contract/routes/comptes'
import type { CallFailure } from '../../../api/reply.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { scrollBehavior } from '../../../browser/scroll-behavior.ts'
import { useAnswer } from '../../../browser/use-answer.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import {
  EFFACEMENT_TEXTS as TEXTS,
  MOT_EFFACER,
  commandesEffacees,
  messagesEffaces,
} from '../../../contents/mon-compte-texts.ts'
import { ESPACE_TEXTS } from '../../../contents/mon-espace-texts.ts'
import { appeler } from '../../../features/espace/appeler.ts'
import { Form } from '../../../components/form.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { gardeTexte, REGISTRES_TEXTE } from '../../../contents/garde-texts.ts'
import styles from './effacement.module.css'

export type EffacementProps = {
  readonly onEfface: (effacement: EffacementReply) => void
  readonly onGarder: () => void
}

type EchecProps = Pick<EffacementProps, 'onGarder'> & {
  readonly echec: CallFailure
  readonly onReessayer: () => void
}

const ECRIRE = 'ecrire'

/** The place to write from is on the page under the dialog, which closes and gives the focus back before it scrolls. */
const Ecrire = ({ onGarder }: Pick<EffacementProps, 'onGarder'>) => (
  <ButtonLink
    to={`#${ECRIRE}`}
    state={STAY}
    onClick={() => {
      onGarder()
      requestAnimationFrame(() => document.getElementById(ECRIRE)?.scrollIntoView({ behavior: scrollBehavior() }))
    }}
  >
    {TEXTS.ecrire}
  </ButtonLink>
)

/** An agreed visit comes first, whose order is to be cancelled or ended; so does money to be given back, which is written about. */
const Impossible = ({ echec, onReessayer, onGarder }: EchecProps) =>
  echec._tag === 'Refus' ? (
    <Notice kind="warning" title={TEXTS.impossible} live>
      <p>{echec.message}</p>
      <div>
        {echec.code === 'ARGENT_DETENU' ? (
          <Ecrire onGarder={onGarder} />
        ) : (
          <ButtonLink to="/mes-prestations" onClick={onGarder}>
            {TEXTS.voirCommandes}
          </ButtonLink>
        )}
      </div>
    </Notice>
  ) : (
    <Notice kind="error" title={TEXTS.echec} live>
      <p>{TEXTS.reseau}</p>
      <div>
        <Button onClick={onReessayer}>{ESPACE_TEXTS.reessayer}</Button>
      </div>
    </Notice>
  )

const demanderBilan = () => appeler((calls) => calls.bilan())

/** First what goes and what stays, then a word to type, then the press. */
export const Effacement = ({ onEfface, onGarder }: EffacementProps) => {
  const { answer: bilan, change, askAgain } = useAnswer(demanderBilan)
  const [enCours, setEnCours] = useState(false)
  const effacer = async (): Promise<void> => {
    setEnCours(true)
    const reponse = await appeler((calls) => calls.effacer())
    setEnCours(false)
    if (E.isRight(reponse)) onEfface(reponse.right)
    else change(() => reponse)
  }
  if (bilan === null) return <p>{TEXTS.bilanEnCours}</p>
  return (
    <div className={styles['erase']}>
      {E.isLeft(bilan) ? (
        <>
          <Impossible echec={bilan.left} onReessayer={() => void askAgain()} onGarder={onGarder} />
          <div>
            <Button onClick={onGarder}>{TEXTS.garder}</Button>
          </div>
        </>
      ) : (
        <>
          <Bilan effacement={bilan.right} />
          <Confirmation enCours={enCours} onConfirmer={() => void effacer()} onGarder={onGarder} />
        </>
      )}
    </div>
  )
}

type Props = { readonly enCours: boolean; readonly onConfirmer: () => void; readonly onGarder: () => void }

/** A word to type: nobody erases an account by a slip of the hand. */
const Confirmation = ({ enCours, onConfirmer, onGarder }: Props) => {
  const [mot, setMot] = useState('')
  const [faux, setFaux] = useState(false)
  const confirmer = (): void => {
    const juste = mot.trim().toUpperCase() === MOT_EFFACER
    setFaux(!juste)
    if (juste && !enCours) onConfirmer()
  }
  return (
    <Form className={styles['erase']} onSubmit={confirmer}>
      <TextField
        name="confirmation"
        label={TEXTS.confirmation}
        error={faux ? TEXTS.confirmationErreur : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        value={mot}
        onChange={(event) => {
          setFaux(false)
          setMot(event.target.value)
        }}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={enCours} className={styles['danger']}>
          {enCours ? TEXTS.enCours : TEXTS.effacer}
        </Button>
        <Button onClick={onGarder}>{TEXTS.garder}</Button>
      </div>
    </Form>
  )
}

/** What an erasure takes away, and what the law keeps. */
const Bilan = ({ effacement: { supprimees, conservees, messages } }: { readonly effacement: EffacementReply }) => (
  <>
    <section>
      <h3>{TEXTS.sera}</h3>
      <ul className={styles['list']}>
        <li>{TEXTS.compte}</li>
        {supprimees.length === 0 ? null : <li>{commandesEffacees(supprimees)}</li>}
        {messages === 0 ? null : <li>{messagesEffaces(messages)}</li>}
      </ul>
    </section>
    <section>
      <h3>{TEXTS.reste}</h3>
      {conservees.length === 0 ? <p>{TEXTS.rien}</p> : null}
      <ul className={styles['list']}>
        {conservees.map((conservee) => (
          <li key={conservee.reference}>{gardeTexte(conservee)}</li>
        ))}
        <li>{REGISTRES_TEXTE}</li>
      </ul>
    </section>
    <p className={styles['final']}>{TEXTS.definitif}</p>
  </>
)
