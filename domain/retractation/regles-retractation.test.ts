import { describe, expect, it } from 'vitest'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { unContact, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { Statut } from '#domain/prestation/statut'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { dansHeures, unDossier, uneDate } from '#domain/rendez-vous/dossier.fixture'
import { euros } from '#domain/shared/montant'
import { lireMontant, lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import type { Siren } from '../client/acheteur.ts'
import { uneDeclaration } from './declaration.fixture.ts'
import { montantAuProrata } from './prorata.ts'
import { retracter, traiterDeclaration } from './traiter-declaration.ts'
import { aEffet, type IssueDeRetractation, type Verdict } from './verdict.ts'

const ISSUES: Readonly<Record<string, IssueDeRetractation>> = {
  acceptée: 'acceptee',
  'à régler': 'a_regler',
  'hors délai': 'hors_delai',
  exclue: 'exclue',
}

const DELAIS: Readonly<Record<string, Date>> = { dedans: dansHeures(72), passé: dansHeures(24 * 20) }

const dire = ({ issue, raison, prorata, repetee }: Verdict): string => {
  const mot = Object.entries(ISSUES).find(([, une]) => une === issue)?.[0] ?? issue
  const suite = prorata === null ? [] : [prorata.montant === 0 ? 'rien' : 'au prorata']
  return [mot, ...(raison === null ? [] : [raison]), ...(repetee ? ['répétée'] : suite)].join(', ')
}

const visites = (visite: string, instant: Date): readonly DateProposee[] => {
  const dans = (heures: number) => new Date(instant.getTime() + heures * 3_600_000)
  const dates: Readonly<Record<string, readonly DateProposee[]>> = {
    aucune: [],
    proposée: [uneDate({ debut: dans(48), proposeeLe: instant })],
    'dans 2 jours': [uneDate({ debut: dans(48), statut: 'accepte' })],
    'dans 2 heures': [uneDate({ debut: dans(2), statut: 'accepte' })],
    passée: [uneDate({ debut: dans(-0.25), statut: 'accepte' })],
  }
  const trouvees = dates[visite]
  if (trouvees === undefined) throw new Error(`no such visit: ${visite}`)
  return trouvees
}

const demandeLe = (cellule: string): string | null => (cellule === 'oui' ? UN_INSTANT.toISOString() : null)

const statutDe = (cellule: string): Statut => {
  const statut = Statut.values.find((mot) => mot === cellule)
  if (statut === undefined) throw new Error(`no such statut: ${cellule}`)
  return statut
}

const SITUATIONS = lireTable('retractation', 'Ce que devient une rétractation').map((rangee) => {
  const instant = DELAIS[rangee('Délai')]!
  const acheteur =
    rangee('Client') === 'professionnel'
      ? ({ type: 'professionnel', raisonSociale: 'Fromagerie du Lac', siren: '732829320' as Siren } as const)
      : ({ type: 'particulier' } as const)
  const dossier = unDossier(
    { dates: visites(rangee('Visite'), instant) },
    {
      statut: statutDe(rangee('Prestation')),
      engagement: {
        ...SANS_ENGAGEMENT,
        acheteur,
        debutAnticipeLe: demandeLe(rangee('Début demandé')),
        depannageUrgentLe: demandeLe(rangee('Urgence')),
      },
    },
  )
  const nom = ['Client', 'Délai', 'Prestation', 'Visite', 'Début demandé', 'Urgence'].map(rangee).join(' · ')
  return { nom, dossier, instant, attendu: rangee('Issue') }
})

describe('what becomes of a withdrawal', () => {
  it('is written for situations that differ', () => {
    expect(new Set(SITUATIONS.map(({ nom }) => nom)).size).toBe(SITUATIONS.length)
  })

  it.each(SITUATIONS)('$nom → $attendu', ({ dossier, instant, attendu }) => {
    const { verdict, changement } = retracter(dossier, '', instant)
    expect(dire(verdict)).toBe(attendu)
    expect(changement?.dossier.prestation.statut ?? 'inchangé').toBe(aEffet(verdict) ? 'annulé' : 'inchangé')
  })
})

describe('the name of a declaration', () => {
  it.each(
    lireTable('retractation', 'Le nom').map((rangee) => ({
      commande: rangee('Commande'),
      declaration: rangee('Déclaration'),
      nom: rangee('Nom'),
    })),
  )('$declaration for the order of $commande: $nom', ({ commande, declaration, nom }) => {
    const dossier = unDossier({}, { contact: unContact({ nom: commande }) })
    const situation = { dossier, precedent: null, recentes: 0 }
    const { verdict, changement } = traiterDeclaration(uneDeclaration({ nom: declaration }), situation)
    const attend = verdict.issue === 'a_verifier' && changement === null
    expect(attend ? 'autre' : 'même').toBe(nom)
  })
})

describe('the share of the price for the work done', () => {
  it.each(
    lireTable('retractation', 'Le prorata').map((rangee) => ({
      prix: rangee('Prix'),
      faites: rangee('Minutes faites'),
      prevues: rangee('Minutes prévues'),
      montant: rangee('Montant'),
    })),
  )('$faites of $prevues minutes of $prix is $montant', ({ prix, faites, prevues, montant }) => {
    expect(montantAuProrata(lireMontant(prix), lireNombre(faites), lireNombre(prevues))).toBe(lireMontant(montant))
  })

  it('is nothing of work that nobody planned', () => {
    expect(montantAuProrata(euros(64), 30, 0)).toBe(0)
  })
})

const verdictDe = (issue: IssueDeRetractation, dossier: Dossier): Verdict => ({
  ...retracter(dossier, '', UN_INSTANT).verdict,
  issue,
})

describe('a declaration said again', () => {
  it.each(
    lireTable('retractation', 'Une déclaration répétée').map((rangee) => ({
      premiere: rangee('Première issue'),
      statut: rangee('Prestation'),
      seconde: rangee('Seconde issue'),
    })),
  )('after $premiere, $statut: $seconde', ({ premiere, statut, seconde }) => {
    const dossier = unDossier({}, { statut: statutDe(statut) })
    const precedent = verdictDe(ISSUES[premiere]!, dossier)
    expect(dire(retracter(dossier, '', dansHeures(24 * 60), precedent).verdict)).toBe(seconde)
  })
})
