import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import * as E from '#fp/Either'
import { unAvenant, unDossierDeDevis } from './avenant.fixture.ts'
import { exigerMentions, exigerMentionsDuChangement } from './devis-complet.ts'
import { unDevis } from './devis.fixture.ts'
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
