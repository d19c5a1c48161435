import { useState, useEffect, useRef } from 'react'
import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterMontant } from '#domain/shared/montant'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import {
  ESTIMATION_TEXTS,
  prixChangeTexte,
  reglementTexte,
  VALIDER,
  CONSENTEMENTS_TEXTS,
  delaiTexte,
} from '../../../contents/estimation-texts.ts'
import type { Estimee } from '../../../features/commande/etat.ts'
import type { Commande } from '../../../features/commande/use-commande.ts'
import { useCommander } from '../../../features/commande/use-commander.ts'
import { verifierSaisie } from '../../../features/commande/verifier-saisie.ts'
import { EchecNotice } from '../echec-notice.tsx'
import { ApercuDevis } from './apercu-devis.tsx'
import { finDeRetractation } from '#domain/retractation/delai'
import { formaterDate } from '#domain/calendrier/formater-date'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { Checkbox } from '../../../components/checkbox.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { CHAMPS_TEXTS } from '../../../contents/commander-texts.ts'
import { conseilTelephone } from '../../../features/commande/conseil-telephone.ts'
import type { Machine } from '../../../features/commande/use-machine.ts'
import styles from './estimation.module.css'

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

type ConsentementsProps = { readonly etat: Estimee; readonly dispatch: Commande['dispatch'] }

type CaseProps = ConsentementsProps & { readonly nom: 'debutAnticipe' | 'urgence' }

/** Its label is the very text that is kept with the order. */
const Case = ({ nom, etat, dispatch }: CaseProps) => (
  <Checkbox
    name={nom}
    label={TEXTES_DE_CONSENTEMENT[nom]}
    checked={etat.saisie[nom] === 'oui'}
    onChange={(event) => dispatch({ type: 'changer', changes: { [nom]: event.target.checked ? 'oui' : '' } })}
  />
)

/** What a consumer may ask for, never ticked beforehand; a professional has no right to withdraw from. */
const Consentements = (props: ConsentementsProps) => {
  const [limite] = useState(() => finDeRetractation(new Date()))
  const { saisie, estimation } = props.etat
  if (saisie.typeClient === 'professionnel') return null
  const surPlace = estimation.modalite === 'sur_place'
  return (
    <section className={styles['choices']} aria-labelledby="consentements">
      <h2 id="consentements">{CONSENTEMENTS_TEXTS.titre}</h2>
      <p>{delaiTexte(JOURS_RETRACTATION, formaterDate(limite))}</p>
      <Case nom="debutAnticipe" {...props} />
      {surPlace ? <Case nom="urgence" {...props} /> : null}
      <p className={styles['note']}>{surPlace ? CONSENTEMENTS_TEXTS.facultatif : CONSENTEMENTS_TEXTS.facultatifUn}</p>
    </section>
  )
}

type TelephoneACorrigerProps = { readonly etat: Estimee; readonly dispatch: Machine['dispatch'] }

/** The alert, and the number to correct on the spot. */
const TelephoneACorriger = ({ etat, dispatch }: TelephoneACorrigerProps) => {
  const { erreurTelephone, saisie, telephoneACorriger, tentatives } = etat
  const vues = useRef(tentatives)
  useEffect(() => {
    if (vues.current !== tentatives && erreurTelephone !== null) document.getElementById('telephone')?.focus()
    vues.current = tentatives
  }, [erreurTelephone, tentatives])
  if (!telephoneACorriger) return null
  return (
    <>
      {erreurTelephone === null ? null : (
        <Notice kind="error" live title={ESTIMATION_TEXTS.telephoneRefuse}>
          <p>{erreurTelephone}</p>
        </Notice>
      )}
      <TextField
        name="telephone"
        label={CHAMPS_TEXTS.telephone}
        help={erreurTelephone === null ? (conseilTelephone(saisie.telephone) ?? undefined) : undefined}
        error={erreurTelephone === null ? undefined : ESTIMATION_TEXTS.telephone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={saisie.telephone}
        onChange={(event) => dispatch({ type: 'changer', changes: { telephone: event.target.value } })}
      />
    </>
  )
}
