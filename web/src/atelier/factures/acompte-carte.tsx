import type { FactureDAcompteReply, TransmissionReply } from '#adapters/http/contract/values/facture-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { additionner, formaterMontant } from '#domain/shared/montant'
import { FACTURE_D_ACOMPTE_TEXTS } from '../prestations/acomptes/texts.ts'
import { emiseLeTexte, FACTURE_TEXTS, sirenTexte } from './texts.ts'
import { MODES_DE_REGLEMENT } from '../communs/reglements-texts.ts'
import { termeTexte } from '../communs/terme-texts.ts'
import { AvoirsListe } from './avoirs-liste.tsx'
import { DocumentsFacture } from './documents.tsx'
import styles from './facture.module.css'
import { Lignes } from './lignes.tsx'

type Props = { readonly facture: FactureDAcompteReply; readonly transmission: TransmissionReply | null }

const Sommes = ({ facture: { total, totalDevis, avoirs, recu } }: Pick<Props, 'facture'>) => {
  const rendu = additionner(...avoirs.map((avoir) => avoir.total))
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{FACTURE_D_ACOMPTE_TEXTS.total}</dt>
        <dd>{formaterMontant(total)}</dd>
      </div>
      <div>
        <dt>
          {FACTURE_D_ACOMPTE_TEXTS.recu} {formaterDate(recu.le)}
        </dt>
        <dd>{MODES_DE_REGLEMENT[recu.mode]}</dd>
      </div>
      {rendu === 0 ? null : (
        <div>
          <dt>{FACTURE_D_ACOMPTE_TEXTS.rendu}</dt>
          <dd>{formaterMontant(rendu)}</dd>
        </div>
      )}
      <div>
        <dt>{FACTURE_D_ACOMPTE_TEXTS.prixConvenu}</dt>
        <dd>{formaterMontant(totalDevis)}</dd>
      </div>
    </dl>
  )
}

/** An invoice for a deposit and what may follow it: it was paid before, and is credited with the entry it is for. */
export const AcompteCarte = ({ facture, transmission }: Props) => {
  const { date, client, lignes, total, avoirs, conservation } = facture
  const { raisonSociale, siren } = client
  return (
    <div className={styles['invoice']}>
      <p className={styles['soft']}>
        {emiseLeTexte(formaterDate(date))}
        {raisonSociale === null || siren === null ? null : ` · ${sirenTexte(raisonSociale, siren)}`}
      </p>
      <Sommes facture={facture} />
      <details>
        <summary className={styles['fold']}>{FACTURE_TEXTS.voirLignes}</summary>
        <Lignes lignes={lignes} total={{ libelle: FACTURE_TEXTS.total, montant: total }} />
      </details>
      <DocumentsFacture facture={facture} transmission={transmission} />
      {avoirs.length === 0 ? null : (
        <div className={styles['part']}>
          <h3>{FACTURE_TEXTS.avoirs}</h3>
          <AvoirsListe avoirs={avoirs} />
        </div>
      )}
      <p className={styles['soft']}>{FACTURE_D_ACOMPTE_TEXTS.suite}</p>
      <p className={styles['soft']}>{termeTexte(conservation)}</p>
    </div>
  )
}
