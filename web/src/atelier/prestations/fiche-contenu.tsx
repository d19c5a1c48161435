import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { STATUT_NOMS } from '../noms.ts'
import { useNow } from '../../browser/use-now.ts'
import { useParametres } from '../parametres.ts'
import { gesteSuivant } from './geste-suivant.ts'
import { FichePrix } from './documents.tsx'
import { FicheClient, FicheDates, FicheLieu, FicheTravail } from './fiche-parties.tsx'
import styles from './fiche.module.css'
import { PrioriteSelect, ReglageDialogues, type Reglages, useReglages } from './reglages.tsx'
import { Suite } from './suite.tsx'
import { GESTE_TEXTS, statutTexte, terminerTexte } from './texts.ts'

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  /** Something was written that this record tells too. */
  readonly onPerimee: () => void
}

type TeteProps = Pick<Props, 'prestation'> & { readonly reglages: Reglages }

/** Whose order it is and how it stands; a statut that waits to leave is not one yet. */
const Tete = ({ prestation, reglages }: TeteProps) => {
  const { client, reference, statut } = prestation
  return (
    <div className={styles['head']}>
      <div className={styles['name']}>
        <h2>{client.nom}</h2>
        <p className={styles['soft']}>{reference}</p>
      </div>
      <div className={styles['settings']}>
        <p className={styles['state']} data-statut={statut}>
          <span className="visually-hidden">{statutTexte(reference)}</span>
          {STATUT_NOMS[statut]}
        </p>
        <Button busy={reglages.enCours !== null} onClick={reglages.choisir}>
          {GESTE_TEXTS.statut}
        </Button>
        <PrioriteSelect prestation={prestation} reglages={reglages} />
      </div>
    </div>
  )
}

const chargerTerminer = () => import('./facturation/terminer.tsx')

type TerminerProps = Props & { readonly ouvert: boolean; readonly onFermer: () => void; readonly passer: () => void }

const TerminerDialogue = ({ ouvert, onFermer, ...props }: TerminerProps) => (
  <Dialog
    open={ouvert}
    title={terminerTexte(props.prestation.reference)}
    onClose={() => (ouvert ? onFermer() : undefined)}
  >
    {ouvert ? (
      <ALaDemande charger={chargerTerminer}>{({ Terminer }) => <Terminer {...props} onFermer={onFermer} />}</ALaDemande>
    ) : null}
  </Dialog>
)

/** The dialog of the end is asked for by the address, where there is an end to come; it stays when only the invoice is left of it. */
const useTermine = (prestation: PrestationReply): readonly [boolean, (ouvert: boolean) => void] => {
  const { lire, changer } = useParametres()
  const maintenant = useNow()
  const [ouvert, setOuvert] = useState(false)
  const demande = lire('terminer') === '1'
  const convient = demande && (ouvert || gesteSuivant(prestation, maintenant) === 'terminer')
  if (convient !== ouvert) setOuvert(convient)
  return [convient, (voulu) => changer({ terminer: voulu ? '1' : '' }, 'remplacer')]
}

const chargerSuite = () => import('./apres.tsx')

/** Who, what, what comes next, when, where, the price and its papers; then what happened; what is rarely read is folded. */
export const FicheContenu = (props: Props) => {
  const { prestation, onModifiee, onPerimee } = props
  const [termine, terminer] = useTermine(prestation)
  const reglages = useReglages(prestation, onModifiee)
  return (
    <div className={styles['sheet']}>
      <Tete prestation={prestation} reglages={reglages} />
      <div className={styles['parts']}>
        <div>
          <FicheClient prestation={prestation} />
          <FicheTravail prestation={prestation} />
          <Suite prestation={prestation} reglages={reglages} onTerminer={() => terminer(true)} onPerimee={onPerimee} />
        </div>
        <div>
          <FicheDates prestation={prestation} />
          <FicheLieu prestation={prestation} />
          <FichePrix prestation={prestation} onPerimee={onPerimee} />
        </div>
      </div>
      <ALaDemande charger={chargerSuite} lignes={8}>
        {({ Apres }) => <Apres {...props} />}
      </ALaDemande>
      <ReglageDialogues prestation={prestation} reglages={reglages} />
      <TerminerDialogue
        {...props}
        ouvert={termine}
        onFermer={() => terminer(false)}
        passer={() => {
          terminer(false)
          reglages.passer('terminé')
        }}
      />
    </div>
  )
}
