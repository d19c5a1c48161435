import styles from './facture.module.css'
import type { FactureReply, TransmissionReply } from '#adapters/http/contract/values/facture-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { estDeFraisSeuls } from '#domain/facturation/ligne-facturee'
import { additionner, centimes, formaterMontant } from '#domain/shared/montant'
import {
  A_RECEPTION,
  accordTexte,
  echeanceTexte,
  emiseLeTexte,
  executeeLeTexte,
  FACTURE_TEXTS,
  fraisDuTexte,
  lieuTexte,
  sirenTexte,
} from './texts.ts'
import { termeTexte } from '../communs/terme-texts.ts'
import { Avoirs } from './avoirs.tsx'
import { DocumentsFacture } from './documents.tsx'
import { deductions } from './deductions.ts'
import { Lignes } from './lignes.tsx'
import { Reglements } from './reglements.tsx'

type Props = {
  readonly facture: FactureReply
  readonly transmission: TransmissionReply | null
  /** It was settled, credited… */
  readonly onFacture: (facture: FactureReply) => void
}

/** The number that matters stands first. */
const Sommes = ({ facture: { total, solde, avoirs, reglements } }: Pick<Props, 'facture'>) => {
  const regle = additionner(...reglements.map(({ montant }) => montant))
  const credite = additionner(...avoirs.map((avoir) => avoir.total))
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{solde < 0 ? FACTURE_TEXTS.aRendre : FACTURE_TEXTS.reste}</dt>
        <dd>{formaterMontant(centimes(Math.abs(solde)))}</dd>
      </div>
      <div>
        <dt>{FACTURE_TEXTS.total}</dt>
        <dd>{formaterMontant(total)}</dd>
      </div>
      {regle === 0 ? null : (
        <div>
          <dt>{FACTURE_TEXTS.paye}</dt>
          <dd>{formaterMontant(regle)}</dd>
        </div>
      )}
      {credite === 0 ? null : (
        <div>
          <dt>{FACTURE_TEXTS.credite}</dt>
          <dd>{formaterMontant(credite)}</dd>
        </div>
      )}
    </dl>
  )
}

const datesDe = ({ date, dateExecution, echeance, lignes, lieu }: FactureReply): string =>
  [
    emiseLeTexte(formaterDate(date)),
    (estDeFraisSeuls(lignes) ? fraisDuTexte : executeeLeTexte)(formaterDate(dateExecution)),
    lieuTexte(lieu),
    echeance === date ? A_RECEPTION : echeanceTexte(formaterDate(echeance)),
  ].join(' · ')

const Detail = ({ facture: { lignes, total, acomptes, accordDepassement } }: Pick<Props, 'facture'>) => (
  <details>
    <summary className={styles['fold']}>{FACTURE_TEXTS.voirLignes}</summary>
    <Lignes
      lignes={lignes}
      total={{ libelle: FACTURE_TEXTS.total, montant: total }}
      suite={deductions(total, acomptes)}
    />
    {accordDepassement === '' ? null : <p className={styles['soft']}>{accordTexte(accordDepassement)}</p>}
  </details>
)

/** An invoice and everything that may follow it. */
export const FactureCarte = ({ facture, transmission, onFacture }: Props) => {
  const { raisonSociale, siren } = facture.client
  return (
    <div className={styles['invoice']}>
      <p className={styles['soft']}>
        {datesDe(facture)}
        {raisonSociale === null || siren === null ? null : ` · ${sirenTexte(raisonSociale, siren)}`}
      </p>
      <Sommes facture={facture} />
      <Detail facture={facture} />
      <DocumentsFacture facture={facture} transmission={transmission} />
      <Reglements facture={facture} onFacture={onFacture} />
      <Avoirs facture={facture} onFacture={onFacture} />
      <p className={styles['soft']}>{termeTexte(facture.conservation)}</p>
    </div>
  )
}
