import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { unDevisPropose } from '#domain/devis/avenant.fixture'
import type { GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import { texteDAvenant } from '#domain/devis/textes-d-avenant'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { mailTemplates } from '../mail-templates.ts'

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')
const sansBalises = (html: string) => plat(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

describe('the mails about another quote', () => {
  const etat = unDevisPropose()
  const [avant, version] = etat.versions
  if (avant === undefined || version === undefined) throw new Error('no second version')
  type Reste = {
    readonly motif?: string
    readonly devisJoint?: boolean
    readonly jourMajore?: DateCivile | null
    readonly texteAccepte?: string
    readonly recu?: Montant
  }
  const ecrire = (
    genre: GenreDAvenant,
    etape: 'propose' | 'accepte' | 'refuse',
    { motif = '', devisJoint = true, jourMajore = null, texteAccepte = '', recu = centimes(0) }: Reste = {},
  ) => {
    const annonce = { version: 2, etape, motif }
    const matiere = {
      prestation: etat.dossier.prestation,
      annonce,
      version: { ...version, texteAccepte },
      avant,
      jourMajore,
      recu,
      entreprise: uneEntreprise(),
      publicUrl: 'https://atelier.example',
      cle: 'a+b',
      devisJoint,
    }
    return mailTemplates(genre, matiere)
  }

  it('lead to the quote when a mention keeps it from leaving', () => {
    const joint = 'version 2, joint à ce message en PDF'
    expect(ecrire('avenant_client', 'propose').texte).toContain(joint)
    const sans = ecrire('avenant_client', 'propose', { devisJoint: false }).texte
    expect(sans).toContain('version 2, à lire par le lien ci-dessous')
    expect(sans).not.toContain(joint)
  })

  it('compare both prices, say why and until when, and lead to the page that answers', () => {
    const { sujet, texte, html } = ecrire('avenant_client', 'propose')
    expect(sujet).toBe('Nouveau devis à accepter – PREST-000001')
    for (const attendu of [
      'Devis DEV-2026-0001, version 2',
      'Nouveau total : 153,90 €',
      'Total du devis précédent : 64,00 €',
      'Différence : +89,90 €',
      'Le disque est usé.',
      'Disque SSD 500 Go : 1 unité × 89,90 € = 89,90 €',
      'valable jusqu’au 20 décembre 2026',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
    const adresse = `https://atelier.example/devis/${etat.dossier.prestation.id}?cle=a%2Bb`
    expect(texte.split('\n')).toContain(adresse)
    expect(html).toContain(adresse)
  })

  it('tell both the price of the agreed day first when labour counts double on it', () => {
    const jourMajore = dateCivile(2026, 11, 28)
    const ecrits = [
      ecrire('avenant_client', 'propose', { jourMajore }),
      ecrire('avenant_entreprise', 'accepte', { jourMajore }),
    ]
    for (const { texte, html } of ecrits) {
      for (const attendu of [
        'Nouveau prix, samedi 28 novembre 2026 : 217,90 €',
        'Prix du devis précédent, ce jour-là : 128,00 €',
        'Nouveau total, un jour ordinaire : 153,90 €',
        'Le rendez-vous convenu est le samedi 28 novembre 2026 : ce jour-là, le travail compte double',
      ]) {
        expect(plat(texte)).toContain(attendu)
      }
      expect(sansBalises(html)).toContain('217,90 €')
    }
  })

  it('repeat to the client the very words that were accepted', () => {
    const [total, enSemaine] = [euros(217.9), euros(153.9)]
    const prix = { modalite: 'sur_place', jour: dateCivile(2026, 11, 28), total, enSemaine } as const
    const { texte } = ecrire('avenant_client', 'accepte', { texteAccepte: texteDAvenant(prix) })
    expect(plat(texte)).toContain(
      'vous engage à payer 217,90 € après l’intervention convenue le samedi 28 novembre 2026',
    )
  })

  it('tell what was paid already, and what came above the new price', () => {
    expect(plat(ecrire('avenant_client', 'propose', { recu: euros(50) }).texte)).toContain(
      'Déjà versé : 50,00 €\nReste à payer : 103,90 €',
    )
    const recu = euros(189.9)
    const trop = '36,00 € de trop'
    expect(plat(ecrire('avenant_client', 'propose', { recu }).texte)).toContain(`À ce prix, vous avez versé ${trop}`)
    expect(plat(ecrire('avenant_client', 'accepte', { recu }).texte)).toContain(
      `Vous avez versé ${trop} : ils vous seront rendus, ou déduits.`,
    )
    expect(plat(ecrire('avenant_entreprise', 'accepte', { recu }).texte)).toContain(`Le client a versé ${trop}`)
    expect(plat(ecrire('avenant_entreprise', 'refuse', { recu }).texte)).not.toContain('trop')
  })

  it('confirm the answer to the client and tell it to the business with its reason', () => {
    expect(ecrire('avenant_client', 'accepte').sujet).toBe('Nouveau devis accepté – PREST-000001')
    const { sujet, texte } = ecrire('avenant_entreprise', 'refuse', { motif: 'Trop cher.' })
    expect(sujet).toBe('Nouveau devis refusé – PREST-000001, Jeanne Dupont')
    expect(texte).toContain('Trop cher.')
  })
})
