import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#adapters/security/node-hasher'
import { portFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { contenuAccepte } from '#domain/devis/version-de-devis'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { uneCommandeEnvoyee, uneEstimationEnvoyee, type UnServeur, unServeur } from '../server.fixture.ts'

const commander = ({ app }: UnServeur, payload: unknown = uneCommandeEnvoyee(), headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/prestations/commander', payload: payload as object, headers })

const commandes = (serveur: UnServeur) => ({
  noter: async (): Promise<string> => {
    const payload = uneEstimationEnvoyee()
    const answer = await serveur.app.inject({ method: 'POST', url: '/api/estimations', payload })
    return answer.json<{ data: { estimationId: string } }>().data.estimationId
  },
  commander: (estimationId: unknown, cle: string) =>
    serveur.app.inject({
      method: 'POST',
      url: '/api/prestations/commander',
      payload: uneCommandeEnvoyee({ estimationId }),
      headers: { 'idempotency-key': cle },
    }),
})

describe('an order that names its estimate', () => {
  it('marks it, and is the same order with the same key from another estimate', async () => {
    const serveur = unServeur()
    const { noter, commander } = commandes(serveur)
    const [une, deux] = [await noter(), await noter()]
    const first = await commander(une, 'cle')
    const again = await commander(deux, 'cle')
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    const marques = [...serveur.store.estimations.values()].map(({ id, prestation }) => [id, prestation !== null])
    expect(marques).toEqual([
      [une, true],
      [deux, false],
    ])
  })

  it.each([null, 5, 'inconnue', '01M7W2Y7M0115FHGTJ5MBQAEN0', ['x'.repeat(100)]])(
    'is an order all the same when that says nothing: %j',
    async (estimationId) => {
      const { commander } = commandes(unServeur())
      expect((await commander(estimationId, 'cle')).statusCode).toBe(201)
    },
  )
})

describe('an order', () => {
  it.each(['adresse', 'ville', 'serviceName', 'raisonSociale'])(
    'whose %s is a link is refused: its mail would bring it to whoever is named',
    async (champ) => {
      const serveur = unServeur()
      const faute = { [champ]: 'Gagnez sur https://lot.example' }
      const siren = { typeClient: 'professionnel', raisonSociale: 'Fromagerie du Lac', siren: '732829320' }
      const { statusCode, ...answer } = await commander(serveur, uneCommandeEnvoyee({ ...siren, ...faute }))
      expect([statusCode, answer.json().champs]).toEqual([400, { [champ]: 'Retirez l’adresse internet de ce champ.' }])
      expect(serveur.store.courriers.size).toBe(0)
    },
  )

  it('is recorded with its reference, the delay of the call and the key of its quote', async () => {
    const serveur = unServeur()
    const answer = await commander(serveur)
    expect(answer.statusCode).toBe(201)
    const { success, message, data } = answer.json<{
      success: boolean
      message: string
      data: { prestation: { id: string; reference: string }; contact: object; devis: { numero: string; cle: string } }
    }>()
    expect(success).toBe(true)
    expect(data.prestation.reference).toMatch(/^PREST-[0-9A-Z]{6}$/)
    expect(data.prestation.id.slice(-6)).toBe(data.prestation.reference.slice(-6))
    expect(message).toContain(data.prestation.reference)
    expect(data.contact).toEqual({ auPlusTot: '2026-11-23T09:00:00.000Z', auPlusTard: '2026-11-24T09:00:00.000Z' })
    expect(data.devis.numero).toBe('DEV-2026-0001')
    expect(answer.body).not.toMatch(/token|motDePasse|client/i)
    const [recorded] = [...serveur.store.prestations.values()]
    expect(recorded?.prestation).toMatchObject({ creneau: 'matin', contact: { telephone: '+33612345678' } })
  })

  it('answers the same for an address that has an account as for a new one', async () => {
    const serveur = unServeur()
    const shape = async () => {
      const { statusCode, headers, json } = await commander(serveur)
      const { data } = json<{ data: object }>()
      return [statusCode, Object.keys(headers), JSON.stringify(data, (_, v) => (typeof v === 'string' ? '' : v))]
    }
    expect(await shape()).toEqual(await shape())
  })

  it('is one order when the same request comes again with its key, whatever the order of its fields', async () => {
    const serveur = unServeur()
    const key = { 'idempotency-key': 'formulaire-1' }
    const first = await commander(serveur, uneCommandeEnvoyee(), key)
    const reversed = Object.fromEntries(Object.entries(uneCommandeEnvoyee()).toReversed())
    const again = await commander(serveur, reversed, key)
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect([again.statusCode, again.json()]).toEqual([201, first.json()])
    expect(serveur.store.prestations.size).toBe(1)
  })

  it('is refused under the key of another order', async () => {
    const serveur = unServeur()
    const key = { 'idempotency-key': 'formulaire-1' }
    await commander(serveur, uneCommandeEnvoyee(), key)
    const other = await commander(serveur, uneCommandeEnvoyee({ description: 'Autre chose.' }), key)
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'CLE_REUTILISEE'])
    expect(serveur.store.prestations.size).toBe(1)
  })

  it.each(['', 'é', 'x'.repeat(201)])('is refused under the key %j', async (key) => {
    const answer = await commander(unServeur(), uneCommandeEnvoyee(), { 'idempotency-key': key })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'CLE_INVALIDE'])
  })

  it.each([0, -1, 63.99, 1e8])('is refused at %d euros, with the estimate that holds', async (totalNet) => {
    const answer = await commander(unServeur(), uneCommandeEnvoyee({ devis: { totalNet } }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'DEVIS_PERIME', data: { estimation: { totalNet: 64 } } })
  })

  it('takes the names of older forms', async () => {
    const { telephone, creneauPreference, ...reste } = uneCommandeEnvoyee()
    const answer = await commander(unServeur(), { ...reste, téléphone: telephone, creneauPrefere: creneauPreference })
    expect(answer.statusCode).toBe(201)
  })

  it('keeps nothing that the form has no field for', async () => {
    const serveur = unServeur()
    const intrus = { id: 'x', statut: 'terminé', reference: 'PREST-AAAAAA', clientId: 'client-9', role: 'admin' }
    await commander(serveur, uneCommandeEnvoyee(intrus))
    const [recorded] = [...serveur.store.prestations.values()]
    expect(recorded).toMatchObject({ clientId: 'client-1', prestation: { statut: 'en_attente' } })
    expect(JSON.stringify(recorded)).not.toContain('PREST-AAAAAA')
  })

  it.each([
    ['nom', { nom: 'Jeanne' }, 'Veuillez saisir votre prénom ET votre nom.'],
    ['email', { email: 'jeanne' }, 'Merci de saisir une adresse email valide.'],
    [
      'telephone',
      { telephone: '0412345678' },
      'Pour commander, indiquez un numéro commençant par 06, 07 ou 03 (ou +33 suivi de 6, 7 ou 3).',
    ],
    ['codePostal', { codePostal: '3900' }, 'Le code postal doit contenir exactement 5 chiffres.'],
    ['creneauPreference', { creneauPreference: 'minuit' }, 'Choisissez un créneau.'],
    ['estimationAcceptee', { estimationAcceptee: 'true' }, 'Acceptez l’estimation pour commander.'],
    ['devis.totalNet', { devis: { totalNet: '64' } }, 'Montant invalide.'],
    ['devis', { devis: null }, 'Valeur manquante ou invalide.'],
  ])('is refused for its %s, with the sentence of the form', async (champ, overrides, phrase) => {
    const answer = await commander(unServeur(), uneCommandeEnvoyee(overrides))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      success: false,
      code: 'CHAMPS_INVALIDES',
      message: phrase,
      champs: { [champ]: phrase },
    })
  })

  it('waits for the database and is then recorded', async () => {
    let away = true
    const { useCases } = unServeur()
    const serveur = unServeur({
      useCases: {
        commanderPrestation: (commande) =>
          away
            ? TE.left(portFailure('prestations')(new Error('connect ECONNREFUSED 10.0.0.7:5432')))
            : useCases.commanderPrestation(commande),
      },
    })
    const refused = await commander(serveur)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toEqual({
      success: false,
      code: 'SERVICE_INDISPONIBLE',
      message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      id: refused.headers['x-request-id'],
    })
    const causes = serveur.lignes.filter((ligne) => ligne.includes('ECONNREFUSED'))
    expect(causes).toHaveLength(1)
    expect(causes[0]).toContain(String(refused.headers['x-request-id']))
    away = false
    expect((await commander(serveur)).statusCode).toBe(201)
  })
})

const engagementDe = async (overrides: Readonly<Record<string, unknown>>) => {
  const serveur = unServeur()
  const answer = await commander(serveur, uneCommandeEnvoyee(overrides))
  expect(answer.statusCode).toBe(201)
  const [dossier] = serveur.store.prestations.values()
  return dossier?.prestation
}

const PROFESSIONNEL = { typeClient: 'professionnel', raisonSociale: 'Menuiserie Haddad', siren: '123 456 782' }

describe('what is said with an order', () => {
  it('is kept with its time, its words and the hash of the quote that was accepted', async () => {
    const prestation = await engagementDe({ debutAnticipe: true, urgence: true })
    if (prestation === undefined) throw new Error('the order was refused')
    const { engagement, estimation, creeLe } = prestation
    expect(engagement).toMatchObject({
      acheteur: { type: 'particulier' },
      debutAnticipeLe: creeLe.toISOString(),
      depannageUrgentLe: creeLe.toISOString(),
      empreinteDevis: sha256(contenuAccepte(prestation, estimation, dateParis(creeLe))),
    })
    expect(engagement.texteAccepte.split('\n')).toEqual([
      TEXTES_DE_CONSENTEMENT.debutAnticipe,
      TEXTES_DE_CONSENTEMENT.urgence,
      'Valider et commander avec obligation de paiement',
      'Vous ne payez rien en ligne',
    ])
  })

  it('is nothing but the button when nothing is said', async () => {
    const prestation = await engagementDe({})
    expect(prestation?.engagement).toMatchObject({
      acheteur: { type: 'particulier' },
      texteAccepte: 'Valider et commander avec obligation de paiement\nVous ne payez rien en ligne',
      debutAnticipeLe: null,
      depannageUrgentLe: null,
    })
  })

  it('names a professional, who has nothing to withdraw from', async () => {
    const prestation = await engagementDe({ ...PROFESSIONNEL, debutAnticipe: true, urgence: true })
    expect(prestation?.engagement).toMatchObject({
      acheteur: { type: 'professionnel', raisonSociale: 'Menuiserie Haddad', siren: '123456782' },
      debutAnticipeLe: null,
      depannageUrgentLe: null,
    })
  })

  it.each([
    [{ raisonSociale: '' }, { raisonSociale: 'Indiquez le nom de votre entreprise.' }],
    [{ siren: '123456789' }, { siren: 'Numéro SIREN inconnu\u00a0: ce sont les 9 chiffres de votre entreprise.' }],
  ])('is refused of a professional without a name or a number: %j', async (faute, champs) => {
    const answer = await commander(unServeur(), uneCommandeEnvoyee({ ...PROFESSIONNEL, ...faute }))
    expect([answer.statusCode, answer.json<{ champs: object }>().champs]).toEqual([400, champs])
  })
})
