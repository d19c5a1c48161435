import { useCallback } from 'react'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { useNow } from '../../../browser/use-now.ts'
import { AGENDA_TEXTS } from '../../../contents/admin-agenda-texts.ts'
import { demanderSemaine } from '../../../features/admin/agenda/appels.ts'
import { semaineDe } from '../../../features/admin/agenda/semaine.ts'
import { Absences } from '../../../atelier/agenda/absences/absences.tsx'
import { useQuandNouvelle } from '../../../atelier/nouvelles/queries.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { Charge } from '../cadre/charge.tsx'
import styles from './agenda.module.css'
import { Lien } from './lien.tsx'
import { NavigationSemaine } from './navigation-semaine.tsx'
import { Semaine } from './semaine.tsx'

/** Tab Agenda: a week, and the private address for calendar programs. */
export const OngletAgenda = () => {
  const aujourdhui = dateParis(useNow())
  const lundi = semaineDe(useParametres().lire('semaine'), aujourdhui)
  const demande = useDemande(useCallback(() => demanderSemaine(lundi)(), [lundi]))
  useQuandNouvelle(() => void demande.recharger())
  return (
    <div className={styles['agenda']}>
      <section aria-labelledby="agenda-semaine" className={styles['week']}>
        <NavigationSemaine lundi={lundi} aujourdhui={aujourdhui} agenda={demande.donnees} />
        <p className={styles['soft']}>{AGENDA_TEXTS.legende}</p>
        <Charge demande={demande} lignes={7}>
          {(agenda) => <Semaine agenda={agenda} aujourdhui={aujourdhui} enAttente={demande.enCours} />}
        </Charge>
      </section>
      <Absences />
      <Lien />
    </div>
  )
}
