import { useQuery } from '@tanstack/react-query'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Notice } from '../../components/notice.tsx'
import { comptesSupprimesTexte, NETTOYAGE_TEXTS, SUPPRESSION_TEXTS, supprimerComptesTexte } from './texts.ts'
import { type Nettoyage, simulationQuery } from './queries.ts'
import { useNettoyage } from './use-nettoyage.ts'
import { useReponse } from '../serveur.ts'
import { Charge } from '../communs/charge.tsx'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import styles from '../communs/dossier.module.css'

type Props = { readonly onFermer: () => void; readonly onFait: () => void }

const Comptes = ({ titre, deletedClients }: Nettoyage & { readonly titre: string }) => (
  <section aria-label={titre}>
    <ul className={styles['plain']}>
      {deletedClients.map(({ nom, email }) => (
        <li key={email}>
          {nom} <span className={styles['soft']}>{email}</span>
        </li>
      ))}
    </ul>
  </section>
)

type DecisionProps = Pick<Props, 'onFermer'> & {
  readonly simulation: Nettoyage
  readonly nettoyage: ReturnType<typeof useNettoyage>
}

const Decision = ({ simulation, nettoyage, onFermer }: DecisionProps) => {
  const nombre = simulation.deletedClients.length
  const { enCours, echec, partir } = nettoyage
  if (nombre === 0) return <Notice kind="info" live title={NETTOYAGE_TEXTS.rien} />
  return (
    <>
      <p>{NETTOYAGE_TEXTS.aide}</p>
      <Comptes titre={NETTOYAGE_TEXTS.liste} {...simulation} />
      <p className={styles['soft']}>{NETTOYAGE_TEXTS.admin}</p>
      <EchecDActe echec={echec} titre={NETTOYAGE_TEXTS.echec} reseau={SUPPRESSION_TEXTS.reseau} />
      <DialogFoot>
        <Button busy={enCours} onClick={() => void partir()}>
          {enCours ? NETTOYAGE_TEXTS.suppression : supprimerComptesTexte(nombre)}
        </Button>
        <Button variant="quiet" {...FIRST} onClick={onFermer}>
          {NETTOYAGE_TEXTS.renoncer}
        </Button>
      </DialogFoot>
    </>
  )
}

/** Accounts that never ordered: who they are, then, if it is wanted, away with them. */
export const NettoyageCorps = ({ onFermer, onFait }: Props) => {
  const demande = useReponse(useQuery(simulationQuery))
  const nettoyage = useNettoyage(onFait)
  const { fait } = nettoyage
  return (
    <div className={styles['form']}>
      {fait === null ? (
        <Charge demande={demande}>
          {(simulation) => <Decision simulation={simulation} nettoyage={nettoyage} onFermer={onFermer} />}
        </Charge>
      ) : (
        <>
          <Notice kind="success" live title={comptesSupprimesTexte(fait.deletedClients.length)} />
          <Comptes titre={NETTOYAGE_TEXTS.supprimes} {...fait} />
          <DialogFoot>
            <Button {...FIRST} onClick={onFermer}>
              {NETTOYAGE_TEXTS.fermer}
            </Button>
          </DialogFoot>
        </>
      )}
    </div>
  )
}
