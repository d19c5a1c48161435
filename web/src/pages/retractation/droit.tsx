import { FORMULAIRE_DE_RETRACTATION } from '#domain/conditions/formulaire-de-retractation'
import { Link } from '../../app/router.ts'
import { useSite } from '../../app/site.ts'
import { DROIT_TEXTS as TEXTS } from '../../contents/retractation-texts.ts'
import styles from './retractation.module.css'

const PARTIES = [
  { titre: TEXTS.qui, textes: TEXTS.quiTexte },
  { titre: TEXTS.quand, textes: TEXTS.quandTexte },
  { titre: TEXTS.commence, textes: TEXTS.commenceTexte },
]

/** Who has the right, until when, what it costs, and the other ways to use it. */
export const Droit = () => {
  const { nom, email, adresse, codePostal, ville } = useSite().entreprise
  return (
    <div className={styles['aside']}>
      {PARTIES.map(({ titre, textes }) => (
        <section key={titre} className={styles['part']}>
          <h2>{titre}</h2>
          {textes.map((texte) => (
            <p key={texte}>{texte}</p>
          ))}
        </section>
      ))}
      <section className={styles['part']}>
        <h2>{TEXTS.autrement}</h2>
        <p>{TEXTS.autrementTexte}</p>
        <p>
          <a href={`mailto:${email}`} className={styles['mail']}>
            {email}
          </a>
          <br />
          {nom}, {adresse}, {codePostal} {ville}
        </p>
        <p>
          <a href={FORMULAIRE_DE_RETRACTATION}>{TEXTS.formulairePdf}</a>
        </p>
        <p>
          <Link to="/conditions-generales#duree">{TEXTS.conditions}</Link>
        </p>
      </section>
    </div>
  )
}
