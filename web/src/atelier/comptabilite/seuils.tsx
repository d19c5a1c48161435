import type { ComptabiliteReply } from '#adapters/http/contract/routes/comptabilite'
import { Sign, type SignKind } from '../../components/sign.tsx'
import {
  ASSIETTE_TEXTS,
  COMPTABILITE_TEXTS,
  NIVEAU_TEXTS,
  SEUIL_TEXTS,
  prevuTexte,
  progresTexte,
  projectionTexte,
} from './texts.ts'
import styles from './comptabilite.module.css'

type UnSeuil = ComptabiliteReply['seuils'][number]

const SIGNES: Readonly<Record<UnSeuil['niveau'], SignKind>> = { loin: 'success', proche: 'warning', atteint: 'error' }

const Seuil = ({
  code,
  assiette,
  montant,
  encaisse,
  part,
  niveau,
  projection,
  prevuLe,
  fondement,
  aConfirmer,
}: UnSeuil) => (
  <li className={styles['ceiling']} data-niveau={niveau}>
    <h3>
      {SEUIL_TEXTS[code]}, {ASSIETTE_TEXTS[assiette]}
    </h3>
    <p>{progresTexte(encaisse, montant, part)}</p>
    <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" className={styles['rest']} />
      <rect width={Math.min(1, part) * 100} height="6" className={styles['done']} />
    </svg>
    <p className={styles['level']}>
      <Sign kind={SIGNES[niveau]} /> {NIVEAU_TEXTS[niveau]}
    </p>
    {projection < 0 ? null : (
      <p className={styles['soft']}>
        {projectionTexte(projection)} {prevuLe === null ? null : prevuTexte(prevuLe)}
      </p>
    )}
    <p className={styles['soft']}>
      {fondement}. {aConfirmer ? COMPTABILITE_TEXTS.aConfirmer : null}
    </p>
  </li>
)

/** How near each ceiling of the year is. */
export const Seuils = ({ seuils }: Pick<ComptabiliteReply, 'seuils'>) => (
  <section className={styles['part']}>
    <h2>{COMPTABILITE_TEXTS.seuils}</h2>
    <p className={styles['soft']}>{COMPTABILITE_TEXTS.seuilsAide}</p>
    <ul className={styles['ceilings']}>
      {seuils.map((seuil) => (
        <Seuil key={`${seuil.code} ${seuil.assiette}`} {...seuil} />
      ))}
    </ul>
  </section>
)
