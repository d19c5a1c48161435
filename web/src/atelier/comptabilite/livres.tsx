import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { type EtatDeLivre, useLivre } from './livre.ts'
import { COMPTABILITE_TEXTS, LIVRE_TEXTS, pretTexte } from './texts.ts'
import styles from './comptabilite.module.css'

const LIVRES = ['recettes', 'b2c', 'dossier'] as const

const direEtat = ({ enCours, enregistre }: EtatDeLivre): string | null => {
  if (enCours !== null) return COMPTABILITE_TEXTS.preparation
  return enregistre === null ? null : pretTexte(enregistre)
}

/** The books of the year as files, and all of them together. */
export const Livres = ({ annee }: { readonly annee: number }) => {
  const { etat, telecharger } = useLivre(annee)
  return (
    <section className={styles['part']}>
      <h2>{COMPTABILITE_TEXTS.livres}</h2>
      <p className={styles['soft']}>{COMPTABILITE_TEXTS.livresAide}</p>
      <div className={styles['actions']}>
        {LIVRES.map((livre) => (
          <Button key={livre} busy={etat.enCours !== null} onClick={() => void telecharger(livre)}>
            {LIVRE_TEXTS[livre]}
          </Button>
        ))}
      </div>
      <p aria-live="polite">{direEtat(etat)}</p>
      {etat.echec ? (
        <Notice kind="error" live>
          <p>{COMPTABILITE_TEXTS.echecLivre}</p>
        </Notice>
      ) : null}
    </section>
  )
}
