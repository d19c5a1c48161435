import { useEffect, useRef } from 'react'
import { type Tab, Tabs } from '../../../components/tabs.tsx'
import { ADMIN_TEXTS } from '../../../contents/admin-cadre-texts.ts'
import styles from './panneau.module.css'

type Props = { readonly tabs: readonly Tab[]; readonly courant: string }

/** The tabs in one line; on a phone it slides, and the one that is open is always in sight. */
export const BandeDOnglets = ({ tabs, courant }: Props) => {
  const bande = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onglet = bande.current?.querySelector(`[aria-controls="${courant}"]`)
    if (bande.current === null || onglet === null || onglet === undefined) return
    const [ici, lui] = [bande.current.getBoundingClientRect(), onglet.getBoundingClientRect()]
    bande.current.scrollLeft += lui.left + lui.width / 2 - (ici.left + ici.width / 2)
  }, [courant])
  return (
    <div ref={bande} className={styles['tabs']}>
      <Tabs label={ADMIN_TEXTS.onglets} tabs={tabs} current={courant} />
    </div>
  )
}
