import { readFileSync, writeFileSync } from 'node:fs'
import { COMMUNES_FILE, communesTable } from './communes-table.ts'

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Usage: node infrastructure/territoire/write-communes.ts COMMUNES.csv')
writeFileSync(COMMUNES_FILE, communesTable(readFileSync(source, 'utf8')))
