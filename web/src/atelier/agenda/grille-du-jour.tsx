import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#adapters/http/contract/routes/prestations'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { useNow } from '../../browser/use-now.ts'
import { Charge } from '../communs/charge.tsx'
import { useReponse } from '../serveur.ts'
import styles from './grille.module.css'
import { blocsDe, momentA, ombresDe } from './blocs.ts'
import { Grille } from './grille.tsx'
import { minutesDe } from './heures.ts'
import { semaineQuery } from './queries.ts'
import { lundiDe } from './semaine.ts'
import { AGENDA_TEXTS, jourTexte } from './texts.ts'

type Props = {
  readonly jour: DateCivile
  /** The hour that is typed beside, `09:00`, and how long the visit takes, in hours; an empty one shows nothing. */
  readonly heure: string
  readonly duree: number
  /** The order that is being placed: what it offers already may be moved, and takes no time. */
  readonly sauf: string
  readonly onChoisir: (moment: Moment) => void
}

/** One day beside a form that proposes a date: what is taken, and a press or Enter on a free hour chooses it. */
export const GrilleDuJour = ({ jour, heure, duree, sauf, onChoisir }: Props) => {
  const maintenant = useNow()
  const demande = useReponse(useQuery(semaineQuery(lundiDe(jour))))
  const de = minutesDe(heure)
  return (
    <section className={styles['beside']} aria-label={jourTexte(jour)}>
      <Charge demande={demande} lignes={6}>
        {(agenda) => (
          <Grille
            nom={`${AGENDA_TEXTS.agenda}, ${jourTexte(jour)}`}
            jours={[jour]}
            blocs={blocsDe(agenda).filter((bloc) => bloc.jour === jour && bloc.visite.prestation.id !== sauf)}
            ombres={ombresDe(agenda)}
            maintenant={maintenant}
            choix={de === null ? null : { jour, de, a: de + duree * 60 }}
            onBlocs={() => undefined}
            onLibre={(libre) => {
              const moment = momentA(libre)
              if (moment !== null) onChoisir(moment)
            }}
          />
        )}
      </Charge>
    </section>
  )
}
