import { lazy, Suspense } from 'react'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { APPEL_TEXTS } from '../../../contents/admin-estimations-texts.ts'
import { CLIENT_TEXTS } from '../../../contents/commander-texts.ts'
import type { ChampsProps } from '../../commander/informations/champs.ts'

const Professionnel = lazy(async () => ({
  default: (await import('../../commander/informations/professionnel.tsx')).Professionnel,
}))

const TYPES = [
  { value: 'particulier', label: CLIENT_TEXTS.particulier },
  { value: 'professionnel', label: CLIENT_TEXTS.professionnel },
]

/** Whether the caller orders as a consumer or for a business, which is then named and numbered. */
export const Acheteur = (champs: ChampsProps) => (
  <>
    <RadioGroup
      name="typeClient"
      label={APPEL_TEXTS.typeClient}
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
