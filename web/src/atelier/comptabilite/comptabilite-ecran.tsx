import type { ComptabiliteReply } from '#adapters/http/contract/routes/comptabilite'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { moisDe } from '#domain/comptabilite/periode'
import { useNow } from '../../browser/use-now.ts'
import { Select } from '../../components/select.tsx'
import type { Preparer } from '../serveur.ts'
import { Charge } from '../communs/charge.tsx'
import { Echeances } from '../communs/echeances.tsx'
import { useParametres } from '../parametres.ts'
import { Livres } from './livres.tsx'
import { MoisEncaisses } from './mois-encaisses.tsx'
import { comptabiliteQuery, recettesQuery, useComptabilite } from './queries.ts'
import { Recettes } from './recettes.tsx'
import { Seuils } from './seuils.tsx'
import { COMPTABILITE_TEXTS } from './texts.ts'
import styles from './comptabilite.module.css'

/** The present year, and its present month. */
export const preparer: Preparer = (serveur) => {
  const aujourdhui = dateParis(new Date())
  void serveur.prefetchQuery(comptabiliteQuery(null))
  void serveur.prefetchQuery(recettesQuery(anneeDe(aujourdhui), moisDe(aujourdhui)))
}

const entier = (texte: string, bornes: readonly [number, number]): number | null => {
  const nombre = Number(texte)
  return Number.isInteger(nombre) && nombre >= bornes[0] && nombre <= bornes[1] ? nombre : null
}

const Comptabilite = ({ lue }: { readonly lue: ComptabiliteReply }) => {
  const { lire, changer } = useParametres()
  const aujourdhui = dateParis(useNow())
  const duJour = lue.annee === anneeDe(aujourdhui) ? moisDe(aujourdhui) : 12
  const mois = entier(lire('mois'), [1, 12]) ?? duJour
  return (
    <div className={styles['parts']}>
      <Echeances echeances={lue.echeances} />
      <div className={styles['choices']}>
        <Select
          name="annee"
          label={COMPTABILITE_TEXTS.annee}
          choices={lue.annees.toReversed().map((annee) => ({ value: String(annee), label: String(annee) }))}
          value={String(lue.annee)}
          onChange={({ target }) => changer({ annee: target.value, mois: '' })}
        />
      </div>
      <MoisEncaisses {...lue} />
      <Seuils seuils={lue.seuils} />
      <Recettes annee={lue.annee} mois={mois} onMois={(un) => changer({ mois: String(un) }, 'remplacer')} />
      <Livres annee={lue.annee} />
    </div>
  )
}

/** What came in, how near the ceilings are, and the books to hand over. */
export const Ecran = () => {
  const annee = entier(useParametres().lire('annee'), [2000, 2999])
  const demande = useComptabilite(annee)
  return <Charge demande={demande}>{(lue) => <Comptabilite lue={lue} />}</Charge>
}
