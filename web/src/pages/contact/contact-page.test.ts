import { describe, expect, it } from 'vitest'
import type { FormulaireRefuse, RenderedPage } from '#adapters/http/contract/pages'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { makePageRenderer } from '../../entry-server.tsx'

const render = makePageRenderer(
  {
    template: '<head><!--head--></head><body><div id="app"><!--app--></div><!--boot--></body>',
    manifest: {},
    readText: async () => '',
  },
  { url: 'https://atelier.example', entreprise: uneEntreprise(), tuiles: null, demo: false },
)

const pageOf = (answer: RenderedPage): Extract<RenderedPage, { kind: 'page' }> => {
  if (answer.kind !== 'page') throw new Error('a redirect came instead of a page')
  return answer
}

const ENVOYE = 'Votre message a été envoyé avec succès !'

const refus = (overrides: Partial<FormulaireRefuse> = {}): FormulaireRefuse => ({
  valeurs: { nom: 'J', email: 'j@courriel.example', message: 'Une ligne,\n</textarea><script>alert(1)</script>' },
  champs: { nom: 'Merci de saisir un nom valide.' },
  message: 'Merci de saisir un nom valide.',
  ...overrides,
})

describe('the contact page as the server draws it', () => {
  it('has a form that a browser sends by itself', async () => {
    const { html } = pageOf(await render('/contact'))
    expect(html).toMatch(/<form[^>]* action="\/contact#ecrire" method="post"/)
    for (const champ of ['nom', 'email', 'message', 'objet']) expect(html).toMatch(new RegExp(`name="${champ}"`))
    expect(html).not.toContain(ENVOYE)
  })

  it('says that the message was sent', async () => {
    expect(pageOf(await render('/contact?envoye=1')).html).toContain(ENVOYE)
  })

  it('gives a refused form back, for this person alone', async () => {
    const page = pageOf(await render('/contact', refus()))
    expect(page.cacheable).toBe(false)
    expect(page.html).toContain('Merci de saisir un nom valide.')
    expect(page.html).toMatch(/<input[^>]* name="email"[^>]* value="j@courriel\.example"/)
    expect(page.html).toContain('Une ligne,\n&lt;/textarea&gt;&lt;script&gt;')
    expect(page.html).not.toContain('<script>alert')
  })

  it('says why a form without a fault was not taken', async () => {
    const echec = "Erreur lors de l'envoi du message"
    const { html } = pageOf(await render('/contact', refus({ champs: {}, message: echec })))
    expect(html.replaceAll('&#x27;', "'")).toContain(echec)
  })
})
