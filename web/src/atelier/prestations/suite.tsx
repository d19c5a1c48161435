import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { STAY } from '../../app/scroll-position.tsx'
import { useNow } from '../../browser/use-now.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { piecesEmises } from '../../features/suivi/pieces-emises.ts'
import { situationEnMots } from '../../features/suivi/situer.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { useParametres } from '../parametres.ts'
import { useDatesEnRoute } from './dates/proposition.ts'
import styles from './fiche.module.css'
import { type GesteSuivant, gesteSuivant } from './geste-suivant.ts'
import type { Reglages } from './reglages.tsx'
import { estOuverte } from './rendez-vous.ts'
import { FACTURER_TEXTS, FICHE_TEXTS, GESTE_TEXTS } from './texts.ts'

type Props = {
  readonly prestation: PrestationReply
  readonly reglages: Reglages
  /** The end and its invoice wait to leave. */
  readonly enRoute: boolean
  readonly onTerminer: () => void
  /** Something was written that this record tells too. */
  readonly onPerimee: () => void
}

const lienDeFacturation = (id: string): string => adresseDuLieu('factures', { facturer: id })

const chargerFacturee = () => import('./facturation/facturee.tsx')

/** The way to dates: the first one to press while none is offered. */
const Dater = ({ prestation, geste }: Pick<Props, 'prestation'> & { readonly geste: GesteSuivant }) => {
  const { adresse } = useParametres()
  const enRoute = useDatesEnRoute(prestation.id)
  if (enRoute) return <p>{GESTE_TEXTS.datesEnRoute}</p>
  return (
    <ButtonLink variant={geste === 'proposer' ? 'primary' : 'secondary'} to={adresse({ proposer: '1' })} state={STAY}>
      {prestation.dates.length === 0 ? FICHE_TEXTS.proposer : FICHE_TEXTS.modifier}
    </ButtonLink>
  )
}

type GesteProps = Props & { readonly geste: GesteSuivant }

const Geste = ({ prestation, reglages, enRoute, onTerminer, onPerimee, geste }: GesteProps) => {
  const { id } = prestation
  const [numero] = piecesEmises(prestation)
    .flatMap((piece) => (piece.genre === 'facture' ? [piece.numero] : []))
    .slice(-1)
  const enCours = enRoute || reglages.enCours !== null
  switch (geste) {
    case 'commencer':
      return (
        <Button variant="primary" busy={enCours} onClick={() => reglages.passer('en_cours')}>
          {GESTE_TEXTS.commencer}
        </Button>
      )
    case 'terminer':
      return (
        <Button variant="primary" busy={enCours} onClick={onTerminer}>
          {GESTE_TEXTS.terminer}
        </Button>
      )
    case 'facturer':
      return (
        <>
          <p>{FACTURER_TEXTS.aFacturer}</p>
          <ButtonLink variant="primary" to={lienDeFacturation(id)} state={STAY}>
            {FACTURER_TEXTS.maintenant}
          </ButtonLink>
        </>
      )
    case 'frais':
      return (
        <>
          <p>{FACTURER_TEXTS.fraisPossibles}</p>
          <ButtonLink to={lienDeFacturation(id)} state={STAY}>
            {FACTURER_TEXTS.facturerDesFrais}
          </ButtonLink>
        </>
      )
    case 'retractee':
      return (
        <ALaDemande charger={chargerFacturee} lignes={1}>
          {({ Retractee }) => <Retractee id={id} />}
        </ALaDemande>
      )
    case 'encaisser':
      return numero === undefined ? null : (
        <ALaDemande charger={chargerFacturee} lignes={1}>
          {({ Encaisser }) => <Encaisser numero={numero} onEcrit={onPerimee} />}
        </ALaDemande>
      )
    case 'proposer':
    case 'attendre':
      return null
  }
}

/** Where the order stands, and what is done next: one gesture, and those that change its course. */
export const Suite = (props: Props) => {
  const { prestation, reglages } = props
  const maintenant = useNow()
  const geste = gesteSuivant(prestation, maintenant)
  const ouverte = estOuverte(prestation)
  return (
    <section aria-labelledby="fiche-suite" className={styles['part']}>
      <h3 id="fiche-suite">{GESTE_TEXTS.titre}</h3>
      <div className={styles['next']}>
        <p className={styles['standing']}>{situationEnMots(prestation, maintenant, 'entreprise')}</p>
        <div className={styles['gestures']}>
          <Geste {...props} geste={geste} />
          {ouverte ? <Dater prestation={prestation} geste={geste} /> : null}
          {ouverte ? (
            <Button variant="quiet" busy={reglages.enCours !== null} onClick={() => reglages.passer('annulé')}>
              {GESTE_TEXTS.annuler}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
