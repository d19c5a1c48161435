import type { RecetteReply } from '#adapters/http/contract/routes/comptabilite'
import { formaterDate } from '#domain/calendrier/formater-date'
import { MOIS_DE_L_ANNEE } from '#domain/comptabilite/periode'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Select } from '../../components/select.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { Charge } from '../communs/charge.tsx'
import { adresseDuLieu } from '../adresses.ts'
import { useRecettes } from './queries.ts'
import { COMPTABILITE_TEXTS, annuleeTexte, dontVentesTexte, modeTexte, moisTexte } from './texts.ts'
import styles from './comptabilite.module.css'

/** The invoice; of money that came without one, the order. */
const Piece = ({ facture, reference }: RecetteReply) =>
  facture === null ? (
    <span>
      <Link to={adresseDuLieu('prestations', { q: reference })} state={STAY}>
        {reference}
      </Link>{' '}
      <span className={styles['soft']}>{COMPTABILITE_TEXTS.acompte}</span>
    </span>
  ) : (
    <Link to={adresseDuLieu('factures', { numero: facture })} state={STAY}>
      {facture}
    </Link>
  )

/** What was sold; below it the note of the owner's own, and whether it was a slip. */
const Nature = ({ nature, note, annuleeLe }: RecetteReply) => (
  <span>
    {nature}
    {note === '' ? null : <span className={styles['basis']}>{note}</span>}
    {annuleeLe === null ? null : <span className={styles['basis']}>{annuleeTexte(annuleeLe)}</span>}
  </span>
)

const COLONNES: readonly Column<RecetteReply>[] = [
  { id: 'le', label: COMPTABILITE_TEXTS.date, cell: ({ le }) => <time dateTime={le}>{formaterDate(le)}</time> },
  { id: 'client', label: COMPTABILITE_TEXTS.client, title: true, cell: ({ client }) => client },
  {
    id: 'nature',
    label: COMPTABILITE_TEXTS.nature,
    cell: (recette) => <Nature {...recette} />,
  },
  { id: 'facture', label: COMPTABILITE_TEXTS.facture, cell: (recette) => <Piece {...recette} /> },
  { id: 'mode', label: COMPTABILITE_TEXTS.mode, cell: modeTexte },
  {
    id: 'montant',
    label: COMPTABILITE_TEXTS.montant,
    numeric: true,
    cell: ({ montant, ventes }) => (
      <span>
        {formaterMontant(montant)}{' '}
        {ventes === 0 ? null : <span className={styles['soft']}>{dontVentesTexte(ventes)}</span>}
      </span>
    ),
  },
]

type Props = { readonly annee: number; readonly mois: number; readonly onMois: (mois: number) => void }

/** The book of receipts, one month at a time. */
export const Recettes = ({ annee, mois, onMois }: Props) => {
  const demande = useRecettes(annee, mois)
  return (
    <section className={styles['part']}>
      <h2>{COMPTABILITE_TEXTS.recettes}</h2>
      <div className={styles['choices']}>
        <Select
          name="mois"
          label={COMPTABILITE_TEXTS.moisDuLivre}
          choices={MOIS_DE_L_ANNEE.map((un) => ({ value: String(un), label: `${moisTexte(un)} ${annee}` }))}
          value={String(mois)}
          onChange={({ target }) => onMois(Number(target.value))}
        />
      </div>
      <Charge demande={demande}>
        {(recettes) =>
          recettes.length === 0 ? (
            <p className={styles['soft']}>{COMPTABILITE_TEXTS.recettesVide}</p>
          ) : (
            <Table caption={COMPTABILITE_TEXTS.recettes} columns={COLONNES} rows={recettes} keyOf={({ id }) => id} />
          )
        }
      </Charge>
    </section>
  )
}
