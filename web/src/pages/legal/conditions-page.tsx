import { conditionsGenerales } from '#domain/conditions/conditions-generales'
import { useSite } from '../../app/site.ts'
import { Button } from '../../components/button.tsx'
import { Head } from '../../components/head.tsx'
import { LEGAL_DESCRIPTIONS, LEGAL_TEXTS } from '../../contents/legal/page-texts.ts'
import { CopyGuard } from './copy-guard.tsx'
import styles from './legal.module.css'
import { TexteLegal } from './texte-legal.tsx'

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
