import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** A picture of a film and how long it stands, in seconds. */
export interface Frame {
  file: string
  length: number
}

/** The largest file a page should ask of its reader, and how coarse a recording is at first and may become. */
export const MOST_BYTES = 1_500_000
const CRF = { first: 40, step: 6, last: 58 }

/** HD colours, in the range that players expect. */
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

/**
 * VP9, not AV1: Safari plays AV1 only where the chip decodes it. Letters on flat grounds are what `screen` is for. In one
 * pass of its fast mode: two of the thorough one take six times as long for a file that is no smaller.
 */
const CODEC = [
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '6', '-tune-content', 'screen'],
  ...['-row-mt', '1', '-tile-columns', '2', '-threads', '2', '-g', '9999'],
]

/**
 * Encodes frames; what comes out too large is encoded again, coarser.
 * @param keys seconds at which a player may begin
 * @returns how coarse it is
 * @throws Error when ffmpeg fails
 */
export function encode(frames: Frame[], keys: number[], folder: string, target: string): number {
  fs.writeFileSync(path.join(folder, 'frames.txt'), concatList(frames))
  const input = ['-f', 'concat', '-safe', '0', '-i', 'frames.txt', '-fps_mode', 'vfr']
  const common = [...input, ...COLOURS, ...CODEC, '-force_key_frames', keys.join(','), '-an', '-map_metadata', '-1']
  for (let crf = CRF.first; ; crf += CRF.step) {
    ffmpeg([...common, '-crf', `${crf}`, '-fflags', '+bitexact', target], folder)
    if (fs.statSync(target).size <= MOST_BYTES || crf + CRF.step > CRF.last) return crf
  }
}

/** The last picture is named twice, since the demuxer does not hear how long the last one stands. */
function concatList(frames: Frame[]): string {
  const lines = frames.map(({ file, length }) => `file '${file}'\nduration ${length.toFixed(3)}`)
  const last = frames.at(-1)
  return ['ffconcat version 1.0', ...lines, ...(last ? [`file '${last.file}'`] : [])].join('\n')
}

function ffmpeg(args: string[], cwd: string): void {
  const options = { cwd, encoding: 'utf8' } as const
  const { status, signal, stderr, error } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], options)
  if (error) throw new Error(`ffmpeg cannot be started (${error.message}): install it, with libvpx-vp9`)
  if (status !== 0) throw new Error(`ffmpeg failed${signal ? `, ended by ${signal}` : ''}:\n${stderr}`)
}
