import type { DateCivile } from '#domain/calendrier/date-civile'
import { cleanText } from '#domain/shared/clean'
import { composerDevis } from '#domain/devis/devis'
import type { Estimation } from '#domain/tarification/estimation'
import { useSite } from '../../../app/site.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { DEVIS_TEXTS, ESTIMATION_TEXTS } from '../../../contents/estimation-texts.ts'
import type { SaisieVerifiee } from '../../../features/commande/verifier-saisie.ts'
import styles from './apercu.module.css'
import { DevisFeuille } from './devis-feuille.tsx'

type Props = {
  readonly ouvert: boolean
  readonly onFermer: () => void
  readonly verifiee: SaisieVerifiee
  readonly estimation: Estimation
  readonly description: string
  readonly aujourdHui: DateCivile
}

/** The quote before it is ordered: no number, no reference. */
export const ApercuDevis = ({ ouvert, onFermer, verifiee, estimation, description, aujourdHui }: Props) => {
  const { entreprise } = useSite()
  const devis = composerDevis({
    numero: null,
    reference: null,
    emisLe: aujourdHui,
    entreprise,
    client: verifiee.contact,
    acheteur: verifiee.acheteur,
    adresse: verifiee.adresse,
    creneau: verifiee.creneau,
    description: cleanText(description),
    estimation,
  })
  return (
    <Dialog open={ouvert} title={DEVIS_TEXTS.titre} onClose={onFermer}>
      {ouvert ? <DevisFeuille devis={devis} /> : null}
      <div className={styles['actions']}>
        <Button onClick={() => window.print()}>{ESTIMATION_TEXTS.imprimer}</Button>
      </div>
    </Dialog>
  )
}
