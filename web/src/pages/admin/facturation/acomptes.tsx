import { useCallback, useEffect, useRef, useState } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import type { AcompteEcritReply } from '#adapters/http/contract/values/prestation-reply'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { Button } from '../../../components/button.tsx'
import { ACOMPTE_TEXTS, detenuTexte } from '../../../contents/admin-acomptes-texts.ts'
import { lireAcomptes } from '../../../features/admin/facturation/appels-de-reglement.ts'
import { detenuDe, recuDe } from '../../../features/admin/facturation/recu.ts'
import type { DocumentDAcompte } from '../../../features/suivi/pieces-emises.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import { Charge } from '../cadre/charge.tsx'
import { Ecritures } from '../factures/ecritures.tsx'
import styles from '../factures/facture.module.css'
import { AcompteAnnulation } from './acompte-annulation.tsx'
import { AcompteEcrit, type Ecrit } from './acompte-ecrit.tsx'
import { PiecesDAcompte } from './pieces-d-acompte.tsx'

const chargerFormulaire = () => import('./acompte-formulaire.tsx')

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
      <Link to={adresseDuLieu('factures', { numero })} state={STAY} className={styles['link']}>
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

/** The form that was asked for, or the ways to it, which take the focus back when it is closed. */
const Nouveau = ({ lus, onEcrit, relire, ouvert, onOuvrir }: NouveauProps) => {
  const voies = useRef<HTMLDivElement>(null)
  const [renonce, setRenonce] = useState<Sens | null>(null)
  useEffect(() => {
    if (ouvert !== null || renonce === null) return
    const boutons = [...(voies.current?.querySelectorAll('button') ?? [])]
    boutons.at(renonce === 'recu' ? 0 : -1)?.focus()
  }, [ouvert, renonce])
  if (ouvert !== null) {
    return (
      <ALaDemande charger={chargerFormulaire}>
        {({ AcompteFormulaire }) => (
          <AcompteFormulaire
            lus={lus}
            rendu={ouvert === 'rendu'}
            relire={relire}
            onFermer={() => {
              setRenonce(ouvert)
              onOuvrir(null)
            }}
            onFait={() => {
              setRenonce(null)
              onOuvrir(null)
              onEcrit()
            }}
          />
        )}
      </ALaDemande>
    )
  }
  return (
    <div ref={voies} className={styles['ways']}>
      {lus.acompteMax > 0 ? <Button onClick={() => onOuvrir('recu')}>{ACOMPTE_TEXTS.recevoir}</Button> : null}
      {recuDe(lus) > 0 ? (
        <Button variant={lus.statut === 'annulé' ? 'primary' : 'quiet'} onClick={() => onOuvrir('rendu')}>
          {ACOMPTE_TEXTS.rendre}
        </Button>
      ) : null}
    </div>
  )
}

/** An entry that gave money back has credit notes. */
const piecesDe = ({ montant, pieces }: AcompteEcritReply): readonly DocumentDAcompte[] =>
  pieces.map((numero) => ({ genre: montant < 0 ? 'avoir' : 'acompte', numero }))

const sesPieces = (ecriture: AcompteEcritReply) => <PiecesDAcompte pieces={piecesDe(ecriture)} />

/** Money that came for an order before its invoice, and the way to write more of it, give it back or undo a slip. */
export const Acomptes = ({ id, aRecevoir, onEcrit }: Props) => {
  const demande = useDemande(useCallback(() => lireAcomptes(id)(), [id]))
  const [ouvert, setOuvert] = useState<Sens | null>(aRecevoir ? 'recu' : null)
  const [vise, setVise] = useState<AcompteEcritReply | null>(null)
  const [ecrit, setEcrit] = useState<Ecrit | null>(null)
  /** Written here, or by somebody else meanwhile: the history tells it too. */
  const relire = async (): Promise<void> => {
    onEcrit()
    await demande.recharger()
  }
  return (
    <Charge demande={demande} lignes={2}>
      {(lus) => {
        const ecrire = (): void => {
          setEcrit({ avant: lus.acomptes.length })
          void relire()
        }
        return (
          <>
            <AcompteEcrit ecrit={ecrit} lus={lus} />
            <Sommes lus={lus} />
            <Detenus lus={lus} />
            {lus.acomptes.length === 0 && lus.detenus.length > 0 ? null : (
              <Ecritures ecritures={lus.acomptes} aucune={ACOMPTE_TEXTS.aucun} onDefaire={setVise} suite={sesPieces} />
            )}
            <Nouveau lus={lus} onEcrit={ecrire} relire={relire} ouvert={ouvert} onOuvrir={setOuvert} />
            <AcompteAnnulation lus={lus} vise={vise} onFermer={() => setVise(null)} onEcrit={ecrire} />
          </>
        )
      }}
    </Charge>
  )
}
