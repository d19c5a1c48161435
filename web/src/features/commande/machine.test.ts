import { describe, expect, it } from 'vitest'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { uneConfirmation, uneSaisie, unFormulaire } from './commande.fixture.ts'
import type { Etat } from './etat.ts'
import { type Evenement, reduire } from './machine.ts'
import { SAISIE_VIDE } from './saisie.ts'

const apres = (depart: Etat, ...evenements: readonly Evenement[]): Etat => evenements.reduce(reduire, depart)

const estimationId = '01M7W2Y7M00000000000000001'

const estimer: Evenement = { type: 'estimer', estimation: uneEstimation(), estimationId }
const envoyer: Evenement = { type: 'envoyer', envoi: { cle: 'k1', contenu: 'a' } }
const refus = { genre: 'refus', message: 'Non.' } as const

describe('reduire', () => {
  it('goes from the form to the estimate, then to the order', () => {
    expect(apres(unFormulaire(), { type: 'calculer' })).toMatchObject({ etape: 'formulaire', enCours: true })
    expect(apres(unFormulaire(), estimer)).toMatchObject({
      etape: 'estimation',
      estimation: uneEstimation(),
      estimationId,
    })
    expect(apres(unFormulaire(), estimer, envoyer)).toMatchObject({ etape: 'estimation', enCours: true })
    expect(apres(unFormulaire(), estimer, { type: 'confirmer', confirmation: uneConfirmation() })).toEqual({
      etape: 'commande',
      confirmation: uneConfirmation(),
      saisie: SAISIE_VIDE,
      origine: '["5","",""]',
      envois: [],
    })
  })

  it('clears the estimate with Modify and keeps what was typed and sent', () => {
    const etat = apres(unFormulaire(), estimer, envoyer, { type: 'modifier' })
    expect(etat).toMatchObject({ etape: 'formulaire', saisie: uneSaisie(), envois: [{ cle: 'k1', contenu: 'a' }] })
    expect(etat).not.toHaveProperty('estimation')
  })

  it('returns to the estimate when the order fails, with the reason', () => {
    expect(apres(unFormulaire(), estimer, envoyer, { type: 'echouer', echec: refus })).toMatchObject({
      etape: 'estimation',
      enCours: false,
      echec: refus,
    })
  })

  it('shows the fresh price beside the one that was accepted', () => {
    const fraiche = uneEstimation(undefined, 2)
    expect(apres(unFormulaire(), estimer, envoyer, { type: 'perimer', estimation: fraiche })).toMatchObject({
      etape: 'estimation',
      enCours: false,
      ancienTotal: uneEstimation().totalNet,
      estimation: fraiche,
      estimationId,
    })
  })

  it('resets every field with a new order', () => {
    const etat = apres(unFormulaire(), estimer, { type: 'confirmer', confirmation: uneConfirmation() })
    expect(reduire(etat, { type: 'recommencer' })).toMatchObject({ etape: 'formulaire', saisie: SAISIE_VIDE })
  })

  it('tells of an order that was recorded while the person had gone back', () => {
    const etat = apres(unFormulaire(), estimer, envoyer, { type: 'modifier' })
    expect(reduire(etat, { type: 'confirmer', confirmation: uneConfirmation() }).etape).toBe('commande')
  })

  it('takes away the error of the field that is corrected, and only that one', () => {
    const fautif = apres(unFormulaire(), { type: 'refuser', erreurs: { nom: 'Nom ?', email: 'Email ?' } })
    expect(fautif).toMatchObject({ tentatives: 1 })
    expect(reduire(fautif, { type: 'changer', changes: { nom: 'Ada Lovelace' } })).toMatchObject({
      erreurs: { email: 'Email ?' },
    })
  })

  it('gives up an estimate under way when the form changes', () => {
    const etat = apres(
      unFormulaire(),
      { type: 'calculer' },
      { type: 'changer', changes: { heuresPersonnalisees: '2' } },
    )
    expect(etat).toMatchObject({ enCours: false })
  })

  it('clears a duration and a remote session that the new service does not offer', () => {
    const depart = unFormulaire({ saisie: uneSaisie({ heuresPersonnalisees: '3', modalite: 'a_distance' }) })
    expect(reduire(depart, { type: 'changer', changes: { service: '6' } }).saisie).toMatchObject({
      heuresPersonnalisees: '',
      modalite: 'a_distance',
    })
    expect(reduire(depart, { type: 'changer', changes: { service: '1' } }).saisie).toMatchObject({
      heuresPersonnalisees: '3',
      modalite: 'sur_place',
    })
  })

  it('lets only the telephone be corrected beside the estimate', () => {
    const etat = apres(unFormulaire({ saisie: uneSaisie({ telephone: '0484123456' }) }), estimer)
    expect(etat).toMatchObject({ telephoneACorriger: true })
    const corrige = apres(
      etat,
      { type: 'refuser_telephone', message: 'Non.' },
      { type: 'changer', changes: { telephone: '0612345678', nom: 'X' } },
    )
    expect(corrige).toMatchObject({
      telephoneACorriger: true,
      erreurTelephone: null,
      saisie: { telephone: '0612345678', nom: 'Jeanne Dupont' },
    })
  })

  it('changes nothing for an event of another step', () => {
    const depart = unFormulaire()
    expect(reduire(depart, envoyer)).toBe(depart)
    expect(reduire(depart, { type: 'modifier' })).toBe(depart)
  })
})
