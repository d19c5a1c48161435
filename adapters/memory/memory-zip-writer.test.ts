import { describeZipWriter } from '#application/ports/zip-writer.contract'
import { makeMemoryZipWriter } from './memory-zip-writer.ts'

describeZipWriter('memory', makeMemoryZipWriter)
