import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { STATUT_NOMS } from '../noms.ts'
import { useNow } from '../../browser/use-now.ts'
import { type Depart, useDepart } from '../fait/use-depart.ts'
import { useParametres } from '../parametres.ts'
import { clefDeFin, gesteSuivant } from './geste-suivant.ts'
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

type TerminerProps = Omit<Props, 'onModifiee'> & {
  readonly termine: Termine
  readonly passer: () => void
}

const TerminerDialogue = ({ termine: { ouvert, fermer, depart }, ...props }: TerminerProps) => (
  <Dialog
    open={ouvert}
    title={terminerTexte(props.prestation.reference)}
    onClose={() => (ouvert ? fermer() : undefined)}
  >
    {ouvert ? (
      <ALaDemande charger={chargerTerminer}>{({ Terminer }) => <Terminer {...props} depart={depart} />}</ALaDemande>
    ) : null}
  </Dialog>
)

type Termine = {
  readonly ouvert: boolean
  readonly ouvrir: () => void
  readonly fermer: () => void
  readonly depart: Depart<SaisieDeFacture>
}

/**
 * The dialog of the end is asked for by the address, where there is an end to come; it stays when only the invoice is left of
 * it. While the end waits to leave it is closed; given up or refused, it opens again.
 */
const useTermine = (prestation: PrestationReply): Termine => {
  const { lire, changer } = useParametres()
  const maintenant = useNow()
  const [vue, setVue] = useState(false)
  const depart = useDepart<SaisieDeFacture>(clefDeFin(prestation.id))
  const demande = lire('terminer') === '1'
  const convient = demande && (vue || gesteSuivant(prestation, maintenant) === 'terminer')
  if (convient !== vue) setVue(convient)
  const oublier = (): void => (demande ? changer({ terminer: '' }, 'remplacer') : undefined)
  return {
    ouvert: !depart.enCours && (depart.ouvert || convient),
    ouvrir: () => changer({ terminer: '1' }, 'remplacer'),
    fermer: () => {
      depart.fermer()
      oublier()
    },
    depart: {
      ...depart,
      partir: (saisie, geste) => {
        oublier()
        return depart.partir(saisie, geste)
      },
    },
  }
}

const chargerSuite = () => import('./apres.tsx')

/** Who, what, what comes next, when, where, the price and its papers; then what happened; what is rarely read is folded. */
export const FicheContenu = (props: Props) => {
  const { prestation, onModifiee, onPerimee } = props
  const termine = useTermine(prestation)
  const reglages = useReglages(prestation, onModifiee)
  return (
    <div className={styles['sheet']}>
      <Tete prestation={prestation} reglages={reglages} />
      <div className={styles['parts']}>
        <div>
          <FicheClient prestation={prestation} />
          <FicheTravail prestation={prestation} />
          <Suite
            prestation={prestation}
            reglages={reglages}
            enRoute={termine.depart.enCours}
            onTerminer={termine.ouvrir}
            onPerimee={onPerimee}
          />
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
        prestation={prestation}
        onPerimee={onPerimee}
        termine={termine}
        passer={() => {
          termine.fermer()
          reglages.passer('terminé')
        }}
      />
    </div>
  )
}
