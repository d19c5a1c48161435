import { useSite } from '../../app/site.ts'
import { Head } from '../../components/head.tsx'
import { mentionsLegales } from '../../contents/legal/mentions-legales.ts'
import { LEGAL_DESCRIPTIONS } from '../../contents/legal/page-texts.ts'
import { TexteLegal } from './texte-legal.tsx'

export const MentionsPage = () => {
  const texte = mentionsLegales(useSite().entreprise)
  return (
    <>
      <Head title={texte.titre} description={LEGAL_DESCRIPTIONS.mentions} canonical="/mentions-legales" />
      <TexteLegal texte={texte} />
    </>
  )
}
