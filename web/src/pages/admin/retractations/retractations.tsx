import { Pager } from '../../../components/pager.tsx'
import { Table } from '../../../components/table.tsx'
import { RETRACTATIONS_TEXTS as TEXTS } from '../../../contents/admin-retractations-texts.ts'
import {
  type PageDeRetractations,
  type Retractations as Liste,
  useRetractations,
} from '../../../features/admin/retractations/use-retractations.ts'
import { Charge } from '../cadre/charge.tsx'
import { COLONNES } from './colonnes.tsx'
import styles from './retractations.module.css'

type Props = { readonly liste: Liste; readonly page: PageDeRetractations }

const Page = ({ liste, page: { data, total, curseurSuivant } }: Props) =>
  data.length === 0 ? (
    <p className={styles['soft']}>{TEXTS.vide}</p>
  ) : (
    <>
      <p className={styles['soft']}>{TEXTS.aide}</p>
      <Table caption={TEXTS.titre} columns={COLONNES} rows={data} keyOf={({ id }) => id} />
      <Pager
        first={liste.premiere}
        shown={data.length}
        total={total}
        onPrevious={liste.precedent}
        onNext={liste.suivant(curseurSuivant)}
        busy={liste.demande.enCours}
      />
    </>
  )

/** Every declaration of withdrawal and what it came to. */
export const Retractations = () => {
  const liste = useRetractations()
  return (
    <section className={styles['part']}>
      <h2>{TEXTS.titre}</h2>
      <Charge demande={liste.demande} lignes={1}>
        {(page) => <Page liste={liste} page={page} />}
      </Charge>
    </section>
  )
}
