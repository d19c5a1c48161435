import { useRef, useSyncExternalStore } from 'react'
import type { SiteData } from '#adapters/http/contract/pages'
import type { Lieu } from '#domain/zone/zone-intervention'
import { useSite } from '../../../app/site.ts'
import { Button } from '../../../components/button.tsx'
import { quiAServiTexte, quiSertTexte, ZONE_TEXTS } from '../../../contents/zone-texts.ts'
import { Legende } from './legende.tsx'
import { type EtatCarte, useCarte } from './use-carte.ts'
import { ZoneDrawing } from '../dessin/zone-drawing.tsx'
import styles from '../zone.module.css'

/** The host that sends the tiles, as the visitor may know it. */
const hoteDe = (url: string): string => /^https?:\/\/([^/]+)/.exec(url.replace('{s}.', ''))?.[1] ?? url

const phraseDe = (etat: EtatCarte, tuiles: SiteData['tuiles']): string => {
  if (tuiles === null) return ZONE_TEXTS.sansTuiles
  if (etat === 'panne') return ZONE_TEXTS.panne
  if (etat === 'ouverture') return ZONE_TEXTS.ouverture
  const hote = hoteDe(tuiles.url)
  return etat === 'carte' ? quiAServiTexte(hote) : quiSertTexte(hote)
}

const rienAEcouter = () => () => undefined

/** Whether the page answers yet: a button that would do nothing is not shown, its place is kept. */
const useVivant = (): boolean =>
  useSyncExternalStore(
    rienAEcouter,
    () => true,
    () => false,
  )

/** The zone, drawn at once. The detailed map takes the same box, and gives it back when no tile comes. */
export const CarteZone = ({ lieu }: { readonly lieu: Lieu | null }) => {
  const { tuiles } = useSite()
  const boite = useRef<HTMLElement>(null)
  const { etat, basculer } = useCarte(boite, tuiles, lieu)
  const vivant = useVivant()
  const ouverte = etat === 'ouverture' || etat === 'carte'
  return (
    <figure className={styles['figure']} aria-label={ZONE_TEXTS.carteTitre}>
      <div className={styles['boite']}>
        <ZoneDrawing lieu={lieu} />
        <section
          ref={boite}
          className={styles['carte']}
          data-etat={etat}
          aria-label={ZONE_TEXTS.carteRegion}
          hidden={!ouverte}
        />
      </div>
      <figcaption className={styles['texte']}>
        <Legende />
        {tuiles === null ? null : (
          <div className={styles['bascule']}>
            {vivant ? <Button onClick={basculer}>{ouverte ? ZONE_TEXTS.revenir : ZONE_TEXTS.afficher}</Button> : null}
          </div>
        )}
        <p className={styles['note']} aria-live="polite">
          {phraseDe(etat, tuiles)}
        </p>
      </figcaption>
    </figure>
  )
}
