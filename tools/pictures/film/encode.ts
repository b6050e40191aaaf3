import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { FPS } from './frames'

/** A picture of a film and its duration, in seconds. */
export interface Frame {
  file: string
  length: number
}

/** Size limit of a recording, and its first and last quality factor (a higher one is coarser). */
export const MAX_BYTES = 1_500_000
const CRF = { first: 40, step: 4, last: 56 }

/** HD colours, in the range that players expect. */
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]

/**
 * VP9, not AV1: Safari plays AV1 only where the chip decodes it. Letters on flat grounds are what `screen` is for. In one
 * pass of its fast mode: two of the thorough one take ten times as long for a file that is a tenth smaller.
 */
const CODEC = [
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '5', '-tune-content', 'screen'],
  ...['-row-mt', '1', '-tile-columns', '2', '-threads', '2', '-g', '9999'],
]

/**
 * Encodes frames; a file above the size limit is encoded again, coarser.
 * @param keys seconds of the key frames
 * @returns the quality factor
 * @throws Error when ffmpeg fails
 */
export function encode(frames: Frame[], keys: number[], folder: string, target: string): number {
  fs.writeFileSync(path.join(folder, 'frames.txt'), concatList(frames))
  const input = ['-f', 'concat', '-safe', '0', '-i', 'frames.txt', '-fps_mode', 'vfr']
  const places = ['-force_key_frames', keys.map(before).join(',')]
  const common = [...input, ...COLOURS, ...CODEC, ...places, '-an', '-map_metadata', '-1']
  for (let crf = CRF.first; ; crf += CRF.step) {
    ffmpeg([...common, '-crf', `${crf}`, '-fflags', '+bitexact', target], folder)
    if (fs.statSync(target).size <= MAX_BYTES || crf + CRF.step > CRF.last) return crf
  }
}

/** A key falls on the first picture that is not before it. */
const before = (time: number): string => Math.max(0, time - 0.01).toFixed(3)

/**
 * Durations are counted in our own frame rate: the demuxer would round each to 1/25 s, and the film would grow longer.
 * It ignores the duration of the last picture, so that picture is split in two; the second lasts one frame.
 */
export function concatList(frames: Frame[]): string {
  const last = frames.at(-1)
  const one = 1 / FPS
  const whole = [
    ...frames.slice(0, -1),
    ...(last
      ? [
          { ...last, length: last.length - one },
          { ...last, length: one },
        ]
      : []),
  ]
  const entries = whole
    .filter(({ length }) => length > one / 2)
    .map(({ file, length }) => `file '${file}'\noption framerate ${FPS}\nduration ${length.toFixed(4)}\n`)
  return `ffconcat version 1.0\n${entries.join('')}`
}

function ffmpeg(args: string[], cwd: string): void {
  const options = { cwd, encoding: 'utf8' } as const
  const { status, signal, stderr, error } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...args], options)
  if (error) throw new Error(`ffmpeg cannot be started (${error.message}): install it, with libvpx-vp9`)
  if (status !== 0) throw new Error(`ffmpeg failed${signal ? `, ended by ${signal}` : ''}:\n${stderr}`)
}
