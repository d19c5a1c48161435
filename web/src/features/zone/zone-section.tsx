import { useState } from 'react'
import type { Lieu } from '#domain/zone/zone-intervention'
import { VERIFIER_TEXTS, ZONE_TEXTS } from '../../contents/zone-texts.ts'
import { CarteZone } from './carte/carte-zone.tsx'
import { LEGENDE } from './carte/legende.tsx'
import { VerifierCommune } from './verification/verifier-commune.tsx'
import { VillesListe } from './villes/villes-liste.tsx'
import styles from './zone.module.css'

/** Where the business travels: drawing, check and list. */
export const ZoneSection = () => {
  const [lieu, setLieu] = useState<Lieu | null>(null)
  return (
    <section id="zone" tabIndex={-1} aria-labelledby="zone-titre" className={styles['zone']}>
      <div className={styles['entete']}>
        <h2 id="zone-titre">{ZONE_TEXTS.titre}</h2>
        <p className={styles['chapeau']}>{LEGENDE.chapeau}</p>
      </div>
      <CarteZone lieu={lieu} />
      <div className={styles['cote']}>
        <h3>{VERIFIER_TEXTS.titre}</h3>
        <VerifierCommune onLieu={setLieu} />
      </div>
      <div className={styles['communes']}>
        <h3>{ZONE_TEXTS.villesTitre}</h3>
        <VillesListe />
        <p className={styles['note']}>{ZONE_TEXTS.villesNote}</p>
      </div>
    </section>
  )
}
