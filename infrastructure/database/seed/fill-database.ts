import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { anneeDe, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { PARTICULIER } from '#domain/client/acheteur'
import { echeance } from '#domain/facturation/preparer-facture'
import { mentionsPortees } from '#domain/facturation/mentions'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { clefDeRecherche, nomDeTri } from '#domain/recherche/clefs'
import { tirerIdentifiant } from '#domain/shared/identifiant'
import { formaterMontant } from '#domain/shared/montant'
import { Estimation } from '#domain/tarification/estimation'
import {
  bytesOf,
  type Draw,
  drawPerson,
  drawPrice,
  makeDraw,
  type Person,
  type Row,
  TEXTES,
  drawPrestation,
  SEEDED_UNTIL,
  type SeededPrestation,
} from './draw.ts'

const UNPAID_EVERY = 50

const JOUR_MS = 24 * 3_600_000

const ENTREPRISE: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../config/entreprise.demo.json'), 'utf8'),
)

const drawFacture = ({ id, client, creeLe, estimation, prestation }: SeededPrestation, rang: number) => {
  const emiseLe = new Date(creeLe.getTime() + 20 * JOUR_MS)
  const date = dateParis(emiseLe)
  const annee = anneeDe(date)
  const numero = numeroPiece('facture', annee, rang + 1)
  const { nom, email, telephone, adresse, code_postal: codePostal, ville } = client.coordonnees
  const { service, totalNet: total } = estimation
  const { reference, numero_devis: numeroDevis } = prestation
  const travail = { genre: 'travail', designation: service, quantite: 1, unite: 'forfait', etat: null }
  const contenu = {
    genre: 'facture',
    numero,
    code: 'AAAAAABBBBBB',
    prestationId: id,
    reference,
    emiseLe: emiseLe.toISOString(),
    date,
    entreprise: ENTREPRISE,
    acheteur: PARTICULIER,
    contact: { nom, email, telephone },
    adresse: { adresse, codePostal, ville },
    service,
    lignes: [{ ...travail, prixUnitaire: total, montant: total }],
    total,
    mentions: mentionsPortees(date, 'particulier', []),
    numeroDevis,
    totalDevis: total,
    accordDepassement: '',
    dateExecution: date,
    modalite: estimation.modalite,
    acomptes: [],
    echeance: echeance(date, 'particulier'),
  }
  const facture: Row = {
    numero,
    genre: 'facture',
    annee,
    rang: rang + 1,
    facture_numero: null,
    prestation_id: id,
    client_id: client.id,
    reference,
    emise_le: emiseLe,
    echeance: contenu.echeance,
    total,
    contenu,
    pdf: '\\x25504446',
    xml: null,
    empreinte: '',
    conserver_jusqu_au: plusJours(date, 11 * 366),
    recherche: clefDeRecherche([numero, String(reference), nom, email, telephone, service, formaterMontant(total)]),
  }
  const paid = {
    mode: 'virement',
    le: date,
    montant: total,
    note: '',
    annule: null,
    apres: numero,
    enregistre_le: emiseLe,
  }
  const origine = { client: nom, type: 'particulier', nature: service }
  const reglement: Row = { id: `R-${numero}`, reference, origine, ...paid }
  return { facture, reglements: rang % UNPAID_EVERY === 0 ? [] : [reglement] }
}

type Volumes = {
  readonly prestations: number
  readonly clients: number
  readonly messages: number
  readonly estimations: number
}

/** The rows to insert, by table. Rows refer only to rows of earlier groups. */
type Groups = readonly (readonly (readonly [table: string, rows: readonly Row[]])[])[]

const SPAN_MS = 8 * 365 * 24 * 3_600_000
const BATCH = 1_000
const SEED = 39_570

const SHARE_ACTIVE = 0.8

const SHARE_TELEPHONE = 0.08
const SHARE_ORDERED = 0.25

/** The first id of estimates and answers, beyond those of orders and messages. */
const FIRST_ESTIMATE = 2 ** 28
const FIRST_ANSWER = 2 ** 29

const SUJETS = ['Facture', 'Rendez-vous', 'Devis', 'Autre question']

const instantOf = (rang: number, count: number): Date =>
  new Date(SEEDED_UNTIL.getTime() - Math.round(SPAN_MS * (1 - (rang + 1) / count)))

const clientRow = ({ id, coordonnees }: Person, creeLe: Date, derniere: Date | undefined): Row => {
  const { nom, email, telephone, code_postal: codePostal, ville } = coordonnees
  return {
    id,
    ...coordonnees,
    role: 'client',
    cree_le: creeLe,
    derniere_commande_le: derniere ?? creeLe,
    jeton_version: 1,
    version: 1,
    recherche: clefDeRecherche([nom, email, telephone, codePostal, ville]),
    nom_de_tri: nomDeTri(nom),
  }
}

const statutOf = (draw: Draw, age: number): string => {
  if (age < 0.94) return 'traité'
  return draw.happens(0.5) ? 'nouveau' : 'lu'
}

const drawMessage = (draw: Draw, client: Person, rang: number, age: number, creeLe: Date) => {
  const { nom, email } = client.coordonnees
  const id = tirerIdentifiant(creeLe, bytesOf(rang))
  const fromClient = draw.happens(0.3)
  const sujet = fromClient ? draw.among(SUJETS) : null
  const texte = draw.among(TEXTES)
  const statut = statutOf(draw, age)
  const message: Row = {
    id,
    nom,
    email,
    texte,
    statut,
    cree_le: creeLe,
    client_id: fromClient ? client.id : null,
    sujet,
    version: 1,
    recherche: clefDeRecherche([nom, email, sujet ?? '', texte]),
  }
  const answer = { message_id: id, auteur: 'entreprise', texte: 'C’est noté, merci.', le: creeLe }
  const reponse: Row = { id: tirerIdentifiant(creeLe, bytesOf(FIRST_ANSWER + rang)), ...answer }
  return { message, reponses: statut === 'traité' ? [reponse] : [] }
}

const drawEstimation = (draw: Draw, rang: number, creeLe: Date, prestationId: string | null): Row => {
  const { nom, email, telephone, code_postal: codePostal, ville } = drawPerson(draw, rang).coordonnees
  const estimation = drawPrice(draw, ville)
  const parTelephone = draw.happens(SHARE_TELEPHONE)
  const commandee = prestationId !== null && draw.happens(SHARE_ORDERED)
  const choix = { serviceId: String(estimation.serviceId), serviceName: '', serviceDescription: '' }
  return {
    id: tirerIdentifiant(creeLe, bytesOf(FIRST_ESTIMATE + rang)),
    cree_le: creeLe,
    source: parTelephone ? 'telephone' : 'site',
    estimation: Estimation.encode(estimation),
    demande: { choix, heures: null },
    code_postal: codePostal,
    ville,
    ...(parTelephone ? { nom, email, telephone } : { nom: null, email: null, telephone: null }),
    notes: '',
    commandee_le: commandee ? creeLe : null,
    prestation_id: commandee ? prestationId : null,
    recherche: clefDeRecherche([codePostal, ville, estimation.service]),
    appelant: parTelephone ? clefDeRecherche([nom, email, telephone]) : null,
  }
}

const drawRows = ({ prestations, clients, messages, estimations }: Volumes): Groups => {
  const draw = makeDraw(SEED)
  const people = Array.from({ length: clients }, (_, rang) => drawPerson(draw, rang))
  const active = people.slice(0, Math.ceil(clients * SHARE_ACTIVE))
  const orders = Array.from({ length: prestations }, (_, rang) =>
    // Every active client orders once before anybody orders again.
    drawPrestation(draw, active[rang] ?? draw.among(active), rang, rang / prestations, instantOf(rang, prestations)),
  )
  const dernieres = new Map(orders.map(({ client, creeLe }) => [client.id, creeLe]))
  const bills = orders.filter(({ prestation }) => prestation['statut'] === 'terminé').map(drawFacture)
  const letters = Array.from({ length: messages }, (_, rang) =>
    drawMessage(draw, draw.among(people), rang, rang / messages, instantOf(rang, messages)),
  )
  const estimates = Array.from({ length: estimations }, (_, rang) =>
    drawEstimation(draw, rang, instantOf(rang, estimations), orders[rang]?.id ?? null),
  )
  return [
    [['clients', people.map((client, rang) => clientRow(client, instantOf(rang, clients), dernieres.get(client.id)))]],
    [
      ['prestations', orders.map(({ prestation }) => prestation)],
      ['messages', letters.map(({ message }) => message)],
    ],
    [
      ['factures', bills.map(({ facture }) => facture)],
      ['devis_versions', orders.map(({ version }) => version)],
      ['prestation_evenements', orders.flatMap(({ evenements }) => evenements)],
      ['rendez_vous', orders.flatMap(({ dates }) => dates)],
      ['estimations', estimates],
      ['reglements', bills.flatMap(({ reglements }) => reglements)],
      ['message_reponses', letters.flatMap(({ reponses }) => reponses)],
    ],
  ]
}

/** Inserts rows as JSON, in batches; the database converts each value to the type of its column. */
const insertRows = async (knex: Knex, table: string, rows: readonly Row[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const columns = Object.keys(batch[0] ?? {}).join(', ')
    const statement = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ?)`
    await knex.raw(statement, [JSON.stringify(batch)])
  }
}

/** Fills an empty, migrated database with the same plausible years of work every time, then analyses it. */
export const fillDatabase = async (knex: Knex, volumes: Volumes): Promise<void> => {
  const groups = drawRows(volumes)
  for (const group of groups) await Promise.all(group.map(([table, rows]) => insertRows(knex, table, rows)))
  // One statement each: a vacuum marks no row as visible to all while another statement runs.
  for (const [table] of groups.flat()) await knex.raw(`vacuum analyze ${table}`)
}
