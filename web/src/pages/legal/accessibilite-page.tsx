import { useSite } from '../../app/site.ts'
import { Head } from '../../components/head.tsx'
import { accessibilite } from '../../contents/legal/accessibilite.ts'
import { LEGAL_DESCRIPTIONS } from '../../contents/legal/page-texts.ts'
import { TexteLegal } from './texte-legal.tsx'

/** What is done for everybody to be able to use the site, and what is not known. */
export const AccessibilitePage = () => {
  const texte = accessibilite(useSite().entreprise)
  return (
    <>
      <Head title={texte.titre} description={LEGAL_DESCRIPTIONS.accessibilite} canonical="/accessibilite" />
      <TexteLegal texte={texte} />
    </>
  )
}
