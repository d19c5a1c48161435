import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useModule } from '../../browser/use-module.ts'
import { useParametres } from '../parametres.ts'
import styles from './aujourdhui.module.css'
import { JOUR_TEXTS, nombreDeVisites, VISITES_TEXTS } from './texts.ts'
import { Visites } from './visites.tsx'

const chargerFeuille = () => import('./feuille.tsx')

type Props = { readonly journee: AujourdhuiReply; readonly maintenant: Date; readonly estAujourdhui: boolean }

const Fleche = ({ vers }: { readonly vers: 'avant' | 'apres' }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d={vers === 'avant' ? 'm12.5 4-6 6 6 6' : 'm7.5 4 6 6-6 6'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

type PasProps = { readonly jour: DateCivile; readonly pas: 1 | -1; readonly nom: string }

const Pas = ({ jour, pas, nom }: PasProps) => {
  const cible = plusJours(jour, pas)
  return (
    <Link
      to={useParametres().adresse({ jour: cible })}
      state={STAY}
      className={styles['step']}
      aria-label={`${nom}, ${formaterJour(cible)}`}
    >
      <Fleche vers={pas === 1 ? 'apres' : 'avant'} />
    </Link>
  )
}

const sansVisite = (estAujourdhui: boolean): string =>
  estAujourdhui ? VISITES_TEXTS.aucuneAujourdhui : VISITES_TEXTS.aucune

const Entete = ({ journee: { jour, ferie, visites }, estAujourdhui }: Props) => {
  const { adresse } = useParametres()
  return (
    <div className={styles['dayhead']}>
      <nav aria-label={JOUR_TEXTS.jours} className={styles['steps']}>
        <Pas jour={jour} pas={-1} nom={JOUR_TEXTS.veille} />
        <Pas jour={jour} pas={1} nom={JOUR_TEXTS.lendemain} />
      </nav>
      <div className={styles['dayname']}>
        <h2 id="visites">{formaterJour(jour)}</h2>
        <p aria-live="polite">
          {visites.length === 0 ? sansVisite(estAujourdhui) : nombreDeVisites(visites.length)}
          {ferie === null ? null : (
            <strong>
              {', '}
              {JOUR_TEXTS.ferie} {ferie}
            </strong>
          )}
        </p>
      </div>
      <div className={styles['dayways']}>
        {estAujourdhui ? null : (
          <ButtonLink variant="quiet" to={adresse({ jour: '' })} state={STAY}>
            {JOUR_TEXTS.revenir}
          </ButtonLink>
        )}
        {visites.length === 0 ? null : (
          <Button variant="quiet" className={styles['print']} onClick={() => window.print()}>
            {JOUR_TEXTS.imprimer}
            <span className="visually-hidden"> {JOUR_TEXTS.feuille}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** For the printer, whose code comes after the screen. */
const Papier = ({ journee }: Pick<Props, 'journee'>) => {
  const code = useModule(chargerFeuille)
  return code.state === 'ready' ? <code.module.Feuille journee={journee} /> : null
}

/** The hours of a day, the way to the days around it, and the sheet that prints. */
export const Jour = (props: Props) => (
  <>
    <section aria-labelledby="visites" className={styles['day']}>
      <Entete {...props} />
      <Visites {...props} />
    </section>
    <Papier journee={props.journee} />
  </>
)
