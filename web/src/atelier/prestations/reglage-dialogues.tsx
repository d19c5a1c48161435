import { PRIORITE_NOMS, STATUT_NOMS } from '../noms.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'
import { EtatsCompares } from './etats-compares.tsx'
import type { Reglage } from './modification.ts'
import styles from './reglage.module.css'
import type { Reglages } from './reglages.tsx'
import { motifTexte, passerATexte, PERIMEE_TEXTS, vouluPrioriteTexte, vouluStatutTexte } from './texts.ts'

const chargerMotif = () => import('./motif-formulaire.tsx')

const enMots = (voulu: Reglage): string => {
  if ('priorite' in voulu) return vouluPrioriteTexte(PRIORITE_NOMS[voulu.priorite])
  const statut = vouluStatutTexte(STATUT_NOMS[voulu.statut])
  return voulu.motif === '' ? statut : `${statut} ${motifTexte(voulu.motif)}`
}

const Perimee = ({ reglages }: { readonly reglages: Reglages }) => {
  const { modification, renoncer, insister } = reglages
  const { actuelle, voulu } = modification
  const ouvert = actuelle !== null && voulu !== null
  return (
    <Dialog open={ouvert} title={PERIMEE_TEXTS.titre} onClose={() => (ouvert ? renoncer() : undefined)}>
      {ouvert ? (
        <div className={styles['form']}>
          <p>{PERIMEE_TEXTS.aide}</p>
          <EtatsCompares voulu={enMots(voulu)} actuelle={actuelle} />
          <div className={styles['actions']}>
            <Button onClick={insister}>{PERIMEE_TEXTS.insister}</Button>
            <Button variant="primary" onClick={renoncer}>
              {PERIMEE_TEXTS.garder}
            </Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  )
}

/** What a dropdown asks before it changes a statut, and what it shows when somebody else was faster. */
export const ReglageDialogues = ({ reglages }: { readonly reglages: Reglages }) => {
  const { question, modification, renoncer } = reglages
  const ouvert = question !== null && modification.actuelle === null
  return (
    <>
      <Dialog
        open={ouvert}
        title={question === null ? '' : passerATexte(question.prestation.reference, STATUT_NOMS[question.statut])}
        onClose={() => (ouvert ? renoncer() : undefined)}
      >
        {question === null ? null : (
          <ALaDemande charger={chargerMotif}>
            {({ MotifFormulaire }) => <MotifFormulaire key={question.statut} reglages={reglages} {...question} />}
          </ALaDemande>
        )}
      </Dialog>
      <Perimee reglages={reglages} />
    </>
  )
}
