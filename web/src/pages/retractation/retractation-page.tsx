import { Head } from '../../components/head.tsx'
import { Steps } from '../../components/steps.tsx'
import { RETRACTATION_TEXTS as TEXTS, CONFIRMER } from '../../contents/retractation-texts.ts'
import { CHEMIN_RETRACTATION } from '../../features/retractation/chemin-retractation.ts'
import { type EtapeRetractation, useRetractation } from '../../features/retractation/use-retractation.ts'
import { useOubli } from '../../features/session/use-oubli.ts'
import { Droit } from './droit.tsx'
import { Formulaire } from './formulaire.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import type { SaisieRetractation } from '../../features/retractation/champs-retractation.ts'
import { Recapitulatif } from './recapitulatif.tsx'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { useSite } from '../../app/site.ts'
import { PhoneLink } from '../../components/phone-link.tsx'
import { Sign } from '../../components/sign.tsx'
import { Specimen } from '../../components/specimen.tsx'
import styles from './retractation.module.css'

const ETAPES: readonly EtapeRetractation['nom'][] = ['saisie', 'relecture', 'recu']

const NOMS = [TEXTS.etapeSaisie, TEXTS.etapeRelecture, TEXTS.etapeRecu]

/** Withdrawal from an order in two presses, without account (Code de la consommation, L. 221-21). */
export const RetractationPage = () => {
  const [personne, setPersonne] = useState(0)
  useOubli(useCallback(() => setPersonne((avant) => avant + 1), []))
  return (
    <>
      <Head title={TEXTS.titre} description={TEXTS.description} canonical={CHEMIN_RETRACTATION} />
      <h1>{TEXTS.titre}</h1>
      <p className={styles['lead']}>{TEXTS.chapeau}</p>
      <div className={styles['desk']}>
        <Declaration key={personne} />
        <Droit />
      </div>
    </>
  )
}

const Declaration = () => {
  const { etape, saisie, renoncer, modifier, confirmer } = useRetractation()
  return (
    <div className={styles['main']}>
      <Steps label={TEXTS.etapes} names={NOMS} current={ETAPES.indexOf(etape.nom)} />
      {etape.nom === 'saisie' ? <Formulaire saisie={saisie} onRenoncer={renoncer} /> : null}
      {etape.nom === 'relecture' ? (
        <Relecture saisie={saisie} etape={etape} onModifier={modifier} onConfirmer={confirmer} />
      ) : null}
      {etape.nom === 'recu' ? <Recu saisie={saisie} recueLe={etape.recueLe} /> : null}
    </div>
  )
}

type Props = {
  readonly saisie: SaisieRetractation
  readonly etape: Extract<EtapeRetractation, { nom: 'relecture' }>
  readonly onModifier: () => void
  readonly onConfirmer: () => Promise<void>
}

/** Second step: what is declared, said once more before it counts. */
const Relecture = ({ saisie, etape: { enCours, alerte }, onModifier, onConfirmer }: Props) => {
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [])
  return (
    <section className={styles['sheet']} aria-labelledby="relecture">
      <h2 id="relecture" ref={titre} tabIndex={-1} className={styles['title']}>
        {TEXTS.relecture}
      </h2>
      <Recapitulatif saisie={saisie} />
      <p>{TEXTS.consequence}</p>
      <AlerteNotice alerte={alerte} />
      <div className={styles['actions']}>
        <Button variant="primary" busy={enCours} onClick={() => void onConfirmer()}>
          {enCours ? TEXTS.enCours : CONFIRMER}
        </Button>
        <Button variant="quiet" busy={enCours} onClick={onModifier}>
          {TEXTS.modifier}
        </Button>
      </div>
    </section>
  )
}

type RecuProps = { readonly saisie: SaisieRetractation; readonly recueLe: string }

/** The receipt, the same whatever the declaration comes to: the mail says it to the address of the order alone. */
const Recu = ({ saisie, recueLe }: RecuProps) => {
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [])
  return (
    <section className={styles['sheet']} aria-labelledby="recu">
      <div className={styles['done']}>
        <Sign kind="success" />
        <h2 id="recu" ref={titre} tabIndex={-1} className={styles['title']}>
          {TEXTS.recu}
        </h2>
      </div>
      <Specimen />
      <p>
        {TEXTS.recuQuand}{' '}
        <time dateTime={recueLe} className={styles['when']}>
          {formaterInstant(new Date(recueLe))}
        </time>{' '}
        {TEXTS.recuHeure}.
      </p>
      <p>{TEXTS.recuSuite}</p>
      <Recapitulatif saisie={saisie} />
      <p className={styles['small']}>
        {TEXTS.recuRien} <PhoneLink telephone={useSite().entreprise.telephone} />
      </p>
      <div className={styles['actions']}>
        <Button onClick={() => window.print()}>{TEXTS.imprimer}</Button>
        <ButtonLink to="/" variant="quiet">
          {TEXTS.accueil}
        </ButtonLink>
      </div>
    </section>
  )
}
