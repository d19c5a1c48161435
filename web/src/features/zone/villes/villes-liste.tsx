import { formaterMontant, formaterNombre } from '#domain/shared/montant'
import { RAYON_INTERVENTION_KM } from '#domain/zone/rayons'
import { bandesTextes, ZONE_TEXTS } from '../../../contents/zone-texts.ts'
import { classerParBande, MI_CHEMIN_KM, type VilleSituee } from './bandes.ts'
import { VILLES_DE_LA_ZONE } from './villes-de-la-zone.ts'
import styles from '../zone.module.css'

const BANDES = classerParBande(VILLES_DE_LA_ZONE)

const TITRES = bandesTextes(MI_CHEMIN_KM, RAYON_INTERVENTION_KM)

const Ligne = ({ nom, frais }: VilleSituee) => (
  <tr>
    <th scope="row">{nom}</th>
    <td>{formaterNombre(frais.distanceKm)}&nbsp;km</td>
    <td>{frais.montant === 0 ? ZONE_TEXTS.offert : formaterMontant(frais.montant)}</td>
  </tr>
)

/** The towns in words, for whoever does not see the drawing, and for everybody who looks for a price. */
export const VillesListe = () => (
  <div className={styles['villes']}>
    {BANDES.map(({ bande, villes }) => (
      <table key={bande} className={styles['bande']}>
        <caption>{TITRES[bande]}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{ZONE_TEXTS.commune}</th>
            <th scope="col">{ZONE_TEXTS.distance}</th>
            <th scope="col">{ZONE_TEXTS.deplacement}</th>
          </tr>
        </thead>
        <tbody>
          {villes.map((ville) => (
            <Ligne key={ville.nom} {...ville} />
          ))}
        </tbody>
      </table>
    ))}
  </div>
)
