import { Button } from '../../components/button.tsx'
import { MODELES } from './modeles.ts'
import { FIL_TEXTS } from './texts.ts'
import dossier from '../communs/dossier.module.css'
import styles from './fil.module.css'

/** Canned answers, out of the way until they are wanted. */
export const Modeles = ({ onChoisir }: { readonly onChoisir: (texte: string) => void }) => (
  <details className={styles['models']}>
    <summary>{FIL_TEXTS.modeles}</summary>
    <p className={dossier['soft']}>{FIL_TEXTS.modelesAide}</p>
    <ul>
      {MODELES.map(({ titre, texte }) => (
        <li key={titre}>
          <Button onClick={() => onChoisir(texte)}>{titre}</Button>
        </li>
      ))}
    </ul>
  </details>
)
