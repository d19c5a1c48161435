import { useEffect, useState } from 'react'
import type { SuggestionReply } from '#adapters/http/contract/routes/lieux'
import type { Lieu } from '#domain/zone/zone-intervention'
import { useAlive } from '../../../browser/use-alive.ts'
import { Button } from '../../../components/button.tsx'
import { Combobox } from '../../../components/combobox.tsx'
import { Form } from '../../../components/form.tsx'
import { Select } from '../../../components/select.tsx'
import { VERIFIER_TEXTS } from '../../../contents/zone-texts.ts'
import { demandeDe, lireLieu } from './lire-lieu.ts'
import { Reponse } from './reponse.tsx'
import { usePropositions } from './use-propositions.ts'
import { useVerification } from './use-verification.ts'
import styles from '../zone.module.css'

/** A whole town has neither street nor number: its name is not an address. */
const demandeDeProposition = ({ postcode, city, name, street, housenumber }: SuggestionReply) =>
  demandeDe(postcode, city, street === '' && housenumber === '' ? '' : name)

const CHAMP = 'lieu'

/** What was typed into the server's page before its script came; to be read before React takes the page over. */
const tapee = (): string => {
  if (typeof document === 'undefined') return ''
  const champ = document.getElementById(CHAMP)
  return champ instanceof HTMLInputElement ? champ.value : ''
}

/** « Do you come here? »: a postcode or an address, answered by the rules that price an order. */
export const VerifierCommune = ({ onLieu }: { readonly onLieu: (lieu: Lieu | null) => void }) => {
  const [texte, setTexte] = useState(tapee)
  const vivant = useAlive()
  const [recherche, setRecherche] = useState('')
  const propositions = usePropositions(recherche)
  const { verification, verifier } = useVerification()
  const [choisie, setChoisie] = useState('')
  const situation = verification.genre === 'trouve' ? verification.situation : null
  const commune = situation?.communes.find(({ libelle }) => libelle === choisie)
  const lieu = commune ?? situation?.lieu ?? null
  useEffect(() => onLieu(lieu), [lieu, onLieu])
  return (
    <div className={styles['verifier']}>
      <Form
        className={styles['formulaire']}
        onSubmit={() => {
          setRecherche('')
          verifier(lireLieu(texte))
        }}
      >
        <Combobox
          name={CHAMP}
          label={VERIFIER_TEXTS.champ}
          help={VERIFIER_TEXTS.aide}
          error={verification.genre === 'illisible' ? verification.message : undefined}
          value={texte}
          suggestions={propositions.map(({ label }) => ({ key: label, label }))}
          onType={(saisie) => {
            setTexte(saisie)
            setRecherche(saisie)
          }}
          onChoose={({ key }) => {
            const choisie = propositions.find(({ label }) => label === key)
            setTexte(key)
            setRecherche('')
            if (choisie !== undefined) verifier(demandeDeProposition(choisie))
          }}
        />
        <Button type="submit" busy={verification.genre === 'en_cours'} disabled={!vivant}>
          {VERIFIER_TEXTS.bouton}
        </Button>
      </Form>
      <noscript>
        <p>{VERIFIER_TEXTS.sansScript}</p>
      </noscript>
      {situation === null || situation.communes.length === 0 ? null : (
        <Select
          name="commune"
          label={VERIFIER_TEXTS.communeDuCode}
          value={commune?.libelle ?? ''}
          choices={[
            { value: '', label: VERIFIER_TEXTS.choisirCommune },
            ...situation.communes.map(({ libelle }) => ({ value: libelle, label: libelle })),
          ]}
          onChange={(event) => setChoisie(event.target.value)}
        />
      )}
      <Reponse
        verification={
          commune === undefined ? verification : { genre: 'trouve', situation: { lieu: commune, communes: [] } }
        }
      />
    </div>
  )
}
