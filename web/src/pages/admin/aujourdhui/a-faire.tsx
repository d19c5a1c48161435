import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import { useKeepPlace } from '../../../browser/use-keep-place.ts'
import { VIDE_TEXTS } from '../../../contents/admin-aujourdhui-texts.ts'
import type { Appels } from '../../../features/admin/aujourdhui/use-appels.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import styles from './a-faire.module.css'
import { Ligne } from './ligne.tsx'
import { LignesAAppeler } from './lignes-a-appeler.tsx'
import { LigneSansReponse } from './ligne-sans-reponse.tsx'
import { Liste } from './liste.tsx'

// Rare: their code comes with the first of them.
const chargerRetractation = () => import('./ligne-retractation.tsx')
const chargerARembourser = () => import('./ligne-a-rembourser.tsx')
const chargerFacture = () => import('./ligne-facture-a-rembourser.tsx')

type Props = { readonly journee: AujourdhuiReply; readonly maintenant: Date; readonly appels: Appels }

const estVide = ({ nombres, retractations }: AujourdhuiReply): boolean =>
  retractations.length +
    nombres.aRembourser +
    nombres.enRetard +
    nombres.aContacter +
    nombres.aReproposer +
    nombres.sansReponse ===
  0

/** The calls that were promised and not made: before anything else. */
export const EnRetard = ({ journee: { nombres, enRetard }, maintenant, appels }: Props) => (
  <Liste
    ancre="en-retard"
    nom="enRetard"
    nombre={nombres.enRetard}
    montres={enRetard.length}
    garde={appels.note?.ancre === 'en-retard'}
  >
    <LignesAAppeler ancre="en-retard" prestations={enRetard} maintenant={maintenant} appels={appels} />
  </Liste>
)

/** What waits, the most urgent first. What comes meanwhile moves nothing under the finger. */
export const AFaire = ({ journee, maintenant, appels }: Props) => {
  useKeepPlace(journee)
  if (estVide(journee) && appels.note === null) {
    return (
      <section className={styles['none']}>
        <h2 id="rien-a-faire" tabIndex={-1}>
          {VIDE_TEXTS.titre}
        </h2>
        <p>{VIDE_TEXTS.texte}</p>
      </section>
    )
  }
  const { nombres, aContacter, aReproposer, sansReponse, retractations } = journee
  const { aRembourser, facturesARembourser } = journee
  return (
    <div className={styles['lists']}>
      <Liste ancre="retractations" nom="retractations" nombre={retractations.length} montres={retractations.length}>
        {retractations.map((retractation) => (
          <ALaDemande key={retractation.id} charger={chargerRetractation} lignes={3}>
            {({ LigneRetractation }) => <LigneRetractation retractation={retractation} maintenant={maintenant} />}
          </ALaDemande>
        ))}
      </Liste>
      <Liste
        ancre="a-rembourser"
        nom="aRembourser"
        nombre={nombres.aRembourser}
        montres={aRembourser.length + facturesARembourser.length}
      >
        {aRembourser.map((reste) => (
          <ALaDemande key={reste.prestation.id} charger={chargerARembourser} lignes={3}>
            {({ LigneARembourser }) => <LigneARembourser {...reste} />}
          </ALaDemande>
        ))}
        {facturesARembourser.map((facture) => (
          <ALaDemande key={facture.numero} charger={chargerFacture} lignes={3}>
            {({ LigneFactureARembourser }) => <LigneFactureARembourser {...facture} />}
          </ALaDemande>
        ))}
      </Liste>
      <Liste ancre="a-contacter" nom="aContacter" nombre={nombres.aContacter} montres={aContacter.length}>
        <LignesAAppeler ancre="a-contacter" prestations={aContacter} maintenant={maintenant} appels={appels} />
      </Liste>
      <Liste ancre="a-reproposer" nom="aReproposer" nombre={nombres.aReproposer} montres={aReproposer.length}>
        {aReproposer.map((prestation) => (
          <Ligne key={prestation.id} prestation={prestation} maintenant={maintenant} attente="nouvelle_date" />
        ))}
      </Liste>
      <Liste ancre="sans-reponse" nom="sansReponse" nombre={nombres.sansReponse} montres={sansReponse.length}>
        {sansReponse.map((attente) => (
          <LigneSansReponse key={attente.prestation.id} attente={attente} maintenant={maintenant} />
        ))}
      </Liste>
    </div>
  )
}
