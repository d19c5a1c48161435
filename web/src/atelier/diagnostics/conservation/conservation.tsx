import type { ConservationReply } from '#adapters/http/contract/routes/diagnostics'
import { formaterDate } from '#domain/calendrier/formater-date'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { type Column, Table } from '../../../components/table.tsx'
import { Charge } from '../../communs/charge.tsx'
import { ContratArchive } from './contrat-archive.tsx'
import { ConservationDialogue } from './dialogue.tsx'
import { useConservation } from './queries.ts'
import { CONSERVATION_TEXTS, SORTE_TEXTS, regleTexte } from './texts.ts'
import styles from '../../comptabilite/comptabilite.module.css'

const COLONNES: readonly Column<ConservationReply>[] = [
  { id: 'genre', label: CONSERVATION_TEXTS.sorte, title: true, cell: ({ genre }) => SORTE_TEXTS[genre] },
  {
    id: 'regle',
    label: CONSERVATION_TEXTS.regle,
    cell: (bilan) => (
      <>
        {regleTexte(bilan)} <span className={styles['basis']}>{bilan.fondement}</span>
      </>
    ),
  },
  { id: 'total', label: CONSERVATION_TEXTS.total, numeric: true, cell: ({ total }) => total.toLocaleString('fr-FR') },
  {
    id: 'aTerme',
    label: CONSERVATION_TEXTS.aTerme,
    numeric: true,
    cell: ({ aTerme }) => aTerme.toLocaleString('fr-FR'),
  },
  {
    id: 'retenus',
    label: CONSERVATION_TEXTS.retenus,
    numeric: true,
    cell: ({ retenus }) => retenus.toLocaleString('fr-FR'),
  },
  {
    id: 'bientot',
    label: CONSERVATION_TEXTS.bientot,
    numeric: true,
    cell: ({ bientot }) => bientot.toLocaleString('fr-FR'),
  },
  {
    id: 'plusAncien',
    label: CONSERVATION_TEXTS.plusAncien,
    cell: ({ plusAncienJusquAu }) => (plusAncienJusquAu === null ? '—' : formaterDate(plusAncienJusquAu)),
  },
]

type BilanProps = { readonly bilans: readonly ConservationReply[]; readonly onFait: () => void }

const Bilan = ({ bilans, onFait }: BilanProps) => {
  const [ouvert, setOuvert] = useState(false)
  return (
    <>
      <Table caption={CONSERVATION_TEXTS.titre} columns={COLONNES} rows={bilans} keyOf={({ genre }) => genre} />
      {bilans.some(({ aTerme }) => aTerme > 0) ? (
        <div>
          <Button onClick={() => setOuvert(true)}>{CONSERVATION_TEXTS.appliquer}</Button>
        </div>
      ) : (
        <p>{CONSERVATION_TEXTS.rien}</p>
      )}
      <ConservationDialogue ouvert={ouvert} bilans={bilans} onFermer={() => setOuvert(false)} onFait={onFait} />
    </>
  )
}

const Simulation = () => {
  const demande = useConservation()
  return (
    <>
      <Charge demande={demande}>{(bilans) => <Bilan bilans={bilans} onFait={() => void demande.recharger()} />}</Charge>
      <div>
        <Button variant="quiet" busy={demande.enCours} onClick={() => void demande.recharger()}>
          {CONSERVATION_TEXTS.recommencer}
        </Button>
      </div>
    </>
  )
}

/** What the site keeps and until when; nothing is counted before it is asked for. */
export const Conservation = () => {
  const [simulee, setSimulee] = useState(false)
  return (
    <section className={styles['part']}>
      <h2>{CONSERVATION_TEXTS.titre}</h2>
      <p className={styles['soft']}>{CONSERVATION_TEXTS.aide}</p>
      {simulee ? (
        <Simulation />
      ) : (
        <div>
          <Button onClick={() => setSimulee(true)}>{CONSERVATION_TEXTS.simuler}</Button>
        </div>
      )}
    </section>
  )
}

/** What is due to go, and what outlived its account. */
export const PartieConservation = () => (
  <>
    <Conservation />
    <ContratArchive />
  </>
)
