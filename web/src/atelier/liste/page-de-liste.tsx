import { type ReactNode, useEffect, useRef } from 'react'
import { STAY } from '../../app/scroll-position.tsx'
import { useKeepPlace } from '../../browser/use-keep-place.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { procheTexte } from '../communs/cadre-texts.ts'
import { Pager } from '../../components/pager.tsx'
import styles from '../communs/dossier.module.css'
import { adresseDuLieu, type NomDeLieu } from '../adresses.ts'
import type { Page } from './page.ts'
import { useParametres } from '../parametres.ts'
import { type Pagination, PREMIERE_PAGE } from './use-pagination.ts'

type VideProps = {
  /** The place of the list. */
  readonly onglet: NomDeLieu
  /** Something narrows the list: an empty one then has another way on. */
  readonly filtree: boolean
  readonly textes: {
    readonly videTitre: string
    readonly vide: string
    readonly videFiltre: string
    readonly toutVoir: string
  }
}

type Props = VideProps & {
  readonly page: Page<unknown>
  readonly pagination: Pagination
  readonly enCours: boolean
  readonly children: ReactNode
}

const Vide = ({ onglet, filtree, textes, proches }: VideProps & { readonly proches: readonly string[] }) => {
  const { changer } = useParametres()
  return (
    <Notice kind="info" live title={textes.videTitre}>
      <p>{filtree ? textes.videFiltre : textes.vide}</p>
      {filtree ? (
        <div className={styles['actions']}>
          {proches.map((mot) => (
            <Button key={mot} onClick={() => changer({ ...PREMIERE_PAGE, q: mot })}>
              {procheTexte(mot)}
            </Button>
          ))}
          <ButtonLink to={adresseDuLieu(onglet)} state={STAY}>
            {textes.toutVoir}
          </ButtonLink>
        </div>
      ) : null}
    </Notice>
  )
}

/** What stands above the foot of a list: the list itself, behind the dialogs of its rows. */
const listeAuDessus = (pied: Element | null): Element | null => {
  let avant = pied?.previousElementSibling ?? null
  while (avant !== null && avant.getClientRects().length === 0) avant = avant.previousElementSibling
  return avant
}

/**
 * Comes to the beginning of the list above `pied` when another part of it was asked for; going back in the history finds the
 * place that was left.
 */
const useDebutDeListe = (premier: number) => {
  const pied = useRef<HTMLDivElement>(null)
  const quittee = useRef<number | null>(null)
  useEffect(() => {
    const depart = quittee.current
    quittee.current = null
    if (depart === null || depart === premier) return
    const liste = listeAuDessus(pied.current)
    if (liste !== null && liste.getBoundingClientRect().top < 0) liste.scrollIntoView()
  }, [premier])
  const demander = (aller: (() => void) | null): (() => void) | null => {
    if (aller === null) return null
    return () => {
      quittee.current = premier
      aller()
    }
  }
  return { pied, demander }
}

/** A part of a list and the way to the others; with nothing in it, whether there is nothing yet or too much was asked. */
export const PageDeListe = ({ page, pagination, enCours, children, ...vide }: Props) => {
  const { pied, demander } = useDebutDeListe(pagination.premier)
  useKeepPlace(page)
  if (page.data.length === 0) return <Vide {...vide} proches={page.proches ?? []} />
  return (
    <>
      {children}
      <div ref={pied}>
        <Pager
          first={pagination.premier}
          shown={page.data.length}
          total={page.total}
          capped={page.totalPlafonne ?? false}
          onPrevious={demander(pagination.precedent)}
          onNext={demander(pagination.suivant(page.curseurSuivant))}
          busy={enCours}
        />
      </div>
    </>
  )
}
