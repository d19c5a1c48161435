import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Sign } from '../../components/sign.tsx'
import { DIAGNOSTICS_TEXTS, ETAT_TEXTS, mentionsTexte, releveTexte } from './texts.ts'
import type { useDiagnostics } from './queries.ts'
import styles from './diagnostics.module.css'

type Etat = DiagnosticsReply['etats'][number]

const SIGNES = { panne: 'error', attention: 'warning', ok: 'success' } as const

const GRAVITE = Object.keys(SIGNES)

const UnEtat = ({ nom, etat, detail, conseil, dureeMs }: Etat) => (
  <li className={styles['state']}>
    <Sign kind={SIGNES[etat]} />
    <div>
      <p>
        <strong>{nom}</strong>
        {'\u00a0: '}
        {ETAT_TEXTS[etat]} <span className={styles['soft']}>({Math.round(dureeMs)}&nbsp;ms)</span>
      </p>
      {detail === '' ? null : <p className={styles['soft']}>{detail}</p>}
      {conseil === '' ? null : <p className={styles['advice']}>{conseil}</p>}
    </div>
  </li>
)

/** Whether the parts that the site stands on answer, and what to do when one does not. */
export const Etats = ({ etats }: { readonly etats: readonly Etat[] }) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.etats}</h2>
    <ul className={styles['states']}>
      {etats
        .toSorted((un, autre) => GRAVITE.indexOf(un.etat) - GRAVITE.indexOf(autre.etat))
        .map((etat) => (
          <UnEtat key={etat.nom} {...etat} />
        ))}
    </ul>
  </section>
)

/** What the settings of the business still lack. Folded, because it is long at first and not urgent. */
export const Mentions = ({ mentions }: { readonly mentions: readonly string[] }) =>
  mentions.length === 0 ? null : (
    <Notice kind="warning" title={DIAGNOSTICS_TEXTS.mentions}>
      <details>
        <summary className={styles['fold']}>{mentionsTexte(mentions.length)}</summary>
        <ul>
          {mentions.map((mention) => (
            <li key={mention}>{mention}</li>
          ))}
        </ul>
      </details>
      <p>{DIAGNOSTICS_TEXTS.mentionsAide}</p>
    </Notice>
  )

type ReleveProps = Pick<ReturnType<typeof useDiagnostics>, 'echec' | 'enCours' | 'recharger'> & {
  readonly releveLe: string
}

/** When the figures were taken, and how to take them again. */
export const Releve = ({ releveLe, recharger, enCours, echec }: ReleveProps) => {
  const [demandee, setDemandee] = useState(false)
  return (
    <div className={styles['taken']}>
      <p>
        <time dateTime={releveLe}>{releveTexte(formaterInstant(new Date(releveLe)))}</time>
      </p>
      <Button
        busy={enCours}
        onClick={() => {
          setDemandee(true)
          void recharger()
        }}
      >
        {DIAGNOSTICS_TEXTS.actualiser}
      </Button>
      <output className="visually-hidden">
        {demandee && !enCours && echec === null ? DIAGNOSTICS_TEXTS.actualise : null}
      </output>
    </div>
  )
}
