import { useEffect } from 'react'
import { VILLE_LONGUEUR_MAX, memeVille } from '#domain/client/adresse'
import { type Choice, Select } from '../../../components/select.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { CHAMPS_TEXTS } from '../../../contents/commander-texts.ts'
import { useVilles, type Villes } from '../../../features/commande/use-villes.ts'
import type { ChampsProps } from './champs.ts'

const INVITES: Readonly<Record<Villes['genre'], string>> = {
  attente: CHAMPS_TEXTS.attendreCodePostal,
  en_cours: CHAMPS_TEXTS.chercherVilles,
  connues: CHAMPS_TEXTS.choisirVille,
}

const choixDe = (villes: Villes, ville: string): readonly Choice[] => {
  const noms = villes.genre === 'connues' ? villes.noms : []
  const tous = ville === '' || noms.includes(ville) ? noms : [ville, ...noms]
  return [{ value: '', label: INVITES[villes.genre] }, ...tous.map((nom) => ({ value: nom, label: nom }))]
}

/** The spelling of the list for what is there already, or the only town there is. */
const villeDeLaListe = (noms: readonly string[], ville: string): string | undefined =>
  ville === '' && noms.length === 1 ? noms[0] : noms.find((nom) => memeVille(nom, ville))

/** The town: a list once the postcode is known, a free text when no list comes. */
export const ChampVille = ({ saisie, erreurs, changer }: ChampsProps) => {
  const villes = useVilles(saisie.codePostal)
  const { ville } = saisie
  useEffect(() => {
    const choisie = villes.genre === 'connues' ? villeDeLaListe(villes.noms, ville) : undefined
    if (choisie !== undefined && choisie !== ville) changer({ ville: choisie })
  }, [villes, ville, changer])
  const champ = {
    name: 'ville',
    label: CHAMPS_TEXTS.ville,
    error: erreurs.ville,
    autoComplete: 'address-level2',
    value: ville,
  } as const
  return villes.genre === 'connues' && villes.noms.length === 0 ? (
    <TextField {...champ} maxLength={VILLE_LONGUEUR_MAX} onChange={(event) => changer({ ville: event.target.value })} />
  ) : (
    <Select {...champ} choices={choixDe(villes, ville)} onChange={(event) => changer({ ville: event.target.value })} />
  )
}
