import type { RetractationReply } from '#adapters/http/contract/routes/retractations'
import { Pager } from '../../components/pager.tsx'
import { Table } from '../../components/table.tsx'
import { RETRACTATIONS_TEXTS as TEXTS } from './texts.ts'
import { useRecompter } from '../aujourdhui/queries.ts'
import { type PageDeRetractations, type Retractations as Liste, useRetractations } from './queries.ts'
import { Charge } from '../communs/charge.tsx'
import { colonnes } from './colonnes.tsx'
import styles from './retractations.module.css'

type Props = {
  readonly liste: Liste
  readonly page: PageDeRetractations
  readonly onMarquee: (marquee: RetractationReply) => void
}

const Page = ({ liste, page: { data, total, curseurSuivant }, onMarquee }: Props) =>
  data.length === 0 ? (
    <p className={styles['soft']}>{TEXTS.vide}</p>
  ) : (
    <>
      <p className={styles['soft']}>{TEXTS.aide}</p>
      <Table caption={TEXTS.titre} columns={colonnes(onMarquee)} rows={data} keyOf={({ id }) => id} />
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

/** Every declaration of withdrawal, what it came to, and what it still asks for. */
export const Retractations = () => {
  const liste = useRetractations()
  const recharger = useRecompter()
  const marquer = (marquee: RetractationReply): void => {
    liste.remplacer(marquee)
    void recharger()
  }
  return (
    <section className={styles['part']}>
      <h2>{TEXTS.titre}</h2>
      <Charge demande={liste.demande} lignes={1}>
        {(page) => <Page liste={liste} page={page} onMarquee={marquer} />}
      </Charge>
    </section>
  )
}
