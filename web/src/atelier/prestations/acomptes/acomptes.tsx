import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import type {
  AcompteEcritReply,
  PrestationReply,
  ReglementReply,
} from '#adapters/http/contract/values/prestation-reply'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { REGLEMENT_TEXTS } from '../../communs/reglements-texts.ts'
import type { DocumentDAcompte } from '../../../features/suivi/pieces-emises.ts'
import type { AnnulationSaisie } from '../../factures/annulation-formulaire.tsx'
import type { ReglementSaisi } from '../../factures/ecriture-saisie.ts'
import { type Depart, useDepart } from '../../fait/use-depart.ts'
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

type Client = PrestationReply['client']

type AnnulationProps = {
  readonly lus: AcomptesReply
  readonly client: Client
  readonly depart: Depart<AnnulationSaisie>
  readonly vise: ReglementReply | null
  readonly onEcrit: () => void
}

/** A slip is undone by a contrary entry, which says why. */
const AcompteAnnulation = ({ lus, client, depart, vise, onEcrit }: AnnulationProps) => (
  <Dialog
    open={depart.ouvert}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (depart.ouvert ? depart.fermer() : undefined)}
  >
    {vise === null || !depart.ouvert ? null : (
      <ALaDemande charger={charger}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            reglement={vise}
            client={client}
            annonce={annonceDe(lus, vise.montant > 0)}
            annuler={(note, options) => annulerReglement(lus.reference, vise.id, note, options)}
            depart={depart}
            onFait={onEcrit}
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

type EcritProps = {
  readonly ecrit: Ecrit | null
  readonly enRoute: boolean
  readonly lus: Pick<AcomptesReply, 'acomptes'>
}

/** Whether nobody is busy elsewhere meanwhile: the focus is nowhere, or on a button beside. */
const estLibre = (place: Element | null): boolean => {
  const { activeElement: la, body } = document
  return la === body || (place?.closest('section')?.contains(la) === true && la?.closest('form') === null)
}

/** Says what was written, or is to be, and takes the focus of the form that has gone. */
const AcompteEcrit = ({ ecrit, enRoute, lus }: EcritProps) => {
  const texte = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if ((enRoute || ecrit !== null) && estLibre(texte.current)) texte.current?.focus()
  }, [ecrit, enRoute])
  return (
    <output ref={texte} tabIndex={-1}>
      {enRoute ? ACOMPTE_TEXTS.enRoute : ecrit === null ? null : enregistreTexte(documentsDepuis(lus, ecrit.avant))}
    </output>
  )
}

const chargerFormulaire = () => import('./acompte-formulaire.tsx')

type Sens = 'recu' | 'rendu'

type Props = {
  readonly prestation: PrestationReply
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

type NouveauProps = PartProps & { readonly client: Client; readonly depart: Depart<ReglementSaisi> }

/** The form that was asked for, or the ways to it, which take the focus back when it is closed. */
const Nouveau = ({ lus, client, onEcrit, relire, depart }: NouveauProps) => {
  const voies = useRef<HTMLDivElement>(null)
  const [demande, setDemande] = useState<Sens>('recu')
  const [renonce, setRenonce] = useState<Sens | null>(null)
  const { ouvert, saisi } = depart
  const sens = saisi === null ? demande : saisi.rendu ? 'rendu' : 'recu'
  useEffect(() => {
    if (ouvert || renonce === null) return
    const boutons = [...(voies.current?.querySelectorAll('button') ?? [])]
    boutons.at(renonce === 'recu' ? 0 : -1)?.focus()
  }, [ouvert, renonce])
  const ouvrir = (voulu: Sens): void => {
    setRenonce(null)
    setDemande(voulu)
    depart.ouvrir()
  }
  if (ouvert) {
    return (
      <ALaDemande charger={chargerFormulaire}>
        {({ AcompteFormulaire }) => (
          <AcompteFormulaire
            lus={lus}
            client={client}
            rendu={sens === 'rendu'}
            depart={depart}
            relire={relire}
            onFermer={() => {
              setRenonce(sens)
              depart.fermer()
            }}
            onFait={onEcrit}
          />
        )}
      </ALaDemande>
    )
  }
  return depart.enCours ? null : (
    <div ref={voies} className={facture['ways']}>
      {lus.acompteMax > 0 ? <Button onClick={() => ouvrir('recu')}>{ACOMPTE_TEXTS.recevoir}</Button> : null}
      {recuDe(lus) > 0 ? (
        <Button variant={lus.statut === 'annulé' ? 'primary' : 'quiet'} onClick={() => ouvrir('rendu')}>
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
export const Acomptes = ({ prestation: { id, client }, aRecevoir, onEcrit }: Props) => {
  const demande = useReponse(useQuery(acomptesQuery(id)))
  const depart = useDepart<ReglementSaisi>(`acompte ${id}`, aRecevoir)
  const annulation = useDepart<AnnulationSaisie>(`annulation ${id}`)
  const [vise, setVise] = useState<ReglementReply | null>(null)
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
            <AcompteEcrit
              ecrit={ecrit}
              enRoute={(depart.enCours && !depart.ouvert) || (annulation.enCours && !annulation.ouvert)}
              lus={lus}
            />
            <Sommes lus={lus} />
            <Detenus lus={lus} />
            {lus.acomptes.length === 0 && lus.detenus.length > 0 ? null : (
              <Ecritures
                ecritures={lus.acomptes}
                aucune={ACOMPTE_TEXTS.aucun}
                onDefaire={(ecriture) => {
                  setVise(ecriture)
                  annulation.ouvrir()
                }}
                suite={sesPieces}
              />
            )}
            <Nouveau lus={lus} client={client} onEcrit={ecrire} relire={relire} depart={depart} />
            <AcompteAnnulation
              lus={lus}
              client={client}
              depart={annulation}
              vise={annulation.saisi?.reglement ?? vise}
              onEcrit={ecrire}
            />
          </>
        )
      }}
    </Charge>
  )
}
