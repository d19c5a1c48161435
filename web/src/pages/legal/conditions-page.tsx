import { conditionsGenerales } from '#domain/conditions/conditions-generales'
import { useSite } from '../../app/site.ts'
import { Button } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { LEGAL_DESCRIPTIONS, LEGAL_TEXTS, COPIE_DESACTIVEE } from '../../contents/legal/page-texts.ts'
import { TexteLegal } from './texte-legal.tsx'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './legal.module.css'

const Tools = () => (
  <div className={styles['tools']}>
    <h2 className="visually-hidden">{LEGAL_TEXTS.outils}</h2>
    <a href="/conditions-generales.pdf" download>
      {LEGAL_TEXTS.pdf}
    </a>
    <Button onClick={() => window.print()}>{LEGAL_TEXTS.imprimer}</Button>
    <p>{LEGAL_TEXTS.copieAide}</p>
  </div>
)

/** The general terms can be downloaded or printed, as the law requires. */
export const ConditionsPage = () => {
  const texte = conditionsGenerales(useSite().entreprise)
  return (
    <>
      <Head title={texte.titre} description={LEGAL_DESCRIPTIONS.conditions} canonical="/conditions-generales" />
      <TexteLegal texte={texte} tools={<Tools />} Frame={CopyGuard} />
    </>
  )
}

const RIGHT_BUTTON = 2

/** The menu key and the keyboard's shortcut open the same menu: they are let through. */
const refuseRightClick = (event: MouseEvent): void => {
  if (event.button === RIGHT_BUTTON) event.preventDefault()
}

/** A selection may begin outside the text, so the whole document is listened to. */
const touches = (text: Element | null): boolean => {
  const selection = document.getSelection()
  return text !== null && selection !== null && selection.containsNode(text, true)
}

/**
 * No selection by mouse, no right click, a copy gives 'Copie désactivée'. Keyboards
 * and screen readers are left alone.
 */
const CopyGuard = ({ children }: { readonly children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const replace = (event: ClipboardEvent): void => {
      if (!touches(ref.current) || event.clipboardData === null) return
      event.clipboardData.setData('text/plain', COPIE_DESACTIVEE)
      event.preventDefault()
      setRefused(true)
    }
    document.addEventListener('copy', replace)
    return () => document.removeEventListener('copy', replace)
  }, [])
  return (
    <div ref={ref} className={styles['guarded']} onContextMenu={refuseRightClick}>
      {children}
      <output className="visually-hidden">{refused ? COPIE_DESACTIVEE : ''}</output>
    </div>
  )
}
