import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useModule } from '../../browser/use-module.ts'
import { Seen } from '../../components/dialog.tsx'
import { LostCode } from '../../components/lost-code.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { ADMIN_TEXTS } from '../communs/cadre-texts.ts'
import { SITE_TEXTS } from '../../contents/site-texts.ts'
import { adresseDuLieu, type Lieu, type NomDeLieu, NOMS_DE_LIEU } from '../adresses.ts'
import { type Direct, FilProvider, useNouvelles } from '../nouvelles/queries.ts'
import { type GarderLieu, GarderProvider, LieuProvider } from '../parametres.ts'
import styles from './cadre.module.css'
import { type Charger, ECRANS } from './ecrans.ts'
import { Barre, type Chemins, Rail } from './navigation.tsx'
import { CADRE_TEXTS, DIRECT_TEXTS, LIEU_TEXTS } from './texts.ts'

/** Drawn again when its own address changes: the others stay as they are. */
const Ecran = memo(({ charger }: { readonly charger: Charger }) => {
  const code = useModule(charger)
  switch (code.state) {
    case 'loading':
      return <Waiting text={ADMIN_TEXTS.attente} />
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.Ecran />
  }
})

type Lieux = Readonly<Partial<Record<NomDeLieu, Lieu>>>

/**
 * The places that were opened, each as it was left: filters, page and open record are there when one comes back. The one
 * that is shown follows the address; the others change by `garder` alone.
 */
const useLieux = (courant: Lieu): { readonly lieux: Lieux; readonly garder: GarderLieu } => {
  const { nom, parametres } = courant
  const adresse = adresseDuLieu(nom, parametres)
  const [lue, setLue] = useState(adresse)
  const [lieux, setLieux] = useState<Lieux>({ [nom]: courant })
  const garder = useCallback<GarderLieu>((autre, changements) => {
    setLieux((avant) => ({
      ...avant,
      [autre]: { nom: autre, parametres: { ...avant[autre]?.parametres, ...changements } },
    }))
  }, [])
  if (adresse === lue) return { lieux, garder }
  const avant = lieux[nom]
  const change = avant === undefined || adresseDuLieu(nom, avant.parametres) !== adresse
  const suivants = change ? { ...lieux, [nom]: courant } : lieux
  setLue(adresse)
  setLieux(suivants)
  return { lieux: suivants, garder }
}

/** Ways to the places as they were left; to the one that is shown, as it begins. */
const cheminsDe = (lieux: Lieux, courant: NomDeLieu): Chemins =>
  Object.fromEntries(
    NOMS_DE_LIEU.map((nom) => [nom, adresseDuLieu(nom, nom === courant ? {} : lieux[nom]?.parametres)]),
  ) as Chemins

/** A place that is gone to takes the focus by its name, and is said. */
const Annonce = ({ nom }: { readonly nom: NomDeLieu }) => {
  const dernier = useRef(nom)
  const [dit, setDit] = useState('')
  useEffect(() => {
    if (dernier.current === nom) return
    dernier.current = nom
    document.querySelector<HTMLElement>('#contenu h1')?.focus({ preventScroll: true })
    setDit(`${CADRE_TEXTS.ouvert}${LIEU_TEXTS[nom]}`)
  }, [nom])
  return <output className="visually-hidden">{dit}</output>
}

const chargerApres = () => import('./apres.tsx')

/** What nobody needs before the screen stands: its code comes after it. */
const Apres = (props: { readonly direct: Direct }) => {
  const code = useModule(chargerApres)
  return code.state === 'ready' ? <code.module.Apres {...props} /> : null
}

/** Around every screen: the ways to the others, one line of head, and the news. */
export const Cadre = ({ lieu }: { readonly lieu: Lieu }) => {
  const { direct, fil } = useNouvelles()
  const { lieux, garder } = useLieux(lieu)
  const chemins = cheminsDe(lieux, lieu.nom)
  const place = (nom: NomDeLieu): ReactNode => {
    const vu = lieux[nom]
    return vu === undefined ? null : (
      <div key={nom} data-lieu={nom} hidden={nom !== lieu.nom}>
        <Seen value={nom === lieu.nom}>
          <LieuProvider value={vu}>
            <Ecran charger={ECRANS[nom]} />
          </LieuProvider>
        </Seen>
      </div>
    )
  }
  return (
    <FilProvider value={fil}>
      <GarderProvider value={garder}>
        <div className={styles['workplace']}>
          <a href="#contenu" className={styles['skip']}>
            {SITE_TEXTS.skip}
          </a>
          <Rail courant={lieu.nom} chemins={chemins} />
          <main id="contenu" tabIndex={-1} className={styles['main']}>
            <div className={styles['head']}>
              <h1 tabIndex={-1}>{LIEU_TEXTS[lieu.nom]}</h1>
              <div data-outils className={styles['tools']} />
              <p className={styles['live']} data-live={direct}>
                {DIRECT_TEXTS[direct]}
              </p>
            </div>
            {NOMS_DE_LIEU.map(place)}
            <Apres direct={direct} />
          </main>
          <Barre courant={lieu.nom} chemins={chemins} />
          <Annonce nom={lieu.nom} />
        </div>
      </GarderProvider>
    </FilProvider>
  )
}
