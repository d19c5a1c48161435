import { scrollBehavior } from '../browser/scroll-behavior.ts'
import { Icon } from '../components/icon.tsx'
import { FOOTER_TEXTS } from '../contents/chrome-texts.ts'
import styles from './scroll-buttons.module.css'

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: scrollBehavior() })

/** The focus follows, or the next press of a key would jump back to the foot. */
const toTop = (): void => {
  scrollTo(0)
  document.getElementById('contenu')?.focus({ preventScroll: true })
}

const Arrow = ({ d }: { readonly d: string }) => (
  <Icon box={20} stroke={2}>
    <path d={d} />
  </Icon>
)

/** Scroll to the top and to the bottom of the page: in the margin of a wide screen, else in the footer. */
export const ScrollButtons = () => (
  <div className={styles['buttons']}>
    <button type="button" onClick={toTop}>
      <Arrow d="M10 16V4M5 9l5-5 5 5" />
      <span>{FOOTER_TEXTS.haut}</span>
    </button>
    <button type="button" onClick={() => scrollTo(document.documentElement.scrollHeight)}>
      <Arrow d="M10 4v12M5 11l5 5 5-5" />
      <span>{FOOTER_TEXTS.bas}</span>
    </button>
  </div>
)
