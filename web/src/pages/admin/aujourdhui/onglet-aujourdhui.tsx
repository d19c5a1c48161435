import { MENTION_PHRASES } from '#adapters/http/contract/routes/aujourdhui'
import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { identiteACompleter } from '#domain/entreprise/specimen'
import * as E from '#fp/Either'
import { useSite } from '../../../app/site.ts'
import { useNow } from '../../../browser/use-now.ts'
import { Notice } from '../../../components/notice.tsx'
import { IDENTITE_TEXTS } from '../../../contents/admin-aujourdhui-texts.ts'
import { useAppels } from '../../../features/admin/aujourdhui/use-appels.ts'
import { useJournee } from '../../../atelier/aujourdhui/queries.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { Charge } from '../cadre/charge.tsx'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import { AFaire, EnRetard } from './a-faire.tsx'
import styles from './aujourdhui.module.css'
import { Jour } from './jour.tsx'

const chargerDroit = () => import('./echeances-pressantes.tsx')

/** Said where the day begins: nothing that leaves is worth anything before. */
const IdentiteACompleter = () => {
  const manques = identiteACompleter(useSite().entreprise)
  return manques.length === 0 ? null : (
    <Notice kind="warning" title={IDENTITE_TEXTS.titre}>
      <p>{IDENTITE_TEXTS.suite}</p>
      <ul>
        {manques.map((mention) => (
          <li key={mention}>{MENTION_PHRASES[mention]}</li>
        ))}
      </ul>
    </Notice>
  )
}

type Props = { readonly maintenant: Date }

const Aujourdhui = ({ maintenant }: Props) => {
  const appels = useAppels()
  return (
    <Charge demande={useJournee()}>
      {(journee) => (
        <div className={styles['day']}>
          <IdentiteACompleter />
          <EnRetard journee={journee} maintenant={maintenant} appels={appels} />
          <Jour journee={journee} maintenant={maintenant} estAujourdhui />
          <AFaire journee={journee} maintenant={maintenant} appels={appels} />
          <div className={styles['law']}>
            <ALaDemande charger={chargerDroit} lignes={2}>
              {({ EcheancesPressantes }) => <EcheancesPressantes aujourdhui={dateParis(maintenant)} />}
            </ALaDemande>
          </div>
        </div>
      )}
    </Charge>
  )
}

const AutreJour = ({ jour, maintenant }: Props & { readonly jour: DateCivile }) => {
  const demande = useJournee(jour)
  return (
    <Charge demande={demande}>
      {(journee) => <Jour journee={journee} maintenant={maintenant} estAujourdhui={false} />}
    </Charge>
  )
}

/** Tab Aujourd’hui: what must be done now, and the visits of a day. */
export const OngletAujourdhui = () => {
  const maintenant = useNow()
  const jour = parseDateCivile(useParametres().lire('jour'))
  return E.isLeft(jour) || jour.right === dateParis(maintenant) ? (
    <Aujourdhui maintenant={maintenant} />
  ) : (
    <AutreJour key={jour.right} jour={jour.right} maintenant={maintenant} />
  )
}
