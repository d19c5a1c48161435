import { Head } from '../../components/head.tsx'
import { Steps } from '../../components/steps.tsx'
import { RETRACTATION_TEXTS as TEXTS } from '../../contents/retractation-texts.ts'
import { CHEMIN_RETRACTATION } from '../../features/retractation/chemin-retractation.ts'
import { type EtapeRetractation, useRetractation } from '../../features/retractation/use-retractation.ts'
import { Droit } from './droit.tsx'
import { Formulaire } from './formulaire.tsx'
import { Recu } from './recu.tsx'
import { Relecture } from './relecture.tsx'
import styles from './retractation.module.css'

const ETAPES: readonly EtapeRetractation['nom'][] = ['saisie', 'relecture', 'recu']

const NOMS = [TEXTS.etapeSaisie, TEXTS.etapeRelecture, TEXTS.etapeRecu]

/** Withdrawal from an order in two presses, without account (Code de la consommation, L. 221-21). */
export const RetractationPage = () => {
  const { etape, saisie, renoncer, modifier, confirmer } = useRetractation()
  return (
    <>
      <Head title={TEXTS.titre} description={TEXTS.description} canonical={CHEMIN_RETRACTATION} />
      <h1>{TEXTS.titre}</h1>
      <p className={styles['lead']}>{TEXTS.chapeau}</p>
      <div className={styles['desk']}>
        <div className={styles['main']}>
          <Steps label={TEXTS.etapes} names={NOMS} current={ETAPES.indexOf(etape.nom)} />
          {etape.nom === 'saisie' ? <Formulaire saisie={saisie} onRenoncer={renoncer} /> : null}
          {etape.nom === 'relecture' ? (
            <Relecture saisie={saisie} etape={etape} onModifier={modifier} onConfirmer={confirmer} />
          ) : null}
          {etape.nom === 'recu' ? <Recu saisie={saisie} recueLe={etape.recueLe} /> : null}
        </div>
        <Droit />
      </div>
    </>
  )
}
