import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MENTION_PHRASES } from '#adapters/http/contract/routes/aujourdhui'
import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { identiteACompleter } from '#domain/entreprise/specimen'
import * as E from '#fp/Either'
import { useSite } from '../../app/site.ts'
import { useModule } from '../../browser/use-module.ts'
import { useNow } from '../../browser/use-now.ts'
import { Notice } from '../../components/notice.tsx'
import { Charge } from '../communs/charge.tsx'
import { useParametres } from '../parametres.ts'
import { AFaire } from './a-faire.tsx'
import { useAppels } from './appels.ts'
import styles from './aujourdhui.module.css'
import { Chiffres } from './chiffres.tsx'
import { Jour } from './jour.tsx'
import { journeeQuery, useJournee } from './queries.ts'
import { IDENTITE_TEXTS } from './texts.ts'

const chargerRoute = () => import('../hors-reseau/etat.tsx')

/** Said where the day begins: nothing that leaves is worth anything before. */
const IdentiteACompleter = () => {
  const manques = identiteACompleter(useSite().entreprise)
  return manques.length === 0 ? null : (
    <Notice kind="warning" title={IDENTITE_TEXTS.titre}>
      <details>
        <summary>{IDENTITE_TEXTS.suite}</summary>
        <ul>
          {manques.map((mention) => (
            <li key={mention}>{MENTION_PHRASES[mention]}</li>
          ))}
        </ul>
      </details>
    </Notice>
  )
}

/** What is kept for the road, whose code comes after the day. */
const Route = () => {
  const code = useModule(chargerRoute)
  return code.state === 'ready' ? <code.module.EtatDeLaRoute /> : null
}

type Props = { readonly maintenant: Date }

const JourPresent = ({ maintenant }: Props) => (
  <Charge demande={useJournee()}>
    {(journee) => (
      <>
        <IdentiteACompleter />
        <Jour journee={journee} maintenant={maintenant} estAujourdhui />
      </>
    )}
  </Charge>
)

const AutreJour = ({ jour, maintenant }: Props & { readonly jour: DateCivile }) => (
  <Charge demande={useJournee(jour)}>
    {(journee) => <Jour journee={journee} maintenant={maintenant} estAujourdhui={false} />}
  </Charge>
)

/** What waits, counted and line by line, beside the day or after it. */
const Gestes = ({ maintenant }: Props) => {
  const { donnees: journee } = useJournee()
  const appels = useAppels()
  return (
    <div className={styles['gestures']}>
      <Chiffres nombres={journee?.nombres ?? null} />
      {journee === null ? null : <AFaire journee={journee} maintenant={maintenant} appels={appels} />}
    </div>
  )
}

/** The day as a line of hours, and what asks for a gesture. */
export const Ecran = () => {
  const maintenant = useNow()
  const jour = parseDateCivile(useParametres().lire('jour'))
  const autre = E.isLeft(jour) || jour.right === dateParis(maintenant) ? null : jour.right
  const { isPending: enRoute } = useQuery(journeeQuery(autre))
  const [montre, setMontre] = useState(!enRoute)
  if (!enRoute && !montre) setMontre(true)
  return (
    <div className={styles['screen']}>
      <div className={styles['hoursofday']}>
        <Route />
        {autre === null ? (
          <JourPresent maintenant={maintenant} />
        ) : (
          <AutreJour key={autre} jour={autre} maintenant={maintenant} />
        )}
      </div>
      {montre ? <Gestes maintenant={maintenant} /> : null}
    </div>
  )
}
