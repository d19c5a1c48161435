import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from '../app/router.ts'
import { Button } from '../components/button.tsx'
import { COOKIE_TEXTS } from '../contents/chrome-texts.ts'
import {
  askWhenNeeded,
  choose,
  currentQuestion,
  type Question,
  subscribe,
} from '../features/consentement/consentement-store.ts'
import styles from './cookie-banner.module.css'
import { useUncovered } from './use-uncovered.ts'

/** Whoever reopens the question is brought to it, then back to where it was asked for. */
const useReturnOfFocus = (question: Question, title: React.RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (question !== 'reopened') return
    const opener = document.activeElement
    title.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [question, title])
}

const Banner = ({ question }: { readonly question: Question }) => {
  const ref = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useReturnOfFocus(question, title)
  useUncovered(ref)
  return (
    <section ref={ref} className={styles['banner']} aria-labelledby="cookies-titre">
      <div className={styles['text']}>
        <h2 id="cookies-titre" ref={title} tabIndex={-1} className={styles['title']}>
          {COOKIE_TEXTS.titre}
        </h2>
        <p>
          {COOKIE_TEXTS.texte} <Link to="/politique-cookies">{COOKIE_TEXTS.politique}</Link>
        </p>
      </div>
      <div className={styles['choices']}>
        <Button onClick={() => choose('accepted')}>{COOKIE_TEXTS.accepter}</Button>
        <Button onClick={() => choose('refused')}>{COOKIE_TEXTS.refuser}</Button>
      </div>
    </section>
  )
}

/** Two equal buttons, over the page without moving it. No answer is a refusal. */
export const CookieBanner = () => {
  const question = useSyncExternalStore(subscribe, currentQuestion, () => 'closed' as const)
  useEffect(askWhenNeeded, [])
  return question === 'closed' ? null : <Banner question={question} />
}
