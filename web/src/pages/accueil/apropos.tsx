import { useSite } from '../../app/site.ts'
import { ACCUEIL_TEXTS } from '../../contents/accueil-texts.ts'
import { ClasseDrawing } from '../../drawings/classe-drawing.tsx'
import styles from './accueil.module.css'

/** The founder teaches computing in a vocational school. */
export const Apropos = () => (
  <section id="apropos" tabIndex={-1} aria-labelledby="apropos-titre" className={styles['about']}>
    <ClasseDrawing className={styles['aboutPicture']} />
    <div className={styles['aboutText']}>
      <h2 id="apropos-titre">{ACCUEIL_TEXTS.aproposTitre}</h2>
      {ACCUEIL_TEXTS.aproposTextes.map((texte) => (
        <p key={texte}>{texte}</p>
      ))}
      <p className={styles['signature']}>{useSite().entreprise.responsable}</p>
    </div>
  </section>
)
