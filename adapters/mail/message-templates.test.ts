import { describe, expect, it } from 'vitest'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import { unCompte } from '#domain/compte/compte.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import type { Fil } from '#domain/message/fil'
import { unAjout, unFilDeClient, unTexteDeReponse } from '#domain/message/fil.fixture'
import { uneDemandeDeContact, unMessage } from '#domain/message/message.fixture'
import { avecSuite, ouvrirFil, suiteDeLEntreprise } from '#domain/message/suite'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { makeMailTemplates } from './make-mail-templates.ts'

const templates = makeMailTemplates({ publicUrl: 'https://atelier.example' })
const entreprise = uneEntreprise()

const plat = (texte: string) => texte.replace(/[\u00a0\u202f]/g, ' ')

const PIEGE = 'Bonjour <script>alert(1)</script>\nMot de passe temporaire : faux'

/** A thread and the latest of its texts. */
const avecReponses = (fil: Fil, ...textes: readonly string[]) => {
  const suites = textes.map((texte, rang) => suiteDeLEntreprise(unAjout({ texte: unTexteDeReponse(texte) }, rang + 1)))
  const reponse = suites.at(-1)?.reponse
  if (reponse === undefined) throw new Error('a text is needed')
  return { fil: suites.reduce(avecSuite, fil), reponse }
}

/** Whether the words of a hostile text are there, as markup, and as a line of ours. */
const traces = ({ texte, html }: { readonly texte: string; readonly html: string }) => ({
  citation: html.includes('&lt;script&gt;alert(1)&lt;/script&gt;<br />Mot de passe'),
  balise: html.includes('<script'),
  ligne: texte.split('\n').some((ligne) => ligne.startsWith('Mot de passe')),
})

const CITE_SEULEMENT = { citation: true, balise: false, ligne: false }

describe('the mail to the business after a message', () => {
  const message = unMessage(uneDemandeDeContact({ nom: "Aoife O'Brien", texte: PIEGE }))
  const { sujet, texte, html } = templates.messageEntreprise(ouvrirFil(message), null, entreprise)

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
    const courriel = templates.messageEntreprise(unFilDeClient(), null, entreprise)
    expect(plat(courriel.sujet)).toBe('Nouveau message – Jeanne Dupont : Facture')
    expect(plat(courriel.texte).split('\n')).toContain('Origine : Espace client')
  })

  it('brings what follows in a thread before what was written earlier', () => {
    const { fil, reponse } = avecReponses(unFilDeClient(), 'Premier texte', 'Second texte')
    const courriel = templates.messageEntreprise(fil, reponse, entreprise)
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
    const { sujet, texte, html } = templates.reponseMessage(fil, premiere, entreprise)
    expect(plat(sujet)).toBe('Réponse à votre message : Facture')
    expect(texte.split('\n')).toEqual(expect.arrayContaining(['  Premier texte', '  mon imprimante ne répond plus.']))
    expect(texte + html).not.toContain('Second texte')
    expect(plat(texte)).toContain('Jeanne Dupont, le vendredi 20 novembre 2026 à 10 h :')
  })

  it('leads a client to their client area, and a visitor nowhere', () => {
    const client = avecReponses(unFilDeClient(), 'Oui')
    const visiteur = avecReponses(ouvrirFil(unMessage()), 'Oui')
    const [pourLeClient, pourLeVisiteur] = [client, visiteur].map(({ fil, reponse }) =>
      templates.reponseMessage(fil, reponse, entreprise),
    )
    expect(pourLeClient?.texte.split('\n')).toContain('https://atelier.example/compte-client')
    expect(pourLeClient?.html).toContain('href="https://atelier.example/compte-client"')
    expect(`${pourLeVisiteur?.texte}${pourLeVisiteur?.html}`).not.toContain('compte-client')
    expect(pourLeVisiteur?.sujet).toBe('Réponse à votre message – Atelier du Sapin')
  })

  it('lets nothing that was written become markup, nor a line of ours', () => {
    const message = unMessage(uneDemandeDeContact({ texte: PIEGE }))
    const { fil, reponse } = avecReponses(ouvrirFil(message), 'Oui <b>')
    const courriel = templates.reponseMessage(fil, reponse, entreprise)
    expect(traces(courriel)).toEqual(CITE_SEULEMENT)
    expect(courriel.html).toContain('Oui &lt;b&gt;')
  })
})

describe('the mail of a reset', () => {
  const motDePasse = 'abcDEF234ghJKmnp567QRstu' as MotDePasseTemporaire
  const ecrire = (compte = unCompte()) => templates.reinitialisation(compte, motDePasse, entreprise, UN_INSTANT)
  const { sujet, texte, html } = ecrire(unCompte({ motDePasse: 'argon2' }))

  it('has the subject that was agreed, and the password on a line of its own', () => {
    expect(sujet).toBe('Réinitialisation de votre mot de passe')
    expect(texte.split('\n')).toContain('Mot de passe temporaire : abcDEF234ghJKmnp567QRstu')
    expect(html).toContain(motDePasse)
  })

  it('says how long it opens, where, what becomes of the other, and what to do if nothing was asked for', () => {
    for (const attendu of [
      'Il est valable 72 heures',
      'seul le dernier fonctionne. Celui-ci est du vendredi 20 novembre 2026 à 10 h.',
      'https://atelier.example/login',
      'reste valable tant que vous n’utilisez pas celui-ci.',
      'Vous n’avez rien demandé :',
      'Ignorez ce message : votre mot de passe ne change pas, et vous restez connecté.',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
  })

  it('speaks of no other password when there is none', () => {
    expect(`${ecrire().texte}${ecrire().html}`).not.toContain('reste valable')
  })
})

describe('the mail to an address that the business gave an account', () => {
  const motDePasse = 'abcDEF234ghJKmnp567QRstu' as MotDePasseTemporaire
  const { sujet, texte, html } = templates.nouvelleAdresse(unCompte(), motDePasse, entreprise, UN_INSTANT)

  it('says who put it right, that no earlier password opens, and how to get in', () => {
    expect(sujet).toBe('Votre compte s’ouvre avec cette adresse')
    expect(texte.split('\n')).toContain('Mot de passe temporaire : abcDEF234ghJKmnp567QRstu')
    for (const attendu of [
      'nous avons corrigé l’adresse email de votre compte chez Atelier du Sapin',
      'les mots de passe d’avant ne fonctionnent plus',
      'Il est valable 72 heures',
      'Celui-ci est du vendredi 20 novembre 2026 à 10 h.',
      'https://atelier.example/login',
    ]) {
      expect(plat(texte)).toContain(attendu)
    }
  })

  it('does not say that the password stays, nor that there is nothing to do', () => {
    for (const faux of ['ne change pas', 'reste valable', 'Ignorez ce message', 'rien demandé']) {
      expect(`${texte}${html}`).not.toContain(faux)
    }
  })
})

describe('the mail to an address that an account had', () => {
  it('says whose site it is, what changed and whom to tell', () => {
    const { texte, html } = templates.ancienneAdresse(entreprise)
    for (const attendu of [
      'Chez Atelier du Sapin, un compte client portait cette adresse email.',
      'elle n’ouvre plus ce compte et ne recevra plus ses courriels.',
      'Prévenez-nous sans attendre, en répondant à ce message ou par téléphone.',
    ]) {
      expect(plat(texte)).toContain(attendu)
      expect(plat(html)).toContain(attendu)
    }
  })
})

describe('the mail of an erasure', () => {
  const references = [1, 2, 3, 4].map((graine) => unePrestation({}, graine).reference)

  it('lists every reference, and cuts its subject short', () => {
    const { sujet, texte, html } = templates.effacementEntreprise(
      { references, conservees: [], visites: [] },
      entreprise,
    )
    expect(sujet).toBe('Compte client effacé – PREST-000001, PREST-000002, PREST-000003…')
    for (const reference of references)
      expect([texte.includes(`- ${reference}`), html.includes(reference)]).toEqual([true, true])
    expect(texte).toContain('4 commandes effacées')
  })

  it('counts one as one', () => {
    const { texte } = templates.effacementEntreprise(
      { references: references.slice(0, 1), conservees: [], visites: [] },
      entreprise,
    )
    expect(texte).toContain('1 commande effacée')
  })

  it('counts no order as erased that the law keeps', () => {
    const conservees = references.slice(3)
    const { texte } = templates.effacementEntreprise({ references, conservees, visites: [] }, entreprise)
    expect(texte).toMatch(/3 commandes effacées[^]*- PREST-000003[^]*1 commande gardée à part[^]*- PREST-000004/)
    const toutes = templates.effacementEntreprise({ references, conservees: references, visites: [] }, entreprise)
    expect(toutes.texte).toContain('4 commandes gardées à part')
    expect(toutes.texte).not.toMatch(/effacées?\s*:|créneau/)
  })

  it('says which visits do not take place, and that their client was not told', () => {
    const prestation = unePrestation({}, 1)
    const visites = [
      {
        prestationId: prestation.id,
        reference: prestation.reference,
        sequence: 3,
        debut: '2026-12-01T09:00:00.000Z',
        fin: '2026-12-01T10:00:00.000Z',
      },
    ]
    const { texte } = templates.effacementEntreprise({ references, conservees: [], visites }, entreprise)
    expect(plat(texte)).toContain('Cette visite n’aura pas lieu :')
    expect(plat(texte)).toMatch(/- .*1er décembre 2026.*10 h.*\(PREST-000001\)/)
    expect(plat(texte)).toContain('Le site n’en a pas averti le client : son adresse est effacée.')
    expect(texte).not.toContain('rien à faire')
  })
})
