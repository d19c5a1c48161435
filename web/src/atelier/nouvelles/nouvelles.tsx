import { useCallback, useState } from 'react'
import type { NouvelleReply } from '#adapters/http/contract/routes/aujourdhui'
import { ButtonLink } from '../../components/button.tsx'
import { Toast } from '../../components/toast.tsx'
import { etAutres, nouvelleTexte, NOUVELLES_TEXTS } from './texts.ts'
import { estAAnnoncer, lieuDeNouvelle } from './est-a-annoncer.ts'
import { useQuandNouvelle } from './queries.ts'

const texteDe = ([derniere, ...autres]: readonly NouvelleReply[]): string | null => {
  if (derniere === undefined) return null
  return autres.length === 0 ? nouvelleTexte(derniere) : `${nouvelleTexte(derniere)}, ${etAutres(autres.length)}`
}

/** What came while one works, the newest first: not what one did here, nor what one is looking at. */
export const Nouvelles = () => {
  const [venues, setVenues] = useState<readonly NouvelleReply[]>([])
  useQuandNouvelle(
    (nouvelle) => (estAAnnoncer(nouvelle, window.location) ? setVenues((avant) => [nouvelle, ...avant]) : undefined),
    true,
  )
  const fermer = useCallback(() => setVenues([]), [])
  const [derniere] = venues
  return (
    <Toast label={NOUVELLES_TEXTS.titre} text={texteDe(venues)} close={NOUVELLES_TEXTS.fermer} onClose={fermer}>
      {derniere === undefined ? null : (
        <ButtonLink variant="quiet" to={lieuDeNouvelle(derniere)} onClick={fermer}>
          {NOUVELLES_TEXTS.voir}
        </ButtonLink>
      )}
    </Toast>
  )
}
