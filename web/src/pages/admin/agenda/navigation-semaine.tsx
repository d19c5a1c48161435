import type { AgendaReply } from '#adapters/http/contract/routes/agenda'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { AGENDA_TEXTS, nombreTexte } from '../../../contents/admin-agenda-texts.ts'
import { nomDeSemaine, semaineDe } from '../../../features/admin/agenda/semaine.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import styles from './agenda.module.css'

type Props = {
  readonly lundi: DateCivile
  readonly aujourdhui: DateCivile
  readonly agenda: AgendaReply | null
}

/** The way to another week by a date in it. */
const Aller = ({ lundi }: Pick<Props, 'lundi'>) => {
  const { changer } = useParametres()
  return (
    <label className={styles['go']}>
      {AGENDA_TEXTS.aller}
      <input
        key={lundi}
        type="date"
        defaultValue={lundi}
        onChange={({ target }) => (target.value === '' ? undefined : changer({ semaine: target.value }))}
      />
    </label>
  )
}

const Bilan = ({ lundi, agenda }: Pick<Props, 'lundi' | 'agenda'>) => {
  const aJour = agenda?.jours[0]?.jour === lundi
  const nombre = agenda?.jours.reduce((somme, { visites }) => somme + visites.length, 0) ?? 0
  return (
    <p aria-live="polite" className={styles['soft']}>
      {aJour ? (nombre === 0 ? AGENDA_TEXTS.vide : nombreTexte(nombre)) : ''}
    </p>
  )
}

/** Which week, how much there is in it, and the weeks around it. */
export const NavigationSemaine = ({ lundi, aujourdhui, agenda }: Props) => {
  const { adresse } = useParametres()
  const courante = semaineDe('', aujourdhui)
  return (
    <div className={styles['head']}>
      <div className={styles['name']}>
        <h2 id="agenda-semaine">{nomDeSemaine(lundi)}</h2>
        <Bilan lundi={lundi} agenda={agenda} />
      </div>
      <nav aria-label={AGENDA_TEXTS.semaines} className={styles['steps']}>
        <ButtonLink to={adresse({ semaine: plusJours(lundi, -7) })} state={STAY}>
          {AGENDA_TEXTS.precedente}
        </ButtonLink>
        {lundi === courante ? null : (
          <ButtonLink to={adresse({ semaine: '' })} state={STAY}>
            {AGENDA_TEXTS.revenir}
          </ButtonLink>
        )}
        <ButtonLink to={adresse({ semaine: plusJours(lundi, 7) })} state={STAY}>
          {AGENDA_TEXTS.suivante}
        </ButtonLink>
      </nav>
      <Aller lundi={lundi} />
    </div>
  )
}
