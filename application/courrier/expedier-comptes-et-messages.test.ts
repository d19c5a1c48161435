import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unCompte, unEmail } from '#domain/compte/compte.fixture'
import { ESSAIS_MAX } from '#domain/courrier/courrier'
import { unAjout, unSujet, unTexteDeReponse } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { suiteDeLEntreprise, suiteDuClient, ouvrirFil } from '#domain/message/suite'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { coordonneesDe } from '#domain/registre/coordonnees'
import { uneExpedition, uneExpeditionSurBase } from './expedition.fixture.ts'

const makeStores = useStores()

/** A business with one account. */
const avecCompte = () => {
  const expedition = uneExpedition()
  const compte = unCompte({ motDePasse: 'argon2', jetonVersion: 4 })
  expedition.store.clients.set(compte.id, { ...compte, derniereCommandeLe: UN_INSTANT, version: 1 })
  return { ...expedition, compte }
}

/** The same on the database: the account of an order whose mails have left. */
const avecCompteSurBase = async () => {
  const expedition = uneExpeditionSurBase(await makeStores())
  const { ports, drain } = expedition
  const commande = await enregistrerCommande(ports)
  const compte = O.toNullable(await reussir(ports.comptes.parEmail(commande.contact.email)))
  if (compte === null) throw new Error('no account')
  await reussir(drain)
  return { ...expedition, compte, deja: expedition.mailer.envoyes().length }
}

const secretDe = (texte = ''): string => /^Mot de passe temporaire : (\S+)$/m.exec(texte)?.[1] ?? ''

describe('the mail of a reset', () => {
  it('draws the password as it leaves, ends no session and keeps the password that was chosen', async () => {
    const { store, outbox, mailer, drain, compte } = avecCompte()
    await reussir(outbox.demanderReinitialisation(compte.email, UN_INSTANT))
    await drain()
    const [courriel] = mailer.envoyes()
    const secret = secretDe(courriel?.texte)
    expect([courriel?.a, courriel?.sujet]).toEqual([compte.email, 'Réinitialisation de votre mot de passe'])
    expect(secret).toMatch(/^[A-Za-z2-9]{24}$/)
    expect(store.clients.get(compte.id)).toMatchObject({
      motDePasse: 'argon2',
      jetonVersion: 4,
      temporaire: { empreinte: makeMemoryHasher().empreinte('mot-de-passe-temporaire', secret) },
    })
  })

  it('of an address without account is given up, and changes nothing', async () => {
    const { store, outbox, mailer, drain, compte } = avecCompte()
    await reussir(outbox.demanderReinitialisation(unEmail('inconnue@courriel.example'), UN_INSTANT))
    expect(await drain()).toEqual(E.right(1))
    expect(mailer.envoyes()).toEqual([])
    expect([...store.courriers.values()].map(({ statut }) => statut)).toEqual(['sans_objet'])
    expect(store.clients.get(compte.id)).toMatchObject({ jetonVersion: 4, temporaire: null })
    expect(await drain()).toEqual(E.right(0))
  })

  it('sent again brings another password, the only one that opens', async () => {
    const { store, clock, outbox, mailer, drain, compte } = avecCompte()
    await reussir(outbox.demanderReinitialisation(compte.email, UN_INSTANT))
    mailer.tomberEnPanne(new Error('refused'))
    await drain()
    const premier = store.clients.get(compte.id)?.temporaire
    mailer.tomberEnPanne(null)
    clock.avancer(5_000)
    await drain()
    expect(store.clients.get(compte.id)?.temporaire?.empreinte).not.toBe(premier?.empreinte)
    expect(mailer.envoyes()).toHaveLength(1)
  })
})

describe('the mail to an address that an account had', () => {
  const avecNouvelleAdresse = async () => {
    const expedition = await avecCompteSurBase()
    const { compte, ports } = expedition
    const email = unEmail('jeanne@courriel.example')
    const correction = { id: compte.id, version: 1, coordonnees: { ...coordonneesDe(compte), email } }
    await reussir(ports.clients.corriger({ ...correction, corriger: () => () => null, instant: UN_INSTANT }))
    return { ...expedition, email }
  }

  it('says that much and nothing of the account, while the new one is sent a way in', async () => {
    const { drain, mailer, compte, email } = await avecNouvelleAdresse()
    await drain()
    const pour = (adresse: string) => mailer.envoyes().findLast(({ a }) => a === adresse)
    const [entree, avis] = [pour(email), pour(compte.email)]
    expect(secretDe(entree?.texte)).toMatch(/^[A-Za-z2-9]{24}$/)
    expect(entree?.sujet).toBe('Votre compte s’ouvre avec cette adresse')
    expect(avis?.sujet).toBe('Cette adresse n’est plus celle de votre compte')
    const dit = `${avis?.sujet}${avis?.texte}${avis?.html}`
    for (const secret of [compte.nom, email, 'jeanne', compte.ville, 'PREST-']) expect(dit).not.toContain(secret)
  })

  it('brings a plain reset to the new one once a password was chosen there', async () => {
    const { drain, mailer, ports, compte, email } = await avecNouvelleAdresse()
    const jetonVersion = O.toNullable(await reussir(ports.comptes.parId(compte.id)))?.jetonVersion ?? 0
    await reussir(ports.comptes.changerMotDePasse(compte.id, 'argon2', jetonVersion))
    await drain()
    expect(mailer.envoyes().find(({ a }) => a === email)?.sujet).toBe('Réinitialisation de votre mot de passe')
  })

  it('is given up in silence when that address takes no mail', async () => {
    const { drain, mailer, ports, clock, deja } = await avecNouvelleAdresse()
    mailer.tomberEnPanne(new Error('no such mailbox'))
    for (let essai = 0; essai < ESSAIS_MAX; essai += 1) {
      await drain()
      clock.avancer(3_600_000)
    }
    expect((await reussir(ports.outbox.echoues(10))).map(({ genre }) => genre)).toEqual(['nouvelle_adresse'])
    expect(await reussir(ports.outbox.etat(clock.maintenant()))).toMatchObject({ enAttente: 0, echoues: 1 })
    expect(mailer.envoyes()).toHaveLength(deja)
  })
})

describe('the mails of a thread', () => {
  const unFil = async () => {
    const expedition = avecCompte()
    const messages = makeMemoryMessageStore(expedition.store)
    const message = unMessage()
    await reussir(messages.enregistrer(ouvrirFil(message, { clientId: expedition.compte.id, sujet: unSujet() })))
    await expedition.drain()
    return { ...expedition, messages, id: message.id }
  }

  it('bring an answer to the person, with what they wrote', async () => {
    const { messages, drain, mailer, id } = await unFil()
    const suite = suiteDeLEntreprise(unAjout({ texte: unTexteDeReponse('Nous passons jeudi.'), instant: UN_INSTANT }))
    await reussir(messages.poursuivre(id, () => E.right(suite)))
    await drain()
    const courriel = mailer.envoyes().at(-1)
    expect(courriel).toMatchObject({ a: 'jeanne.dupont@courriel.example', repondreA: 'bonjour@atelier.example' })
    expect(courriel?.texte).toContain('  Nous passons jeudi.')
    expect(courriel?.texte).toContain('  mon imprimante ne répond plus.')
  })

  it('bring what the client adds to the business, whose answer goes to the client', async () => {
    const { messages, drain, mailer, id, compte } = await unFil()
    const ajout = unAjout({ texte: unTexteDeReponse('Et vendredi ?'), instant: UN_INSTANT })
    await reussir(messages.poursuivre(id, suiteDuClient(compte.id, ajout)))
    await drain()
    const courriel = mailer.envoyes().at(-1)
    expect(courriel).toMatchObject({ a: 'bonjour@atelier.example', repondreA: 'jeanne.dupont@courriel.example' })
    expect(courriel?.sujet).toBe('Suite d’un message – Jeanne Dupont : Facture')
    expect(courriel?.texte).toContain('  Et vendredi ?')
  })
})

describe('the mail of an erasure', () => {
  it('tells the business the references that are left, and expects no answer', async () => {
    const { ports, drain, mailer, compte, deja } = await avecCompteSurBase()
    const { reference } = unePrestation()
    const effacement = { supprimees: [reference], conservees: [], messages: 0 }
    await reussir(ports.comptes.effacer(compte.id, UN_INSTANT, () => E.right(effacement)))
    await drain()
    expect(mailer.envoyes().slice(deja)).toMatchObject([
      { a: 'bonjour@atelier.example', repondreA: null, sujet: `Compte client effacé – ${reference}` },
    ])
  })
})
