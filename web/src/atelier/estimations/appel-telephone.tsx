import type { Dispatch, SetStateAction } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { STAY } from '../../app/scroll-position.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { APPEL_TEXTS } from './texts.ts'
import { noter } from './queries.ts'
import { type AppelTape, useAppelGarde } from './use-appel-garde.ts'
import { useEnvoiVerifie } from './use-envoi-verifie.ts'
import { verifierAppel } from './verifier-appel.ts'
import { useParametres } from '../parametres.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import { useDeplacement } from '../../features/commande/use-deplacement.ts'
import type { ChampsProps } from '../../pages/commander/informations/champs.ts'
import { ChoixService } from '../../pages/commander/informations/choix-service.tsx'
import { Lieu } from '../../pages/commander/informations/lieu.tsx'
import { RecuEnCours } from '../../pages/commander/informations/recu-en-cours.tsx'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import dossier from '../communs/dossier.module.css'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { Appelant } from './appelant.tsx'
import styles from './estimations.module.css'

type Props = {
  /** What was typed so far: it outlives a look at the list. */
  readonly appel: AppelTape
  readonly onAppel: Dispatch<SetStateAction<AppelTape>>
  readonly onNotee: (faite: EstimationFaiteReply, saisie: Saisie) => void
}

const Tete = () => {
  const { adresse } = useParametres()
  return (
    <>
      <div className={dossier['back']}>
        <ButtonLink variant="quiet" to={adresse({ calculer: '' })} state={STAY}>
          {APPEL_TEXTS.retour}
        </ButtonLink>
      </div>
      <div className={styles['head']}>
        <h2>{APPEL_TEXTS.titre}</h2>
        <p className={dossier['soft']}>{APPEL_TEXTS.aide}</p>
      </div>
    </>
  )
}

const Notes = ({ saisie, changer }: ChampsProps) => (
  <TextArea
    name="notes"
    label={APPEL_TEXTS.notes}
    help={APPEL_TEXTS.notesAide}
    optional
    rows={3}
    maxLength={TEXTE_MAX - 100}
    value={saisie.notes}
    onChange={({ target }) => changer({ notes: target.value })}
  />
)

/** The calculator for a call: the rules and the price of the order screen, with nobody to name yet. */
export const AppelTelephone = ({ appel, onAppel, onNotee }: Props) => {
  const { saisie, onSaisie, oublier } = useAppelGarde(appel, onAppel)
  const onReussi = (faite: EstimationFaiteReply): void => {
    oublier()
    onNotee(faite, saisie)
  }
  const { calcul, reessayer } = useDeplacement(saisie)
  const envoi = useEnvoiVerifie({
    geste: { clef: 'estimation' },
    lue: verifierAppel(saisie),
    onSaisie,
    appeler: noter,
    onReussi,
  })
  const { enCours, manque, erreurs, echec, changer, formulaire } = envoi
  const champs = { saisie, erreurs, changer }
  return (
    <section aria-label={APPEL_TEXTS.titre} className={dossier['record']}>
      <Tete />
      <div className={styles['layout']}>
        <Form {...formulaire} aria-label={APPEL_TEXTS.titre} className={styles['form']}>
          <ChoixService {...champs} />
          {saisie.modalite === 'a_distance' ? null : <Lieu {...champs} calcul={calcul} onRecalculer={reessayer} />}
          <Appelant {...champs} />
          <Notes {...champs} />
          <EchecDActe echec={echec} titre={APPEL_TEXTS.echec} reseau={APPEL_TEXTS.reseau} />
          <div className={dossier['actions']}>
            <BoutonDEnvoi manque={manque} busy={enCours}>
              {enCours ? APPEL_TEXTS.enCours : APPEL_TEXTS.enregistrer}
            </BoutonDEnvoi>
            <Button variant="quiet" onClick={() => onAppel(null)}>
              {APPEL_TEXTS.vider}
            </Button>
          </div>
        </Form>
        <RecuEnCours saisie={saisie} calcul={calcul} />
      </div>
    </section>
  )
}
