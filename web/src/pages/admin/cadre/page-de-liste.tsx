import { type ReactNode, useEffect, useRef } from 'react'
import { STAY } from '../../../app/scroll-position.tsx'
import { useKeepPlace } from '../../../browser/use-keep-place.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Pager } from '../../../components/pager.tsx'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import type { Page } from '../../../features/admin/panneau/page.ts'
import type { Pagination } from '../../../features/admin/panneau/use-pagination.ts'

type VideProps = {
  /** The tab of the list. */
  readonly onglet: string
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

const Vide = ({ onglet, filtree, textes }: VideProps) => (
  <Notice kind="info" live title={textes.videTitre}>
    <p>{filtree ? textes.videFiltre : textes.vide}</p>
    {filtree ? (
      <div>
        <ButtonLink to={adresseDOnglet(onglet)} state={STAY}>
          {textes.toutVoir}
        </ButtonLink>
      </div>
    ) : null}
  </Notice>
)

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
  if (page.data.length === 0) return <Vide {...vide} />
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
