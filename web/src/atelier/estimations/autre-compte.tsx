import { useEffect, useRef } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import { Notice } from '../../components/notice.tsx'
import { autreCompteTexte, FICHE_ESTIMATION_TEXTS } from './texts.ts'
import type { AutreCompte as Autre, CompteConfirme } from './use-compte-confirme.ts'

type Demande = Pick<CompteConfirme, 'confirmer'> & { readonly erreur: string | undefined }

type Props = Demande & { readonly autre: Autre }

/** It appears above the button that was pressed, and pushes it away: one sees it whole. */
const Question = ({ autre: { nom, confirme }, confirmer, erreur }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // Some browsers answer a promise, which is nothing to clean up with.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Notice kind="warning" live title={autreCompteTexte(nom)}>
        <p>{FICHE_ESTIMATION_TEXTS.autreCompteAide}</p>
        <Checkbox
          name="compteConfirme"
          label={FICHE_ESTIMATION_TEXTS.compteConfirme}
          error={erreur}
          checked={confirme}
          onChange={({ target }) => confirmer(target.checked)}
        />
      </Notice>
    </div>
  )
}

/** The order would be seen by whoever has that account: the owner says whether it is right. */
export const AutreCompte = ({ autre, ...demande }: Demande & Pick<CompteConfirme, 'autre'>) =>
  autre === null ? null : <Question key={autre.email} autre={autre} {...demande} />
