import { createElement, Suspense } from 'react'
import { nearViewport } from '../../browser/near-viewport.ts'
import { makeCode, useCode } from '../../browser/use-code.ts'
import { LostCode } from '../../components/lost-code.tsx'
import styles from './accueil.module.css'

const ID = 'zone'

/** The server draws the section with the page; the condition leaves it out of the browser's first load. */
const onServer = import.meta.env.SSR ? (await import('../../features/zone/zone-section.tsx')).ZoneSection : null

const zone = makeCode(async () => {
  await nearViewport(ID)
  return (await import('../../features/zone/zone-section.tsx')).ZoneSection
})

const ZoneDuNavigateur = () => createElement(useCode(zone) ?? LostCode)

const ZoneSection = onServer ?? ZoneDuNavigateur

/** The map of the zone: readable at once, interactive when the visitor comes near it. */
export const ZoneDifferee = () => (
  <Suspense fallback={<div id={ID} className={styles['waiting']} />}>
    <ZoneSection />
  </Suspense>
)
