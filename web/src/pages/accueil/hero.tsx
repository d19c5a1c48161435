import { useSite } from '../../app/site.ts'
import { AnchorLink } from '../../components/anchor-link.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { ACCUEIL_TEXTS } from '../../contents/accueil-texts.ts'
import { AtelierDrawing } from '../../drawings/atelier-drawing.tsx'
import { LogoMark } from '../../drawings/logo-mark.tsx'
import styles from './hero.module.css'

/** Ways down the page; their targets are anchors of the specification, but for the last. */
const SOMMAIRE = [
  { to: 'comment', texte: ACCUEIL_TEXTS.versComment },
  { to: 'apropos', texte: ACCUEIL_TEXTS.versApropos },
  { to: 'zone', texte: ACCUEIL_TEXTS.versZone },
] as const

const Sommaire = () => (
  <nav aria-label={ACCUEIL_TEXTS.sommaire}>
    <ul className={styles['jumps']}>
      {SOMMAIRE.map(({ to, texte }) => (
        <li key={to}>
          <AnchorLink to={to}>{texte}</AnchorLink>
        </li>
      ))}
    </ul>
  </nav>
)

/** Logo, title, subtitle, and where to go. */
export const Hero = () => (
  <div className={styles['hero']}>
    <div className={styles['text']}>
      <LogoMark className={styles['logo']} />
      <h1 className={styles['title']}>{ACCUEIL_TEXTS.titre}</h1>
      <p className={styles['lead']}>{ACCUEIL_TEXTS.chapeau}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/services" variant="primary">
          {ACCUEIL_TEXTS.services}
        </ButtonLink>
        <p>
          {ACCUEIL_TEXTS.appel} <PhoneLink telephone={useSite().entreprise.telephone} />
        </p>
      </div>
      <Sommaire />
    </div>
    <AtelierDrawing className={styles['picture']} />
  </div>
)
