import { describe, expect, it } from 'vitest'
import type { CallFailure } from '../../api/reply.ts'
import { corrige, echoue, ENVOYE, refuseParLesChamps, renvoye, SAISIE } from './envoi-contact.ts'

const OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'

const refus = (overrides: Partial<Extract<CallFailure, { _tag: 'Refus' }>> = {}): CallFailure => ({
  _tag: 'Refus',
  status: 500,
  code: 'ERREUR_INTERNE',
  message: 'Une erreur inattendue s’est produite.',
  champs: {},
  data: undefined,
  attendre: null,
  ...overrides,
})

describe('a message that is not sent', () => {
  it('says once that fields are missing, and leaves other faults to their field', () => {
    expect(refuseParLesChamps({ nom: OBLIGATOIRES, email: OBLIGATOIRES }).alerte?.titre).toBe(OBLIGATOIRES)
    expect(refuseParLesChamps({ nom: 'Merci de saisir un nom valide.' }).alerte).toBeNull()
  })

  it('shows the faults that the server names', () => {
    const email = "Merci d'utiliser une adresse email non temporaire."
    expect(echoue(refus({ status: 400, champs: { email, inconnu: 'x' } }))).toEqual({
      etape: 'saisie',
      erreurs: { email },
      alerte: null,
    })
  })

  it.each([500, 503])('tells a failure of the server: %i', (status) => {
    expect(echoue(refus({ status })).alerte?.titre).toBe("Erreur lors de l'envoi du message")
    expect(echoue(refus({ status })).alerte?.suite).not.toContain('inattendue')
  })

  it('tells to wait when there were too many', () => {
    const { alerte } = echoue(refus({ status: 429, message: 'Trop de demandes.' }))
    expect(alerte?.titre).toBe("Erreur lors de l'envoi du message")
    expect(alerte?.suite).toMatch(/^Trop de demandes\. Votre message est resté/)
  })

  it('tells a lost network', () => {
    expect(echoue({ _tag: 'Reseau' }).alerte?.titre).toBe('Erreur de connexion')
  })

  it('that the server sends back reads like one that the browser refused', () => {
    const champs = { message: OBLIGATOIRES }
    expect(renvoye({ valeurs: {}, champs, message: OBLIGATOIRES })).toEqual(refuseParLesChamps(champs))
    const echec = "Erreur lors de l'envoi du message"
    expect(renvoye({ valeurs: {}, champs: {}, message: echec })).toEqual(echoue(refus()))
  })
})

describe('a field that is typed into', () => {
  it('is no longer at fault, and the alert goes with the last fault', () => {
    const refuse = refuseParLesChamps({ nom: OBLIGATOIRES, email: OBLIGATOIRES })
    const un = corrige(refuse, 'nom')
    expect([un.erreurs, un.alerte?.titre]).toEqual([{ email: OBLIGATOIRES }, OBLIGATOIRES])
    expect(corrige(un, 'email')).toEqual(SAISIE)
    expect(corrige(refuse, 'message')).toBe(refuse)
  })

  it('begins a new message after one was sent', () => {
    expect(corrige(ENVOYE, 'nom')).toEqual(SAISIE)
  })
})
