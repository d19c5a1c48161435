import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { APPEL_TEXTS, bilanTexte, DEBUG_TEXTS, dureeMsTexte, statutTexte } from './texts.ts'
import type { Essai } from './essais.ts'
import { useEssais } from './essais.ts'
import styles from './debug-admin.module.css'

const COLONNES: readonly Column<Essai>[] = [
  {
    id: 'appel',
    label: APPEL_TEXTS.appel,
    title: true,
    cell: ({ appel }) => <code className={styles['call']}>{`GET ${appel}`}</code>,
  },
  {
    id: 'statut',
    label: APPEL_TEXTS.statut,
    cell: ({ statut, ok }) => (
      <span data-ok={ok} className={styles['status']}>
        {statut === 0 ? APPEL_TEXTS.reseau : statutTexte(statut, ok)}
      </span>
    ),
  },
  { id: 'duree', label: APPEL_TEXTS.duree, numeric: true, cell: ({ dureeMs }) => dureeMsTexte(dureeMs) },
]

/** A test of every admin call that only reads. */
export const Appels = () => {
  const { etape, essais, lancer } = useEssais()
  const corrects = essais.filter(({ ok }) => ok).length
  return (
    <section aria-labelledby="appels" className={styles['part']}>
      <h2 id="appels">{DEBUG_TEXTS.appels}</h2>
      <p>{DEBUG_TEXTS.appelsAide}</p>
      <div>
        <Button busy={etape === 'en_cours'} onClick={() => void lancer()}>
          {etape === 'en_cours' ? DEBUG_TEXTS.enCours : DEBUG_TEXTS.lancer}
        </Button>
      </div>
      {etape === 'echec' ? <Notice kind="error" live title={DEBUG_TEXTS.echec} /> : null}
      <output>{etape === 'fini' ? bilanTexte(corrects, essais.length) : ''}</output>
      {essais.length === 0 ? null : (
        <Table caption={DEBUG_TEXTS.table} columns={COLONNES} rows={essais} keyOf={({ appel }) => appel} />
      )}
    </section>
  )
}
