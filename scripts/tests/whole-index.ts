/** The indexes of the content, built once for all tests of a process. */
import { benchFiles, benchRecords } from '../../tools/bench/search/judge'

export const files = benchFiles(benchRecords())
