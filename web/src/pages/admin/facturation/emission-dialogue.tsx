import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import { formaterMontant } from '#domain/shared/montant'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import {
  courrielTexte,
  ECARTS_DE_JOUR,
  EMISSION_TEXTS,
  totalDialogueTexte,
} from '../../../contents/admin-facturation-texts.ts'
import type { Facturation } from '../../../features/admin/facturation/use-facturer.ts'
import styles from '../cadre/dossier.module.css'

type Props = { readonly facturer: Facturation; readonly client: FacturationReply['client'] }

/** What issuing does, before it is done. */
export const EmissionDialogue = ({ facturer, client }: Props) => {
  const { question, enCours, apercu, renoncer, confirmer } = facturer
  const ouvert = question !== null
  return (
    <Dialog open={ouvert} title={EMISSION_TEXTS.titre} onClose={() => (ouvert && !enCours ? renoncer() : undefined)}>
      {ouvert ? (
        <div className={styles['form']}>
          <p>
            <strong>{totalDialogueTexte(formaterMontant(apercu.total), client.nom)}</strong>
          </p>
          {apercu.ecartDeJour === null ? null : <p>{ECARTS_DE_JOUR[apercu.ecartDeJour]}</p>}
          <ul>
            <li>{EMISSION_TEXTS.numero}</li>
            <li>{EMISSION_TEXTS.definitive}</li>
            <li>{courrielTexte(client.nom, client.email)}</li>
          </ul>
          <div className={styles['actions']}>
            <Button variant="primary" busy={enCours} onClick={() => void confirmer()}>
              {enCours ? EMISSION_TEXTS.enCours : EMISSION_TEXTS.emettre}
            </Button>
            <Button busy={enCours} onClick={renoncer}>
              {EMISSION_TEXTS.revenir}
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}
