import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { avoirNumeroTexte, factureDAcompteNumeroTexte } from '../../../contents/mes-factures-texts.ts'
import { acompteTexte, REGLEMENT_TEXTS, tropVerseTexte } from '../../../contents/prestations-texts.ts'
import { recuDeTrop, resteARegler } from '../../../features/suivi/acomptes.ts'
import { BoutonTelecharger } from './bouton-telecharger.tsx'
import styles from './reglement.module.css'

type Props = { readonly prestation: PrestationDuClientReply }

/** What becomes of it; the card itself says it of an order that was cancelled. */
const suite = (prestation: PrestationDuClientReply): readonly string[] => {
  if (prestation.statut === 'annulé') return []
  const trop = recuDeTrop(prestation)
  return [
    resteARegler(prestation) === 0 ? REGLEMENT_TEXTS.regle : REGLEMENT_TEXTS.deduit,
    ...(trop === 0 ? [] : [tropVerseTexte(formaterMontant(trop))]),
  ]
}

/** What was received before the invoice, and given back. */
export const Acomptes = ({ prestation }: Props) => {
  const { id, acomptes } = prestation
  return acomptes.length === 0 ? null : (
    <section aria-labelledby={`acomptes-${id}`} className={styles['payment']}>
      <h4 id={`acomptes-${id}`} className={styles['title']}>
        {REGLEMENT_TEXTS.acomptes}
      </h4>
      <ul>
        {acomptes.map(({ le, mode, montant, piece }, rang) => (
          // Two may be alike in everything.
          <li key={`${rang} ${le}`}>
            {acompteTexte(montant < 0, formaterDate(le), mode, formaterMontant(centimes(Math.abs(montant))))}
            {piece === null ? null : (
              <BoutonTelecharger document={{ genre: 'piece_pdf', numero: piece }}>
                {(montant < 0 ? avoirNumeroTexte : factureDAcompteNumeroTexte)(piece)}
              </BoutonTelecharger>
            )}
          </li>
        ))}
      </ul>
      {suite(prestation).map((phrase) => (
        <p key={phrase}>{phrase}</p>
      ))}
    </section>
  )
}
