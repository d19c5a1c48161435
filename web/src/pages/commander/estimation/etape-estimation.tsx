import { useState } from 'react'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterDate } from '#domain/calendrier/formater-date'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import { formaterMontant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import { Receipt } from '../../../components/receipt.tsx'
import { Specimen } from '../../../components/specimen.tsx'
import { DEPLACEMENT_TEXTS } from '../../../contents/reponse-du-lieu-texts.ts'
import { ESTIMATION_TEXTS, validiteTexte } from '../../../contents/estimation-texts.ts'
import type { Estimee } from '../../../features/commande/etat.ts'
import { recuDeLEstimation } from '../../../features/commande/recu-de-l-estimation.ts'
import type { Commande } from '../../../features/commande/use-commande.ts'
import styles from './estimation.module.css'
import { Recapitulatif } from './recapitulatif.tsx'
import { ValiderCommande } from './valider-commande.tsx'

const Reserves = ({ deplacement }: Estimation) => (
  <>
    {deplacement?.approximatif === true ? <p>{DEPLACEMENT_TEXTS.aConfirmer}</p> : null}
    {deplacement?.zoneAVerifier === true ? <p>{DEPLACEMENT_TEXTS.zoneAVerifier}</p> : null}
  </>
)

const Prix = ({ estimation, aujourdHui }: { readonly estimation: Estimation; readonly aujourdHui: DateCivile }) => {
  const recu = recuDeLEstimation(estimation)
  return (
    <>
      <Specimen />
      <Receipt title={ESTIMATION_TEXTS.prix} lines={recu.lignes} total={recu.total}>
        <Reserves {...estimation} />
      </Receipt>
      <div className={styles['beside']}>
        <p className={styles['weekend']}>
          <span>{ESTIMATION_TEXTS.weekend}</span> <strong>{formaterMontant(estimation.tarifWeekend)}</strong>
        </p>
        <p>{ESTIMATION_TEXTS.weekendAide}</p>
        <p>{validiteTexte(VALIDITE_JOURS, formaterDate(plusJours(aujourdHui, VALIDITE_JOURS)))}</p>
      </div>
    </>
  )
}

type Props = { readonly commande: Commande; readonly etat: Estimee }

/** Second step: what was asked for, what it costs and why, and the press that concludes. */
export const EtapeEstimation = ({ commande, etat }: Props) => {
  const [aujourdHui] = useState(() => dateParis(new Date()))
  return (
    <div className={styles['layout']}>
      <div className={styles['recap']}>
        <p>{ESTIMATION_TEXTS.chapeau}</p>
        <Recapitulatif
          saisie={etat.saisie}
          estimation={etat.estimation}
          onModifier={() => commande.allerA('formulaire')}
        />
      </div>
      <div className={styles['price']}>
        <Prix estimation={etat.estimation} aujourdHui={aujourdHui} />
        <ValiderCommande commande={commande} etat={etat} aujourdHui={aujourdHui} />
      </div>
    </div>
  )
}
