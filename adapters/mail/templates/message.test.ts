import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import type { Fil } from '#domain/message/fil'
import { unAjout, unFilDeClient, unTexteDeReponse } from '#domain/message/fil.fixture'
import { uneDemandeDeContact, unMessage } from '#domain/message/message.fixture'
import { avecSuite, ouvrirFil, suiteDeLEntreprise } from '#domain/message/suite'
import { mailTemplates } from '../mail-templates.ts'

const cadre = { entreprise: uneEntreprise(), publicUrl: 'https://atelier.example' }

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

const PIEGE = 'Bonjour <script>alert(1)</script>\nMot de passe temporaire : faux'

/** A thread, and its last text. */
const avecReponses = (fil: Fil, ...textes: readonly string[]) => {
  const suites = textes.map((texte, rang) => suiteDeLEntreprise(unAjout({ texte: unTexteDeReponse(texte) }, rang + 1)))
  const reponse = suites.at(-1)?.reponse
  if (reponse === undefined) throw new Error('a text is needed')
  return { fil: suites.reduce(avecSuite, fil), reponse }
}

/** Where a hostile text appears: as it is, as markup, and as a line of ours. */
const traces = ({ texte, html }: { readonly texte: string; readonly html: string }) => ({
  citation: html.includes('&lt;script&gt;alert(1)&lt;/script&gt;<br />Mot de passe'),
  balise: html.includes('<script'),
  ligne: texte.split('\n').some((ligne) => ligne.startsWith('Mot de passe')),
})

const CITE_SEULEMENT = { citation: true, balise: false, ligne: false }

describe('the mail to the business after a message', () => {
  const message = unMessage(uneDemandeDeContact({ nom: "Aoife O'Brien", texte: PIEGE }))
  const { sujet, texte, html } = mailTemplates('message_entreprise', {
    ...cadre,
    fil: ouvrirFil(message),
    reponse: null,
  })

  it('names the sender in its subject', () => {
    expect(sujet).toBe("Nouveau message – Aoife O'Brien")
  })

  it('says who wrote, when, from where and what', () => {
    for (const attendu of [
      "Nom : Aoife O'Brien",
      'Email : jeanne.dupont@courriel.example',
      'Reçu le : vendredi 20 novembre 2026 à 10 h',
      'Origine : Formulaire de contact',
      '  Bonjour <script>alert(1)</script>',
    ]) {
      expect(plat(texte).split('\n')).toContain(attendu)
    }
    expect(html).toContain('href="mailto:jeanne.dupont@courriel.example"')
  })

  it('lets nothing of the sender become markup, nor a line of ours', () => {
    expect(traces({ texte, html })).toEqual(CITE_SEULEMENT)
  })

  it('names the subject of a message of the client area', () => {
    const courriel = mailTemplates('message_entreprise', { ...cadre, fil: unFilDeClient(), reponse: null })
    expect(plat(courriel.sujet)).toBe('Nouveau message – Jeanne Dupont : Facture')
    expect(plat(courriel.texte).split('\n')).toContain('Origine : Espace client')
  })

  it('brings what follows in a thread before what was written earlier', () => {
    const { fil, reponse } = avecReponses(unFilDeClient(), 'Premier texte', 'Second texte')
    const courriel = mailTemplates('message_entreprise', { ...cadre, fil, reponse })
    const rangs = ['  Second texte', '  Premier texte', '  mon imprimante'].map((mots) => courriel.texte.indexOf(mots))
    expect(rangs.toSorted((a, b) => a - b)).toEqual(rangs)
    expect(rangs).not.toContain(-1)
    expect(courriel.sujet).toMatch(/^Suite d’un message/)
  })
})

describe('the mail that answers a message', () => {
  it('brings the answer and nothing that came after it, with the message it answers', () => {
    const { fil } = avecReponses(unFilDeClient(), 'Premier texte', 'Second texte')
    const [premiere] = fil.reponses
    if (premiere === undefined) throw new Error('an answer is needed')
    const { sujet, texte, html } = mailTemplates('reponse_message', { ...cadre, fil, reponse: premiere })
    expect(plat(sujet)).toBe('Réponse à votre message : Facture')
    expect(texte.split('\n')).toEqual(expect.arrayContaining(['  Premier texte', '  mon imprimante ne répond plus.']))
    expect(texte + html).not.toContain('Second texte')
    expect(plat(texte)).toContain('Jeanne Dupont, le vendredi 20 novembre 2026 à 10 h :')
  })

  it('leads a client to their client area, and a visitor nowhere', () => {
    const client = avecReponses(unFilDeClient(), 'Oui')
    const visiteur = avecReponses(ouvrirFil(unMessage()), 'Oui')
    const [pourLeClient, pourLeVisiteur] = [client, visiteur].map(({ fil, reponse }) =>
      mailTemplates('reponse_message', { ...cadre, fil, reponse }),
    )
    expect(pourLeClient?.texte.split('\n')).toContain('https://atelier.example/compte-client')
    expect(pourLeClient?.html).toContain('href="https://atelier.example/compte-client"')
    expect(`${pourLeVisiteur?.texte}${pourLeVisiteur?.html}`).not.toContain('compte-client')
    expect(pourLeVisiteur?.sujet).toBe('Réponse à votre message – Atelier du Sapin')
  })

  it('lets nothing that was written become markup, nor a line of ours', () => {
    const message = unMessage(uneDemandeDeContact({ texte: PIEGE }))
    const { fil, reponse } = avecReponses(ouvrirFil(message), 'Oui <b>')
    const courriel = mailTemplates('reponse_message', { ...cadre, fil, reponse })
    expect(traces(courriel)).toEqual(CITE_SEULEMENT)
    expect(courriel.html).toContain('Oui &lt;b&gt;')
  })
})
