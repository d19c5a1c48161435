import { formaterMontant } from '#domain/shared/montant'
import { KM_OFFERTS, PRIX_DU_KM } from '#domain/tarification/frais-deplacement'
import { BASE_VILLE } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import { prixDuKm, ZONE_TEXTS, zoneLegende } from '../../../contents/zone-texts.ts'
import styles from '../zone.module.css'

/** What the drawing says, in words; every kilometre and price comes from the domain. */
export const LEGENDE = zoneLegende(BASE_VILLE, RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM, KM_OFFERTS)

const Signe = ({ className }: { readonly className: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 28 16"
    width="28"
    height="16"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M2 14C7 0 21 0 26 14" />
  </svg>
)

/** Both circles in words, then what travelling costs. */
export const Legende = () => (
  <ul className={styles['legende']}>
    <li>
      <Signe className={styles['bleu']} />
      <span>
        <strong>{ZONE_TEXTS.legendeBleue}</strong>, {LEGENDE.bleu}
      </span>
    </li>
    <li>
      <Signe className={styles['rouge']} />
      <span>
        <strong>{ZONE_TEXTS.legendeRouge}</strong>, {LEGENDE.rouge}
      </span>
    </li>
    <li>
      <svg className={styles['base']} viewBox="0 0 28 16" width="28" height="16" aria-hidden="true" focusable="false">
        <circle cx="14" cy="8" r="6" />
      </svg>
      <span>
        <strong>{LEGENDE.offert}</strong>
        {prixDuKm(formaterMontant(PRIX_DU_KM))}
      </span>
    </li>
  </ul>
)
