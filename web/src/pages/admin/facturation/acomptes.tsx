import { useCallback, useState } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/values/acomptes-reply'
import type { ReglementReply } from '#adapters/http/contract/values/reglement-reply'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { ACOMPTE_TEXTS, detenuTexte } from '../../../contents/admin-acomptes-texts.ts'
import { REGLEMENT_TEXTS } from '../../../contents/admin-reglements-texts.ts'
import { annulerAcompte, lireAcomptes } from '../../../features/admin/facturation/appels-d-acompte.ts'
import { detenuDe, recuDe } from '../../../features/admin/facturation/recu.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import { Charge } from '../cadre/charge.tsx'
import { Ecritures } from '../factures/ecritures.tsx'
import styles from '../factures/facture.module.css'

const chargerFormulaire = () => import('./acompte-formulaire.tsx')
const chargerAnnulation = () => import('../factures/annulation-formulaire.tsx')

type Sens = 'recu' | 'rendu'

type Props = {
  /** Of the prestation. */
  readonly id: string
  /** The form opens at once. */
  readonly aRecevoir: boolean
  /** Something was written, which the history of the prestation tells too. */
  readonly onEcrit: () => void
}

type PartProps = {
  readonly lus: AcomptesReply
  readonly onEcrit: () => void
  readonly relire: () => Promise<void>
}

/** What earlier invoices hold, which were given back whole: it is not to be asked for again. */
const Detenus = ({ lus }: Pick<PartProps, 'lus'>) =>
  lus.detenus.map(({ numero, montant }) => (
    <p key={numero}>
      {detenuTexte(formaterMontant(montant), lus.statut === 'annulé')}{' '}
      <Link to={adresseDOnglet('factures', { numero })} state={STAY} className={styles['link']}>
        {numero}
      </Link>
    </p>
  ))

/** What was received and what may still be; of a cancelled order, what is to go back. */
const Sommes = ({ lus }: Pick<PartProps, 'lus'>) => {
  const annulee = lus.statut === 'annulé'
  const [recu, detenu] = [recuDe(lus), detenuDe(lus)]
  return (
    <>
      <dl className={styles['sums']}>
        <div>
          <dt>{annulee ? ACOMPTE_TEXTS.aRendre : ACOMPTE_TEXTS.recu}</dt>
          <dd>{formaterMontant(centimes(recu + detenu))}</dd>
        </div>
        {annulee ? null : (
          <div>
            <dt>{ACOMPTE_TEXTS.reste}</dt>
            <dd>{formaterMontant(lus.acompteMax)}</dd>
          </div>
        )}
      </dl>
      {recu > 0 ? <p className={styles['soft']}>{annulee ? ACOMPTE_TEXTS.annulee : ACOMPTE_TEXTS.deduit}</p> : null}
    </>
  )
}

type NouveauProps = PartProps & { readonly ouvert: Sens | null; readonly onOuvrir: (sens: Sens | null) => void }

/** The form that was asked for, or the ways to it. */
const Nouveau = ({ lus, onEcrit, relire, ouvert, onOuvrir }: NouveauProps) => {
  if (ouvert !== null) {
    return (
      <ALaDemande charger={chargerFormulaire}>
        {({ AcompteFormulaire }) => (
          <AcompteFormulaire
            lus={lus}
            rendu={ouvert === 'rendu'}
            relire={relire}
            onFermer={() => onOuvrir(null)}
            onFait={() => {
              onOuvrir(null)
              onEcrit()
            }}
          />
        )}
      </ALaDemande>
    )
  }
  return (
    <div className={styles['ways']}>
      {lus.acompteMax > 0 ? <Button onClick={() => onOuvrir('recu')}>{ACOMPTE_TEXTS.recevoir}</Button> : null}
      {recuDe(lus) > 0 ? (
        <Button variant={lus.statut === 'annulé' ? 'primary' : 'quiet'} onClick={() => onOuvrir('rendu')}>
          {ACOMPTE_TEXTS.rendre}
        </Button>
      ) : null}
    </div>
  )
}

type AnnulationProps = {
  readonly id: string
  readonly vise: ReglementReply | null
  readonly onFermer: () => void
  readonly onEcrit: () => void
}

/** A slip is undone by a contrary entry, which says why. */
const Annulation = ({ id, vise, onFermer, onEcrit }: AnnulationProps) => (
  <Dialog
    open={vise !== null}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (vise === null ? undefined : onFermer())}
  >
    {vise === null ? null : (
      <ALaDemande charger={chargerAnnulation}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            reglement={vise}
            annuler={(note) => annulerAcompte(id, vise.id, note)}
            onFermer={onFermer}
            onFait={() => {
              onFermer()
              onEcrit()
            }}
          />
        )}
      </ALaDemande>
    )}
  </Dialog>
)

/** Money that came for an order before its invoice, and the way to write more of it, give it back or undo a slip. */
export const Acomptes = ({ id, aRecevoir, onEcrit }: Props) => {
  const demande = useDemande(useCallback(() => lireAcomptes(id)(), [id]))
  const [ouvert, setOuvert] = useState<Sens | null>(aRecevoir ? 'recu' : null)
  const [vise, setVise] = useState<ReglementReply | null>(null)
  /** Written here, or by somebody else meanwhile: the history tells it too. */
  const relire = async (): Promise<void> => {
    onEcrit()
    await demande.recharger()
  }
  const ecrit = (): void => void relire()
  return (
    <Charge demande={demande} lignes={2}>
      {(lus) => (
        <>
          <Sommes lus={lus} />
          <Detenus lus={lus} />
          {lus.type === 'professionnel' && lus.acompteMax > 0 ? (
            <Notice kind="info">{ACOMPTE_TEXTS.professionnel}</Notice>
          ) : null}
          {lus.acomptes.length === 0 && lus.detenus.length > 0 ? null : (
            <Ecritures ecritures={lus.acomptes} aucune={ACOMPTE_TEXTS.aucun} onDefaire={setVise} />
          )}
          <Nouveau lus={lus} onEcrit={ecrit} relire={relire} ouvert={ouvert} onOuvrir={setOuvert} />
          <Annulation id={id} vise={vise} onFermer={() => setVise(null)} onEcrit={ecrit} />
        </>
      )}
    </Charge>
  )
}
