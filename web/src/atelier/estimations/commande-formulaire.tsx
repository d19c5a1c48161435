import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import * as E from '#fp/Either'
import { Form } from '../../components/form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { courrielATexte } from '../fait/texts.ts'
import { APPEL_TEXTS, commandeFaiteTexte, FICHE_ESTIMATION_TEXTS } from './texts.ts'
import { CHAMPS_TEXTS } from '../../contents/commander-texts.ts'
import { nomDuCompte } from './compte-d-un-autre.ts'
import { useCommandeGardee } from './use-commande-gardee.ts'
import { type AutreCompte as Autre, useCompteConfirme } from './use-compte-confirme.ts'
import { type ErreursDAppel, useEnvoiVerifie } from './use-envoi-verifie.ts'
import { type CommandeVerifiee, verifierCommande } from './verifier-appel.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import type { ChampsProps } from '../../pages/commander/informations/champs.ts'
import { ChampAdresse } from '../../pages/commander/informations/champ-adresse.tsx'
import { ChampVille } from '../../pages/commander/informations/champ-ville.tsx'
import { Partie } from '../../pages/commander/informations/partie.tsx'
import { Precisions } from '../../pages/commander/informations/precisions.tsx'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import dossier from '../communs/dossier.module.css'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { Appelant } from './appelant.tsx'
import type { Erreurs } from '../../features/commande/verifier-saisie.ts'
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

/** An order that goes to the account of another name leaves once that was said to be right. */
const confirmee = (
  lue: E.Either<Erreurs, CommandeVerifiee>,
  autre: Autre | null,
): E.Either<ErreursDAppel, CommandeVerifiee> =>
  E.isRight(lue) && autre?.confirme === false
    ? E.left({ compteConfirme: FICHE_ESTIMATION_TEXTS.compteAConfirmer })
    : lue

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
    lue: confirmee(verifierCommande(saisie), compte.autre),
    onSaisie,
    appeler: compte.appeler,
    onReussi: ({ prestation }) => {
      oublier()
      onCommandee({ ...faite, prestation })
    },
  })
  const { enCours, manque, erreurs, echec, changer, formulaire } = envoi
  const refusAutre = echec !== null && nomDuCompte(echec) !== null
  const champs = { saisie, erreurs, changer }
  return (
    <Form {...formulaire} aria-labelledby="estimation-commander" className={styles['form']}>
      <div className={styles['order']}>
        <h2 id="estimation-commander">{FICHE_ESTIMATION_TEXTS.commander}</h2>
        <p className={dossier['soft']}>{FICHE_ESTIMATION_TEXTS.commanderAide}</p>
      </div>
      <Appelant {...champs} facultatif={false} />
      <LieuDeCommande {...champs} />
      <Precisions {...champs} />
      <DemandesDuClient {...champs} />
      <AutreCompte {...compte} erreur={erreurs.compteConfirme} />
      <EchecDActe echec={refusAutre ? null : echec} titre={FICHE_ESTIMATION_TEXTS.echec} reseau={APPEL_TEXTS.reseau} />
      <div className={dossier['actions']}>
        <BoutonDEnvoi manque={manque} busy={enCours}>
          {enCours ? FICHE_ESTIMATION_TEXTS.enCours : FICHE_ESTIMATION_TEXTS.valider}
        </BoutonDEnvoi>
      </div>
    </Form>
  )
}
