import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { direEchec, lireEchec } from '#domain/courrier/echec'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { dateCourte } from '../date-courte.ts'
import { useRenvoi } from './queries.ts'
import {
  COURRIELS_TEXTS,
  GENRE_TEXTS,
  attenteTexte,
  autresEchecsTexte,
  courrielPartTexte,
  courrielsPartentTexte,
  renvoyerTexte,
} from './texts.ts'
import styles from './diagnostics.module.css'

type LesCourriels = DiagnosticsReply['courriels']

type Echoue = LesCourriels['echoues'][number]

const sujetDe = ({ sujet, genre }: Echoue): string =>
  [GENRE_TEXTS[genre] ?? genre, sujet].filter((mot) => mot !== '').join(', ')

/** In French, with what the mail server said below. */
const Raison = ({ erreur }: { readonly erreur: string }) => {
  const echec = lireEchec(erreur)
  return (
    <>
      {direEchec(echec)}
      {echec.original === '' ? null : (
        <>
          <br />
          <span className={styles['error']} lang="en">
            {echec.original}
          </span>
        </>
      )}
    </>
  )
}

type EnvoiProps = { readonly renvoi: ReturnType<typeof useRenvoi> }

const colonnes = ({ enCours, renvoyer }: EnvoiProps['renvoi']): readonly Column<Echoue>[] => [
  {
    id: 'sujet',
    label: COURRIELS_TEXTS.sujet,
    title: true,
    cell: ({ genre, sujet }) => (
      <>
        {GENRE_TEXTS[genre] ?? genre} <span className={styles['whole']}>{sujet}</span>
      </>
    ),
  },
  {
    id: 'erreur',
    label: COURRIELS_TEXTS.erreur,
    cell: ({ erreur }) => (
      <div className={styles['reason']}>
        <Raison erreur={erreur} />
      </div>
    ),
  },
  { id: 'essais', label: COURRIELS_TEXTS.essais, numeric: true, cell: ({ essais }) => essais },
  {
    id: 'creeLe',
    label: COURRIELS_TEXTS.creeLe,
    cell: ({ creeLe }) => <time dateTime={creeLe}>{dateCourte(creeLe)}</time>,
  },
  {
    id: 'action',
    label: COURRIELS_TEXTS.action,
    cell: (echoue) => (
      <Button
        variant="quiet"
        busy={enCours}
        aria-label={renvoyerTexte(sujetDe(echoue))}
        onClick={() => renvoyer(echoue.id, courrielPartTexte(sujetDe(echoue)))}
      >
        {COURRIELS_TEXTS.renvoyer}
      </Button>
    ),
  },
]

const Echoues = ({ courriels, renvoi }: EnvoiProps & { readonly courriels: LesCourriels }) => {
  const { echoues, nombreEchoues } = courriels
  return (
    <>
      <Table caption={COURRIELS_TEXTS.titre} columns={colonnes(renvoi)} rows={echoues} keyOf={({ id }) => id} />
      {nombreEchoues > echoues.length ? <p>{autresEchecsTexte(nombreEchoues - echoues.length)}</p> : null}
      <div>
        <Button busy={renvoi.enCours} onClick={() => renvoi.renvoyer(null, courrielsPartentTexte(nombreEchoues))}>
          {COURRIELS_TEXTS.renvoyerTout}
        </Button>
      </div>
    </>
  )
}

/** Mails that were given up, why, and how to have them leave again. */
export const Courriels = ({ courriels }: { readonly courriels: LesCourriels }) => {
  const renvoi = useRenvoi()
  return (
    <section className={styles['part']}>
      <h2>{COURRIELS_TEXTS.titre}</h2>
      {courriels.empechement === '' ? null : (
        <Notice kind="warning">
          <p>{COURRIELS_TEXTS.empeches}</p>
          <p>
            <Raison erreur={courriels.empechement} />
          </p>
        </Notice>
      )}
      {courriels.nombreEchoues === 0 ? (
        <p className={styles['soft']}>
          {COURRIELS_TEXTS.vide} {attenteTexte(courriels.enAttente)}
        </p>
      ) : (
        <Echoues courriels={courriels} renvoi={renvoi} />
      )}
    </section>
  )
}
