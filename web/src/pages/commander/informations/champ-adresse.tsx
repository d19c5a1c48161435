import { useState } from 'react'
import { Combobox } from '../../../components/combobox.tsx'
import { CHAMPS_TEXTS } from '../../../contents/commander-texts.ts'
import { useSuggestions } from '../../../features/commande/use-suggestions.ts'
import type { ChampsProps } from './champs.ts'

/** The street, with suggestions; choosing one fills the postcode and the town too. */
export const ChampAdresse = ({ saisie, erreurs, changer }: ChampsProps) => {
  const [recherche, setRecherche] = useState('')
  const suggestions = useSuggestions(recherche, saisie.codePostal)
  return (
    <Combobox
      name="adresse"
      label={CHAMPS_TEXTS.adresse}
      help={saisie.modalite === 'a_distance' ? CHAMPS_TEXTS.adresseADistance : CHAMPS_TEXTS.adresseAide}
      error={erreurs.adresse}
      autoComplete="street-address"
      value={saisie.adresse}
      suggestions={suggestions.map(({ label, name, postcode, city }) => ({
        key: label,
        label: name,
        detail: `${postcode} ${city}`,
      }))}
      onType={(adresse) => {
        setRecherche(adresse)
        changer({ adresse })
      }}
      onChoose={({ key }) => {
        const choisie = suggestions.find(({ label }) => label === key)
        setRecherche('')
        if (choisie !== undefined) {
          changer({ adresse: choisie.name, codePostal: choisie.postcode, ville: choisie.city })
        }
      }}
    />
  )
}
