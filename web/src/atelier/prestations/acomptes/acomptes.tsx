import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import type { AcompteEcritReply } from '#adapters/http/contract/values/prestation-reply'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { REGLEMENT_TEXTS } from '../../communs/reglements-texts.ts'
import type { DocumentDAcompte } from '../../../features/suivi/pieces-emises.ts'
import { ALaDemande } from '../../communs/a-la-demande.tsx'
import { Charge } from '../../communs/charge.tsx'
import { Ecritures } from '../../factures/ecritures.tsx'
import facture from '../../factures/facture.module.css'
import { adresseDuLieu } from '../../adresses.ts'
import { PiecesDAcompte } from '../documents.tsx'
import { detenuDe, recuDe } from '../facturation/cadre.ts'
import { useReponse } from '../../serveur.ts'
import { annonceDe } from './acompte-saisi.ts'
import { annulerReglement, acomptesQuery } from './queries.ts'
import { ACOMPTE_TEXTS, detenuTexte, documentDAcompteTexte, enregistreTexte } from './texts.ts'

const charger = () => import('../../factures/annulation-formulaire.tsx')

type AnnulationProps = {
  readonly lus: AcomptesReply
  readonly vise: AcompteEcritReply | null
  readonly onFermer: () => void
  readonly onEcrit: () => void
}

/** A slip is undone by a contrary entry, which says why. */
const AcompteAnnulation = ({ lus, vise, onFermer, onEcrit }: AnnulationProps) => (
  <Dialog
    open={vise !== null}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (vise === null ? undefined : onFermer())}
  >
    {vise === null ? null : (
      <ALaDemande charger={charger}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            reglement={vise}
            annonce={annonceDe(lus, vise.montant > 0)}
            annuler={(note) => annulerReglement(lus.reference, vise.id, note)}
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

/** How many entries there were before the last one that was written here. */
type Ecrit = { readonly avant: number }

const documentsDepuis = ({ acomptes }: Pick<AcomptesReply, 'acomptes'>, avant: number): readonly string[] =>
  acomptes
    .slice(avant)
    .flatMap(({ montant, pieces }) =>
      pieces.map((numero) => documentDAcompteTexte(montant < 0 ? 'avoir' : 'acompte', numero)),
    )

type EcritProps = { readonly ecrit: Ecrit | null; readonly lus: Pick<AcomptesReply, 'acomptes'> }

/** Says what was written, and takes the focus of the form that has gone. */
const AcompteEcrit = ({ ecrit, lus }: EcritProps) => {
  const texte = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (ecrit !== null) texte.current?.focus()
  }, [ecrit])
  return (
    <output ref={texte} tabIndex={-1}>
      {ecrit === null ? null : enregistreTexte(documentsDepuis(lus, ecrit.avant))}
    </output>
  )
}

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
      <Link to={adresseDuLieu('factures', { numero })} state={STAY} className={facture['link']}>
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
      <dl className={facture['sums']}>
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
      {recu > 0 ? <p className={facture['soft']}>{annulee ? ACOMPTE_TEXTS.annulee : ACOMPTE_TEXTS.deduit}</p> : null}
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
    <div ref={voies} className={facture['ways']}>
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
  const demande = useReponse(useQuery(acomptesQuery(id)))
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
