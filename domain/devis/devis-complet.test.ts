import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { etatDesMentions } from '#domain/mentions/exigence'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { centimes } from '#domain/shared/montant'
import { unAvenant, unDossierDeDevis } from './avenant.fixture.ts'
import { EXIGENCES_DEVIS, exigerMentions, exigerMentionsDuChangement, mentionsDuDevis } from './devis-complet.ts'
import { unDevis } from './devis.fixture.ts'
import type { Devis } from './devis.ts'
import { proposerAvenant } from './proposer-avenant.ts'

const proposer = () => proposerAvenant(unDossierDeDevis(), unAvenant(), UN_INSTANT, () => 'empreinte')

describe('a quote that is issued', () => {
  it('bears every compulsory mention', () => {
    expect(exigerMentions(unDevis())).toEqual(E.right(unDevis()))
  })

  it('is refused with the codes of all that is missing', () => {
    const devis = unDevis({ entreprise: uneEntreprise({ forme: '', siren: ' ' }) })
    expect(exigerMentions(devis)).toEqual(E.left({ _tag: 'DevisIncomplet', mentions: ['forme', 'siren'] }))
  })

  it('is held to it again when it is amended', () => {
    const changement = proposer()
    expect(E.flatMap(exigerMentionsDuChangement(uneEntreprise()))(changement)).toEqual(changement)
    expect(E.flatMap(exigerMentionsDuChangement(uneEntreprise({ responsable: '' })))(changement)).toEqual(
      E.left({ _tag: 'DevisIncomplet', mentions: ['entreprise'] }),
    )
  })
})

const manquantes = (devis: Devis): readonly string[] =>
  mentionsDuDevis(devis)
    .filter(({ tenue }) => !tenue)
    .map(({ code }) => code)

const sansMention = (code: string): Devis => {
  const devis = unDevis()
  return { ...devis, mentions: devis.mentions.filter((mention) => mention.code !== code) }
}

const avecEstimation = (change: Partial<Devis['estimation']>): Devis => {
  const devis = unDevis()
  return { ...devis, estimation: { ...devis.estimation, ...change } }
}

describe('the compulsory mentions of a quote', () => {
  it('are all on a quote as the site makes it', () => {
    expect(manquantes(unDevis())).toEqual([])
  })

  it('name their legal reference, and a day from which they are wanted', () => {
    expect(EXIGENCES_DEVIS.filter(({ fondement, du }) => fondement === '' || !/^\d{4}-\d{2}-\d{2}$/.test(du))).toEqual(
      [],
    )
  })

  it.each([
    ['entreprise', unDevis({ entreprise: uneEntreprise({ responsable: ' ' }) })],
    ['forme', unDevis({ entreprise: uneEntreprise({ forme: '' }) })],
    ['siren', unDevis({ entreprise: uneEntreprise({ siren: '' }) })],
    ['client', unDevis({ client: { ...unDevis().client, nom: '' as Devis['client']['nom'] } })],
    ['lieu', unDevis({ adresse: { ...unDevis().adresse, ville: '' as Devis['adresse']['ville'] } })],
    ['validite', unDevis({ valableJusquAu: unDevis().emisLe })],
    ['mediateur', sansMention('mediateur')],
    ['mediateur', unDevis({ entreprise: uneEntreprise({ mediateur: { nom: '', site: '' } }) })],
    ['nature', avecEstimation({ service: '' })],
    ['decompte', avecEstimation({ totalNet: centimes(1) })],
    [
      'decompte',
      avecEstimation({ lignes: unDevis().estimation.lignes.map((ligne) => ({ ...ligne, designation: '' })) }),
    ],
    [
      'decompte',
      avecEstimation({
        lignes: unDevis().estimation.lignes.map((ligne, rang) => (rang === 0 ? { ...ligne, designation: '' } : ligne)),
      }),
    ],
    ['deplacement', avecEstimation({ deplacement: null })],
    ['deplacement', avecEstimation({ lignes: unDevis().estimation.lignes.slice(0, 1) })],
    ['gratuit', sansMention('gratuit')],
    ['prix-nets', sansMention('prix-nets')],
    ['tva', sansMention('tva')],
    ['reglement', sansMention('reglement-sur-place')],
  ])('are told apart when one is missing: %s', (code, devis) => {
    expect(manquantes(devis)).toEqual([code])
  })

  it('want no travel of work at a distance, and no mediator for a professional', () => {
    const aDistance = avecEstimation({ modalite: 'a_distance', deplacement: null })
    expect(manquantes(aDistance)).toEqual(['reglement'])
    const sansLigne = avecEstimation({ modalite: 'a_distance', lignes: [], totalNet: centimes(0) })
    expect(manquantes(sansLigne)).toEqual(['decompte', 'reglement'])
    expect(manquantes({ ...sansMention('mediateur'), acheteur: UN_PROFESSIONNEL })).toEqual([])
  })

  it('are wanted from their day on', () => {
    const codes = (jour: string): readonly string[] =>
      etatDesMentions(EXIGENCES_DEVIS, unDevis(), jour as DateCivile).map(({ code }) => code)
    expect(codes('2022-05-14')).not.toContain('forme')
    expect(codes('2022-05-15')).toContain('forme')
  })
})
