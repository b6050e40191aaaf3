import { createRequire } from 'node:module'
import path from 'node:path'
import treeSitter, { type Node } from '@vscode/tree-sitter-wasm'
import { type DialectName, FormattedSyntaxError, parse as parseSql } from 'sql-parser-cst'
import { parseAllDocuments } from 'yaml'
import { lookUp } from '../../core/look-up'
import type { Problem } from '../../core/problem'
import { errorIn } from '../faults'
import { nodesOf, type SourcePage } from './source'

interface Fault {
  /** Of the sample, from 1. */
  line: number
  message: string
}
type FindFault = (code: string) => Fault | undefined

/** Samples of code that do not parse in the language they are marked as: a reader would copy the mistake. */
export async function checkSamples(pages: SourcePage[]): Promise<Problem[]> {
  const parsers = await parsersByLanguage()
  return pages.flatMap((page) =>
    [...nodesOf(page)].flatMap(({ node, line }): Problem[] => {
      if (node.type !== 'code') return []
      const fault = lookUp(parsers, node.lang ?? '')?.(node.value)
      const message = `the sample is no ${node.lang}: ${fault?.message}`
      const fix = 'correct the sample, or mark it as text when it is only a part of something.'
      return fault ? [errorIn(page.file, message, fix, line + fault.line)] : []
    }),
  )
}

/** Languages without a parser here (http, groovy, bat, ini, csv, xml) are read by people only, nginx by nginx itself (deploy/samples.test.ts). */
async function parsersByLanguage(): Promise<Record<string, FindFault>> {
  const wasm = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'))
  await treeSitter.Parser.init({ locateFile: (file: string) => path.join(wasm, file) })
  const grammar = async (name: string): Promise<FindFault> => {
    const parser = new treeSitter.Parser()
    parser.setLanguage(await treeSitter.Language.load(path.join(wasm, `tree-sitter-${name}.wasm`)))
    return (code) => faultOfTree(parser.parse(code)?.rootNode)
  }
  const [bash, csharp, js, ts, tsx] = await Promise.all(
    ['bash', 'c-sharp', 'javascript', 'typescript', 'tsx'].map(grammar),
  )
  return { json, jsonl, yaml, sql, ...({ bash, csharp, js, ts, tsx } as Record<string, FindFault>) }
}

function faultOfTree(root: Node | undefined): Fault | undefined {
  if (!root?.hasError) return undefined
  const node = findWrong(root) ?? root
  return {
    line: node.startPosition.row + 1,
    message: node.isMissing ? `“${node.type}” is missing` : `unexpected “${node.text.split('\n')[0]}”`,
  }
}

const findWrong = (node: Node): Node | undefined =>
  node.isMissing || node.isError
    ? node
    : node.children.flatMap((child) => (child?.hasError ? (findWrong(child) ?? []) : []))[0]

function json(code: string): Fault | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? code.length)
    return { line: code.slice(0, at).split('\n').length, message }
  }
}

const jsonl: FindFault = (code) =>
  code
    .split('\n')
    .flatMap((text, index) => {
      const fault = json(text)
      return fault ? [{ ...fault, line: index + 1 }] : []
    })
    .at(0)

const yaml: FindFault = (code) => {
  const error = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []))[0]
  return error && { line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? '' }
}

/** Statements that read and write rows are alike in all databases; users, rights and engines are not, and no parser knows them all. */
const QUERY = /^(?:--[^\n]*\n|\s)*(?:SELECT|INSERT|UPDATE|DELETE|MERGE|WITH)\b/i
const DIALECTS: DialectName[] = ['postgresql', 'mysql', 'mariadb', 'sqlite', 'bigquery']

const sql: FindFault = (code) => {
  let line = 1
  for (const statement of code.split(/(?<=;[^\n]*\n)/)) {
    if (QUERY.test(statement)) {
      const faults = DIALECTS.map((dialect) => faultOfSql(statement, dialect))
      const fault = faults.every(Boolean) ? faults[0] : undefined
      if (fault) return { line: line + fault.line - 1, message: fault.message }
    }
    line += statement.split('\n').length - 1
  }
  return undefined
}

function faultOfSql(code: string, dialect: DialectName): Fault | undefined {
  try {
    parseSql(code, { dialect, paramTypes: ['?', ':name', '@name', '$nr'] })
    return undefined
  } catch (error) {
    if (!(error instanceof FormattedSyntaxError)) throw error
    return {
      line: Number(/-->[^\n]*?:(\d+):/.exec(error.message)?.[1] ?? 1),
      message: error.message.split('\n')[0] ?? '',
    }
  }
}
