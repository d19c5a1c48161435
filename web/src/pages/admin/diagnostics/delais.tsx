import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import {
  DELAIS_TEXTS,
  DIAGNOSTICS_TEXTS,
  heuresTexte,
  pourCentTexte,
} from '../../../contents/admin-diagnostics-texts.ts'
import styles from './diagnostics.module.css'

type Props = Pick<DiagnosticsReply, 'delaiMedianHeures' | 'partDansLeDelai' | 'conversion'>

type MesureProps = {
  readonly nom: string
  readonly aide: string
  readonly texte: string | null
  /** 0 to 1, drawn as a bar; `null` for what is no share. */
  readonly part: number | null
}

const Mesure = ({ nom, aide, texte, part }: MesureProps) => (
  <div>
    <dt>{nom}</dt>
    <dd>
      <span className={styles['figure']}>{texte ?? DELAIS_TEXTS.inconnu}</span>
      {part === null ? null : (
        <svg className={styles['share']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" className={styles['rest']} />
          <rect width={part * 100} height="4" className={styles['done']} />
        </svg>
      )}
      <span className={styles['soft']}>{aide}</span>
    </dd>
  </div>
)

const part = (valeur: number | null): string | null => (valeur === null ? null : pourCentTexte(valeur))

/** How fast the business answers, and how many estimates become orders. */
export const Delais = ({ delaiMedianHeures, partDansLeDelai, conversion }: Props) => (
  <section className={styles['part']}>
    <h2>{DIAGNOSTICS_TEXTS.delais}</h2>
    <dl className={styles['measures']}>
      <Mesure
        nom={DELAIS_TEXTS.delai}
        aide={DELAIS_TEXTS.delaiAide}
        texte={delaiMedianHeures === null ? null : heuresTexte(delaiMedianHeures)}
        part={null}
      />
      <Mesure
        nom={DELAIS_TEXTS.dansLeDelai}
        aide={DELAIS_TEXTS.dansLeDelaiAide}
        texte={part(partDansLeDelai)}
        part={partDansLeDelai}
      />
      <Mesure
        nom={DELAIS_TEXTS.conversion}
        aide={DELAIS_TEXTS.conversionAide}
        texte={part(conversion)}
        part={conversion}
      />
    </dl>
  </section>
)
