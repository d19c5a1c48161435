import { useRef } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { useNavigate } from '../../app/router.ts'
import { useNow } from '../../browser/use-now.ts'
import { Button } from '../../components/button.tsx'
import { Receipt } from '../../components/receipt.tsx'
import { termeTexte } from '../../contents/admin-terme-texts.ts'
import { dateConvenue } from '../../features/suivi/rendez-vous.ts'
import { situationEnMots } from '../../features/suivi/situer.ts'
import dossier from '../../pages/admin/cadre/dossier.module.css'
import { Pli } from '../../pages/admin/cadre/pli.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { FicheAvenant } from './devis/fiche-avenant.tsx'
import { ENGAGEMENT_TEXTS } from './devis/texts.ts'
import { FicheDocuments, FicheFacturation } from './documents.tsx'
import {
  engagementEnMots,
  FicheAcompte,
  FicheClient,
  FicheDates,
  FicheEngagement,
  FicheHistoire,
  FicheTravail,
} from './fiche-parties.tsx'
import styles from './fiche.module.css'
import { lignesDePrix, prixDuDossier } from './prix.ts'
import { ReglageDialogues } from './reglage-dialogues.tsx'
import { PrioriteSelect, type Reglages, StatutSelect, useReglages } from './reglages.tsx'
import { devisEnSemaineTexte, FICHE_TEXTS, GESTE_TEXTS, pliTexte, REGISTRE_TEXTS } from './texts.ts'

type TeteProps = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
}

type GesteProps = {
  readonly prestation: PrestationReply
  readonly reglages: Reglages
  readonly onTerminer: () => void
}

type Props = TeteProps & {
  /** Something was written that this record tells too. */
  readonly onPerimee: () => void
}

/** What the owner does next with the work, by its name; the end of it leads to its invoice. */
const Geste = ({ prestation, reglages, onTerminer }: GesteProps) => {
  const { statut } = prestation
  if (statut === 'en_cours') return <Button onClick={onTerminer}>{GESTE_TEXTS.terminer}</Button>
  return statut === 'en_attente' && dateConvenue(prestation) !== null ? (
    <Button onClick={() => reglages.changerStatut(prestation, 'en_cours')}>{GESTE_TEXTS.commencer}</Button>
  ) : null
}

const Tete = ({ prestation, onModifiee }: TeteProps) => {
  const navigate = useNavigate()
  const puisFacturer = useRef(false)
  const reglages = useReglages((nouvelle) => {
    onModifiee(nouvelle)
    const aFacturer = puisFacturer.current && nouvelle.statut === 'terminé'
    puisFacturer.current = false
    if (aFacturer) void navigate(adresseDuLieu('factures', { facturer: nouvelle.id }))
  })
  const terminer = (): void => {
    puisFacturer.current = true
    reglages.changerStatut(prestation, 'terminé')
  }
  return (
    <div className={styles['head']}>
      <div className={styles['name']}>
        <h2>{prestation.client.nom}</h2>
        <p className={styles['reference']}>
          {prestation.reference} · {prestation.service.serviceName}
        </p>
        <p className={styles['standing']}>{situationEnMots(prestation, useNow(), 'entreprise')}</p>
      </div>
      <div className={styles['settings']}>
        <Geste prestation={prestation} reglages={reglages} onTerminer={terminer} />
        <div>
          <span className={styles['label']} aria-hidden="true">
            {REGISTRE_TEXTS.statut}
          </span>
          <StatutSelect prestation={prestation} reglages={reglages} />
        </div>
        <div>
          <span className={styles['label']} aria-hidden="true">
            {REGISTRE_TEXTS.priorite}
          </span>
          <PrioriteSelect prestation={prestation} reglages={reglages} />
        </div>
      </div>
      <ReglageDialogues reglages={reglages} />
    </div>
  )
}

/** The agreed price first; that of the quote after it, when it is another. */
const Prix = ({ prestation }: Pick<TeteProps, 'prestation'>) => {
  const { total, majore, devis } = prixDuDossier(prestation)
  return (
    <div>
      <Receipt
        title={FICHE_TEXTS.prix}
        lines={lignesDePrix(prestation, majore)}
        total={{ label: devis === null ? FICHE_TEXTS.total : FICHE_TEXTS.totalConvenu, amount: formaterMontant(total) }}
      >
        <p className={styles['soft']}>{FICHE_TEXTS.sansTva}</p>
      </Receipt>
      {devis === null ? null : <p className={styles['soft']}>{devisEnSemaineTexte(formaterMontant(devis))}</p>}
    </div>
  )
}

/** Who, what, what comes next and when, the price and its papers; then what happened; what is rarely read is folded. */
export const FicheContenu = ({ prestation, onModifiee, onPerimee }: Props) => (
  <>
    <Tete prestation={prestation} onModifiee={onModifiee} />
    <div className={dossier['columns']}>
      <div className={styles['column']}>
        <FicheClient prestation={prestation} />
        <FicheTravail prestation={prestation} />
        <FicheFacturation prestation={prestation} />
        <FicheDates prestation={prestation} />
      </div>
      <div className={styles['column']}>
        <Prix prestation={prestation} />
        <FicheAvenant prestation={prestation} onModifiee={onPerimee} />
        <FicheDocuments prestation={prestation} />
      </div>
    </div>
    <FicheHistoire prestation={prestation} onModifiee={onModifiee} />
    <FicheAcompte prestation={prestation} onModifiee={onPerimee} />
    <Pli titre={pliTexte(ENGAGEMENT_TEXTS.titre, engagementEnMots(prestation))}>
      <FicheEngagement prestation={prestation} />
    </Pli>
    <Pli titre={FICHE_TEXTS.conservation}>
      <p className={styles['soft']}>{termeTexte(prestation.conservation)}</p>
    </Pli>
  </>
)
