import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { etatDuMessageTexte, STATUT_CHANGE_TEXTS, STATUT_MESSAGE_NOMS, vouluStatutTexte } from './texts.ts'
import type { SuiviDeStatut } from './statut.ts'
import dossier from '../communs/dossier.module.css'
import { Etats } from '../communs/etats.tsx'

const LesDeux = ({ actuel, voulu }: Pick<SuiviDeStatut, 'actuel' | 'voulu'>) =>
  actuel === null || voulu === null ? null : (
    <Etats
      etats={[
        { nom: STATUT_CHANGE_TEXTS.voulu, etat: vouluStatutTexte(STATUT_MESSAGE_NOMS[voulu]) },
        {
          nom: STATUT_CHANGE_TEXTS.actuel,
          etat: etatDuMessageTexte(STATUT_MESSAGE_NOMS[actuel.statut], actuel.reponses.length),
        },
      ]}
    />
  )

/** Two at once: what one wanted beside what somebody else recorded. */
export const PerimeDialogue = ({ suivi }: { readonly suivi: SuiviDeStatut }) => {
  const ouvert = suivi.actuel !== null
  return (
    <Dialog open={ouvert} title={STATUT_CHANGE_TEXTS.perimeTitre} onClose={() => (ouvert ? suivi.garder() : undefined)}>
      <div className={dossier['form']}>
        <p>{STATUT_CHANGE_TEXTS.perimeAide}</p>
        <LesDeux {...suivi} />
        <DialogFoot>
          <Button onClick={suivi.insister} busy={suivi.enCours}>
            {STATUT_CHANGE_TEXTS.insister}
          </Button>
          <Button variant="quiet" {...FIRST} onClick={suivi.garder}>
            {STATUT_CHANGE_TEXTS.garder}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}
