import { useState } from 'react'
import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterMontant } from '#domain/shared/montant'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ESTIMATION_TEXTS, prixChangeTexte, reglementTexte, VALIDER } from '../../../contents/estimation-texts.ts'
import type { Estimee } from '../../../features/commande/etat.ts'
import type { Commande } from '../../../features/commande/use-commande.ts'
import { useCommander } from '../../../features/commande/use-commander.ts'
import { verifierSaisie } from '../../../features/commande/verifier-saisie.ts'
import { EchecNotice } from '../echec-notice.tsx'
import { ApercuDevis } from './apercu-devis.tsx'
import { Consentements } from './consentements.tsx'
import styles from './estimation.module.css'
import { TelephoneACorriger } from './telephone-a-corriger.tsx'

const PrixChange = ({ ancienTotal, estimation }: Estimee) =>
  ancienTotal === null ? null : (
    <Notice kind="warning" live title={ESTIMATION_TEXTS.prixChange}>
      <p>{prixChangeTexte(formaterMontant(ancienTotal), formaterMontant(estimation.totalNet))}</p>
    </Notice>
  )

type Props = { readonly commande: Commande; readonly etat: Estimee; readonly aujourdHui: DateCivile }

const Echec = ({ etat, onReessayer }: { readonly etat: Estimee; readonly onReessayer: () => void }) =>
  etat.echec === null ? null : (
    <>
      <EchecNotice
        echec={etat.echec}
        titre={etat.echec.genre === 'sans_reponse' ? ESTIMATION_TEXTS.sansReponse : ESTIMATION_TEXTS.echec}
        onReessayer={onReessayer}
      />
      <p className={styles['note']}>{ESTIMATION_TEXTS.deuxFois}</p>
    </>
  )

/** The end of the second step: what stands in the way, then the one press. */
export const ValiderCommande = ({ commande, etat, aujourdHui }: Props) => {
  const [apercu, setApercu] = useState(false)
  const commander = useCommander(commande)
  const verifiee = verifierSaisie(etat.saisie)
  const valider = (): void => void commander()
  return (
    <div className={styles['order']}>
      <PrixChange {...etat} />
      <TelephoneACorriger etat={etat} dispatch={commande.dispatch} />
      <Consentements etat={etat} dispatch={commande.dispatch} />
      <Echec etat={etat} onReessayer={valider} />
      <Button variant="primary" busy={etat.enCours} onClick={valider} className={styles['submit']}>
        {etat.enCours ? ESTIMATION_TEXTS.envoiEnCours : VALIDER}
      </Button>
      <p className={styles['nothing']}>{ESTIMATION_TEXTS.rienEnLigne}</p>
      <p className={styles['note']}>
        {reglementTexte(etat.estimation.modalite === 'a_distance', JOURS_PAIEMENT_A_DISTANCE)}
      </p>
      {E.isRight(verifiee) ? (
        <>
          <Button variant="quiet" onClick={() => setApercu(true)}>
            {ESTIMATION_TEXTS.apercu}
          </Button>
          <ApercuDevis
            ouvert={apercu}
            onFermer={() => setApercu(false)}
            verifiee={verifiee.right}
            estimation={etat.estimation}
            description={etat.saisie.description}
            aujourdHui={aujourdHui}
          />
        </>
      ) : null}
    </div>
  )
}
