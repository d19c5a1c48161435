import { BASE_VILLE } from '#domain/zone/coordonnees'
import { formaterMontant } from '#domain/shared/montant'
import { formaterNombre } from '#domain/shared/nombre'
import type { Deplacement } from '#domain/tarification/estimation'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { CALCUL_TEXTS, COMMANDER_TEXTS } from '../../../contents/commander-texts.ts'
import { derivationDeplacement } from '../../../features/commande/derivation.ts'
import type { Calcul } from '../../../features/commande/use-deplacement.ts'
import { HorsZone } from '../echec-notice.tsx'
import styles from './informations.module.css'

const Resultat = ({ deplacement }: { readonly deplacement: Deplacement }) => (
  <>
    <p className={styles['fee']}>
      <strong>
        {deplacement.montant === 0
          ? CALCUL_TEXTS.offert
          : `${CALCUL_TEXTS.frais} ${formaterMontant(deplacement.montant)}`}
      </strong>{' '}
      <span>
        {formaterNombre(deplacement.distanceKm)}&nbsp;km {CALCUL_TEXTS.depuis} {BASE_VILLE}
      </span>
    </p>
    <p className={styles['derivation']}>{derivationDeplacement(deplacement)}</p>
    {deplacement.approximatif ? <p>{CALCUL_TEXTS.aConfirmer}</p> : null}
    {deplacement.zoneAVerifier ? <p>{CALCUL_TEXTS.zoneAVerifier}</p> : null}
  </>
)

const Erreur = ({ onReessayer }: { readonly onReessayer: () => void }) => (
  <Notice kind="warning" title={CALCUL_TEXTS.erreur}>
    <p>{CALCUL_TEXTS.manuel}</p>
    <div>
      <Button onClick={onReessayer}>{COMMANDER_TEXTS.reessayer}</Button>
    </div>
  </Notice>
)

const Corps = ({ calcul, onReessayer }: Props) => {
  switch (calcul.genre) {
    case 'inactif':
      return <p className={styles['quiet']}>{CALCUL_TEXTS.attente}</p>
    case 'en_cours':
      return <p className={styles['quiet']}>{CALCUL_TEXTS.enCours}</p>
    case 'connu':
      return <Resultat deplacement={calcul.deplacement} />
    case 'hors_zone':
      return <HorsZone message={calcul.message} />
    case 'erreur':
      return <Erreur onReessayer={onReessayer} />
  }
}

type Props = { readonly calcul: Calcul; readonly onReessayer: () => void }

/** The live travel calculator, section 5; its place is kept so that nothing jumps when the fee comes. */
export const Calculateur = (props: Props) => (
  <section className={styles['calculator']} aria-label={CALCUL_TEXTS.titre} aria-live="polite">
    <Corps {...props} />
  </section>
)
