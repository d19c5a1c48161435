import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useKeepPlace } from '../../browser/use-keep-place.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import type { AppelNote as Note, Appels } from './appels.ts'
import { AppelNote, LigneAAppeler, LigneAReproposer } from './lignes.tsx'
import { type Ligne, Liste } from './liste.tsx'
import { aDuAuClient, chargerRares } from './queries.ts'

// After the others.
const chargerSuites = () => import('./suites.tsx')

type Props = { readonly journee: AujourdhuiReply; readonly maintenant: Date; readonly appels: Appels }

/** Those who wait for a call; one that was just noted keeps its place. */
const lignesAAppeler = (
  ancre: Note['ancre'],
  prestations: readonly PrestationReply[],
  { maintenant, appels: { note, enRoute, noter } }: Props,
): readonly Ligne[] => {
  const lignes: readonly Ligne[] = prestations
    .filter(({ id }) => id !== note?.prestation.id && !enRoute.includes(id))
    .map((prestation, rang) => ({
      clef: prestation.id,
      ligne: (
        <LigneAAppeler
          prestation={prestation}
          maintenant={maintenant}
          onAppelee={() => void noter({ ancre, rang, prestation })}
        />
      ),
    }))
  if (note?.ancre !== ancre) return lignes
  const { prestation } = note
  return lignes.toSpliced(note.rang, 0, {
    clef: `${prestation.id} notée ${note.le}`,
    ligne: <AppelNote prestation={prestation} />,
  })
}

/** What the law and honesty press for, when there is any. */
const DuAuClient = ({ journee, maintenant }: Props) =>
  aDuAuClient(journee) ? (
    <ALaDemande charger={chargerRares} lignes={3}>
      {({ LignesRares }) => <LignesRares journee={journee} maintenant={maintenant} />}
    </ALaDemande>
  ) : null

const estVide = (journee: AujourdhuiReply): boolean => {
  const { enRetard, aContacter, aReproposer, sansReponse } = journee.nombres
  return !aDuAuClient(journee) && enRetard + aContacter + aReproposer + sansReponse === 0
}

/** What asks for a gesture, the most urgent first. What comes meanwhile moves nothing under the finger. */
export const AFaire = (props: Props) => {
  const { journee, maintenant, appels } = props
  const { nombres, enRetard, aContacter, aReproposer } = journee
  const vide = estVide(journee) && appels.note === null
  useKeepPlace(journee)
  const enRouteDe = (prestations: readonly PrestationReply[]): number =>
    prestations.filter(({ id }) => appels.enRoute.includes(id)).length
  return (
    <>
      <Liste
        ancre="en-retard"
        nom="enRetard"
        nombre={nombres.enRetard - enRouteDe(enRetard)}
        lignes={lignesAAppeler('en-retard', enRetard, props)}
      />
      <DuAuClient {...props} />
      {vide ? null : (
        <Liste
          ancre="a-contacter"
          nom="aContacter"
          nombre={nombres.aContacter - enRouteDe(aContacter)}
          lignes={lignesAAppeler('a-contacter', aContacter, props)}
        />
      )}
      <Liste
        ancre="a-reproposer"
        nom="aReproposer"
        nombre={nombres.aReproposer}
        lignes={aReproposer.map((prestation) => ({
          clef: prestation.id,
          ligne: <LigneAReproposer prestation={prestation} maintenant={maintenant} />,
        }))}
      />
      <ALaDemande charger={chargerSuites} lignes={6}>
        {({ Suites }) => <Suites journee={journee} maintenant={maintenant} vide={vide} />}
      </ALaDemande>
    </>
  )
}
