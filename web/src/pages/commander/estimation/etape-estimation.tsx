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
import { ValiderCommande } from './valider-commande.tsx'
import * as E from '#fp/Either'
import { formaterSiren } from '#domain/client/acheteur'
import { formaterTelephone, parseTelephone } from '#domain/client/telephone'
import { Creneau, formaterCreneau } from '#domain/prestation/creneau'
import { Button } from '../../../components/button.tsx'
import { CLIENT_TEXTS, MODALITE_TEXTS } from '../../../contents/commander-texts.ts'
import { notesDe } from '../../../features/commande/charge-utile.ts'
import type { Saisie } from '../../../features/commande/saisie.ts'
import styles from './estimation.module.css'

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

type Fait = { readonly nom: string; readonly lignes: readonly string[] }

const telephoneLisible = (texte: string): string => {
  const telephone = parseTelephone(texte)
  return E.isRight(telephone) ? formaterTelephone(telephone.right) : texte
}

/** A consumer is not told so. */
const acheteurLisible = ({ typeClient, raisonSociale, siren }: Saisie): readonly string[] =>
  typeClient === 'professionnel'
    ? [`${CLIENT_TEXTS.professionnel}, ${raisonSociale.trim()}`, `SIREN ${formaterSiren(siren)}`]
    : []

const faits = (saisie: Saisie, estimation: Estimation): readonly Fait[] =>
  [
    { nom: ESTIMATION_TEXTS.service, lignes: [estimation.service] },
    { nom: ESTIMATION_TEXTS.modalite, lignes: [MODALITE_TEXTS[estimation.modalite].label] },
    { nom: ESTIMATION_TEXTS.adresse, lignes: [saisie.adresse, `${saisie.codePostal} ${saisie.ville}`] },
    { nom: ESTIMATION_TEXTS.client, lignes: acheteurLisible(saisie) },
    { nom: ESTIMATION_TEXTS.contact, lignes: [saisie.nom, saisie.email, telephoneLisible(saisie.telephone)] },
    {
      nom: ESTIMATION_TEXTS.creneau,
      lignes: Creneau.is(saisie.creneauPrefere) ? [formaterCreneau(saisie.creneauPrefere)] : [],
    },
    { nom: ESTIMATION_TEXTS.description, lignes: [saisie.description.trim()] },
    { nom: ESTIMATION_TEXTS.notes, lignes: [notesDe(saisie)] },
  ].filter(({ lignes }) => lignes.some((ligne) => ligne !== ''))

type RecapitulatifProps = { readonly saisie: Saisie; readonly estimation: Estimation; readonly onModifier: () => void }

/** What was asked for, in the client's words, with the way back to it. */
const Recapitulatif = ({ saisie, estimation, onModifier }: RecapitulatifProps) => (
  <section className={styles['asked']} aria-labelledby="demande">
    <div className={styles['bar']}>
      <h2 id="demande">{ESTIMATION_TEXTS.demande}</h2>
      <Button onClick={onModifier}>{ESTIMATION_TEXTS.modifier}</Button>
    </div>
    <dl className={styles['facts']}>
      {faits(saisie, estimation).map(({ nom, lignes }) => (
        <div key={nom}>
          <dt>{nom}</dt>
          {lignes.map((ligne) => (
            <dd key={ligne}>{ligne}</dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
)
