import { createElement, Suspense } from 'react'
import { JOURS_CONTACT } from '#domain/calendrier/horaires'
import { BASE_VILLE } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM } from '#domain/zone/rayons'
import styles from './accueil.module.css'
import { Head } from '../../components/head.tsx'
import { ACCUEIL_TEXTS, reassurances } from '../../contents/accueil-texts.ts'
import { Comment } from './comment.tsx'
import { Hero } from './hero.tsx'
import { Trades } from './trades.tsx'
import { useSite } from '../../app/site.ts'
import { ClasseDrawing } from '../../drawings/classe-drawing.tsx'
import { nearViewport } from '../../browser/near-viewport.ts'
import { makeCode, useCode } from '../../browser/use-code.ts'
import { LostCode } from '../../components/lost-code.tsx'

export const AccueilPage = () => (
  <>
    <Head title={ACCUEIL_TEXTS.titreDocument} description={ACCUEIL_TEXTS.description} canonical="/" />
    <Hero />
    <dl className={styles['facts']}>
      {reassurances(RAYON_INTERVENTION_KM, BASE_VILLE, JOURS_CONTACT).map((fact) => (
        <div key={fact.titre} className={styles['fact']}>
          <dt>{fact.titre}</dt>
          <dd>{fact.texte}</dd>
        </div>
      ))}
    </dl>
    <Trades />
    <Comment />
    <Apropos />
    <ZoneDifferee />
  </>
)

/** The founder teaches computing in a vocational school. */
const Apropos = () => (
  <section id="apropos" tabIndex={-1} aria-labelledby="apropos-titre" className={styles['about']}>
    <ClasseDrawing className={styles['aboutPicture']} />
    <div className={styles['aboutText']}>
      <h2 id="apropos-titre">{ACCUEIL_TEXTS.aproposTitre}</h2>
      {ACCUEIL_TEXTS.aproposTextes.map((texte) => (
        <p key={texte}>{texte}</p>
      ))}
      <p className={styles['signature']}>{useSite().entreprise.responsable}</p>
    </div>
  </section>
)

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
const ZoneDifferee = () => (
  <Suspense fallback={<div id={ID} className={styles['waiting']} />}>
    <ZoneSection />
  </Suspense>
)
