import { useSite } from '../../app/site.ts'
import { Head } from '../../components/head.tsx'
import { LEGAL_DESCRIPTIONS } from '../../contents/legal/page-texts.ts'
import { politiqueConfidentialite } from '../../contents/legal/politique-confidentialite.ts'
import { TexteLegal } from './texte-legal.tsx'

/** `https://tile.example/{z}/…` is served by `tile.example`. */
const hostOf = (url: string): string => url.replace(/^https?:\/\/(?:\{s\}\.)?/, '').replace(/\/.*$/, '')

export const ConfidentialitePage = () => {
  const { entreprise, tuiles } = useSite()
  const texte = politiqueConfidentialite(entreprise, tuiles === null ? null : hostOf(tuiles.url))
  return (
    <>
      <Head
        title={texte.titre}
        description={LEGAL_DESCRIPTIONS.confidentialite}
        canonical="/politique-confidentialite"
      />
      <TexteLegal texte={texte} />
    </>
  )
}
