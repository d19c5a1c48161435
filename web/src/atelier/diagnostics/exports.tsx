import { QUOI_EXPORTER } from '#adapters/http/contract/routes/diagnostics'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { type EtatDExport, useExport } from './export.ts'
import { EXPORT_TEXTS, enCoursTexte, enregistreTexte, exporterTexte } from './texts.ts'
import styles from './diagnostics.module.css'

const FORMATS = ['csv', 'json'] as const

const direEtat = (etat: EtatDExport): string | null => {
  switch (etat.genre) {
    case 'cours':
      return enCoursTexte(exporterTexte(EXPORT_TEXTS.quoi[etat.quoi], etat.format.toUpperCase()), etat.octets)
    case 'fini':
      return enregistreTexte(etat.nom)
    case 'arrete':
      return EXPORT_TEXTS.arrete
    case 'repos':
    case 'echec':
      return null
  }
}

type ChoixProps = { readonly enCours: boolean; readonly onExporter: ReturnType<typeof useExport>['exporter'] }

const Choix = ({ enCours, onExporter }: ChoixProps) => (
  <ul className={styles['exports']}>
    {QUOI_EXPORTER.map((quoi) => (
      <li key={quoi}>
        <span>{EXPORT_TEXTS.quoi[quoi]}</span>
        {FORMATS.map((format) => (
          <Button
            key={format}
            busy={enCours}
            aria-label={exporterTexte(EXPORT_TEXTS.quoi[quoi], format.toUpperCase())}
            onClick={() => void onExporter(quoi, format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </li>
    ))}
  </ul>
)

/** Everything of one kind in a file, and how far it has come. */
export const Exports = () => {
  const { etat, exporter, arreter } = useExport()
  const enCours = etat.genre === 'cours'
  return (
    <section className={styles['part']}>
      <h2>{EXPORT_TEXTS.titre}</h2>
      <p className={styles['soft']}>{EXPORT_TEXTS.aide}</p>
      <Choix enCours={enCours} onExporter={exporter} />
      <p aria-live="polite">{direEtat(etat)}</p>
      {enCours ? (
        <div>
          <Button onClick={arreter}>{EXPORT_TEXTS.arreter}</Button>
        </div>
      ) : null}
      {etat.genre === 'echec' ? (
        <Notice kind="error" live>
          <p>{EXPORT_TEXTS.echec}</p>
        </Notice>
      ) : null}
    </section>
  )
}
