import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { courrielATexte } from '../fait/texts.ts'
import { APPEL_TEXTS, commandeFaiteTexte, FICHE_ESTIMATION_TEXTS } from './texts.ts'
import { CHAMPS_TEXTS } from '../../contents/commander-texts.ts'
import { nomDuCompte } from './compte-d-un-autre.ts'
import { useCommandeGardee } from './use-commande-gardee.ts'
import { useCompteConfirme } from './use-compte-confirme.ts'
import { useEnvoiVerifie } from './use-envoi-verifie.ts'
import { verifierCommande } from './verifier-appel.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import { useFocusFautif } from '../../features/espace/use-focus-fautif.ts'
import type { ChampsProps } from '../../pages/commander/informations/champs.ts'
import { ChampAdresse } from '../../pages/commander/informations/champ-adresse.tsx'
import { ChampVille } from '../../pages/commander/informations/champ-ville.tsx'
import { Partie } from '../../pages/commander/informations/partie.tsx'
import { Precisions } from '../../pages/commander/informations/precisions.tsx'
import dossier from '../communs/dossier.module.css'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { Appelant } from './appelant.tsx'
import { AutreCompte } from './autre-compte.tsx'
import { DemandesDuClient } from './demandes-du-client.tsx'
import styles from './estimations.module.css'

type Props = {
  readonly faite: EstimationFaiteReply
  readonly appel: Saisie | null
  readonly onCommandee: (faite: EstimationFaiteReply) => void
}

const LieuDeCommande = (champs: ChampsProps) => (
  <Partie id="partie-lieu" titre={FICHE_ESTIMATION_TEXTS.lieu}>
    <div className={styles['pair']}>
      <TextField
        name="codePostal"
        label={CHAMPS_TEXTS.codePostal}
        error={champs.erreurs.codePostal}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={champs.saisie.codePostal}
        onChange={({ target }) => champs.changer({ codePostal: target.value, ville: '' })}
      />
      <ChampVille {...champs} />
    </div>
    <ChampAdresse {...champs} />
  </Partie>
)

/** Turns an estimate into an order at the price that was told: for whom, where, when. */
export const CommandeFormulaire = ({ faite, appel, onCommandee }: Props) => {
  const { saisie, onSaisie, oublier } = useCommandeGardee(faite, appel)
  const compte = useCompteConfirme(faite.id, saisie.email)
  const envoi = useEnvoiVerifie({
    geste: {
      clef: `commande ${faite.id}`,
      courriel: courrielATexte(saisie.nom),
      fait: ({ prestation: { reference } }) => ({
        texte: commandeFaiteTexte(reference, saisie.nom),
        suite: {
          texte: FICHE_ESTIMATION_TEXTS.proposer,
          to: adresseDuLieu('prestations', { id: reference, proposer: '1' }),
        },
      }),
    },
    saisie,
    onSaisie,
    verifier: verifierCommande,
    appeler: compte.appeler,
    onReussi: ({ prestation }) => {
      oublier()
      onCommandee({ ...faite, prestation })
    },
  })
  const { enCours, erreurs, echec, changer, envoyer } = envoi
  const refusAutre = echec !== null && nomDuCompte(echec) !== null
  const formulaire = useFocusFautif(envoi.refus)
  const champs = { saisie, erreurs, changer }
  return (
    <Form
      ref={formulaire}
      aria-labelledby="estimation-commander"
      className={styles['form']}
      onSubmit={() => void envoyer()}
    >
      <div className={styles['order']}>
        <h2 id="estimation-commander">{FICHE_ESTIMATION_TEXTS.commander}</h2>
        <p className={dossier['soft']}>{FICHE_ESTIMATION_TEXTS.commanderAide}</p>
      </div>
      <Appelant {...champs} facultatif={false} />
      <LieuDeCommande {...champs} />
      <Precisions {...champs} />
      <DemandesDuClient {...champs} />
      <AutreCompte autre={compte.autre} confirmer={compte.confirmer} />
      <EchecDActe echec={refusAutre ? null : echec} titre={FICHE_ESTIMATION_TEXTS.echec} reseau={APPEL_TEXTS.reseau} />
      <div>
        <Button type="submit" variant="primary" busy={enCours}>
          {enCours ? FICHE_ESTIMATION_TEXTS.enCours : FICHE_ESTIMATION_TEXTS.valider}
        </Button>
      </div>
    </Form>
  )
}
