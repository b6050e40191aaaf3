import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inPath, installPackages } from '../../scripts/system/debian'
import { freePort, listens } from '../programs'

const SSHD = '/usr/sbin/sshd'

export interface Sshd {
  pid: number
  /** Prefix of the path of a target on this machine. */
  host: string
  /** A folder for PATH with an `ssh` that finds this server. */
  bin: string
  stop(): void
}

/** Starts a real sshd with keys of its own on an address of this machine. @returns undefined where there is none */
export async function startSshd(folder: string): Promise<Sshd | undefined> {
  if (!fs.existsSync(SSHD)) installPackages('openssh-server', 'openssh-client')
  const ssh = inPath('ssh')
  if (!fs.existsSync(SSHD) || !ssh) return undefined
  if (process.getuid?.() === 0) fs.mkdirSync('/run/sshd', { recursive: true }) // it requires this folder
  const port = await freePort()
  const key = path.join(folder, 'key')
  for (const file of [key, path.join(folder, 'host')])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])
  const address = hasIPv6() ? '::1' : '127.0.0.1'
  writeConfig(path.join(folder, 'sshd_config'), {
    ...{ Port: port, ListenAddress: address, HostKey: path.join(folder, 'host'), AuthorizedKeysFile: `${key}.pub` },
    ...{
      StrictModes: 'no',
      UsePAM: 'no',
      PermitRootLogin: 'yes',
      PidFile: 'none',
      LogLevel: 'ERROR',
      MaxStartups: 100,
    },
  })
  writeConfig(path.join(folder, 'ssh_config'), {
    ...{ Port: port, IdentityFile: key, UserKnownHostsFile: '/dev/null', StrictHostKeyChecking: 'no' },
    ...{ LogLevel: 'ERROR', BatchMode: 'yes' },
  })
  const bin = path.join(folder, 'bin')
  fs.mkdirSync(bin)
  fs.writeFileSync(path.join(bin, 'ssh'), `#!/bin/sh\nexec ${ssh} -F ${folder}/ssh_config "$@"\n`, { mode: 0o755 })
  const server = spawn(SSHD, ['-D', '-e', '-f', path.join(folder, 'sshd_config')], { stdio: 'ignore' })
  await listens(port, server, address)
  const host = `${os.userInfo().username}@${address === '::1' ? '[::1]' : address}`
  return { pid: server.pid ?? 0, host, bin, stop: () => server.kill() }
}

const hasIPv6 = (): boolean => (os.networkInterfaces().lo ?? []).some(({ address }) => address === '::1')

function writeConfig(file: string, settings: Record<string, string | number>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`)
  fs.writeFileSync(file, lines.join(''))
}
