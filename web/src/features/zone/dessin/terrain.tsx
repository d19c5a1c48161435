import { CONTOUR_JURA } from './contour-jura.ts'
import { LACS, RIVIERES } from './eaux.ts'
import { projeter, type Trace } from './projection.ts'
import { ETANGS, REBORDS, SAPINS, VIGNES } from './relief.ts'
import { hachures, trait } from './trait.ts'
import styles from './zone-drawing.module.css'

const JURA = trait(CONTOUR_JURA, true)

const EAUX_COURANTES = RIVIERES.map((riviere) => trait(riviere)).join('')

const LAC = LACS.map((lac) => trait(lac, true)).join('')

const LIGNES = REBORDS.map((rebord) => trait(rebord)).join('')

const PENTES = REBORDS.map((rebord) => hachures(rebord, 5, 7)).join('')

/** One small shape at each place, as one path. */
const semer = (lieux: Trace, forme: string): string =>
  lieux
    .map(([lat, lng]) => projeter({ lat, lng }))
    .map(({ x, y }) => `M${x} ${y}${forme}`)
    .join('')

const SAPIN = semer(SAPINS, 'l-5 0 3.4-5h-2l4-6 4 6h-2l3.4 5h-5v3.5')

const VIGNE = semer(
  VIGNES,
  'v-6m-2.500 2.200 2.500 2.200 2.500-2.200m3.500 1.600v-6m-2.500 2.200 2.500 2.200 2.500-2.200',
)

const ETANG = semer(ETANGS, 'h9m-12 3h10')

/** The ground of the drawing: the department, its waters, the edges of its plateaus, its firs and its vines. */
export const Terrain = () => (
  <>
    <clipPath id="zone-jura">
      <path d={JURA} />
    </clipPath>
    <path className={styles['pays']} d={JURA} />
    <path className={styles['lisere']} d={JURA} clipPath="url(#zone-jura)" />
    <path className={styles['lac']} d={LAC} />
    <path className={styles['eau']} d={EAUX_COURANTES} />
    <path className={styles['etang']} d={ETANG} />
    <path className={styles['pente']} d={PENTES} />
    <path className={styles['rebord']} d={LIGNES} />
    <path className={styles['vigne']} d={VIGNE} />
    <path className={styles['sapin']} d={SAPIN} />
    <path className={styles['repentir']} d={JURA} />
    <path className={styles['contour']} d={JURA} />
  </>
)
