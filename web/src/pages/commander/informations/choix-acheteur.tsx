import { createElement, Suspense } from 'react'
import { makeCode, useCode } from '../../../browser/use-code.ts'
import { LostCode } from '../../../components/lost-code.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { CLIENT_TEXTS } from '../../../contents/commander-texts.ts'
import type { ChampsProps } from './champs.ts'

const professionnel = makeCode(async () => (await import('./professionnel.tsx')).Professionnel)

const Professionnel = (champs: ChampsProps) => createElement(useCode(professionnel) ?? LostCode, champs)

const TYPES = [
  { value: 'particulier', label: CLIENT_TEXTS.particulier },
  { value: 'professionnel', label: CLIENT_TEXTS.professionnel },
]

/** Whether one orders as a consumer or for a business, which is then named and numbered. */
export const ChoixAcheteur = ({ label, ...champs }: ChampsProps & { readonly label: string }) => (
  <>
    <RadioGroup
      name="typeClient"
      label={label}
      choices={TYPES}
      value={champs.saisie.typeClient}
      onChoose={(typeClient) => champs.changer({ typeClient })}
    />
    {champs.saisie.typeClient === 'professionnel' ? (
      <Suspense fallback={null}>
        <Professionnel {...champs} />
      </Suspense>
    ) : null}
  </>
)
