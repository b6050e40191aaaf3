import { once } from 'node:events'
import http from 'node:http'
import { filesOf } from './site'

interface Answer {
  status: number
  body: string
}

async function ask(port: number, url: string): Promise<Answer> {
  const request = http.get({ host: '127.0.0.1', port, path: url, agent: new http.Agent({ keepAlive: false }) })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }
}

/** Why files of a site cannot be loaded. */
async function missing(port: number, number: number, files = filesOf(number)): Promise<string[]> {
  const answers = await Promise.all(files.map((file) => ask(port, `/${file}`)))
  return answers.flatMap(({ status, body }, at) =>
    status === 200 && body === `site ${number}` ? [] : [`${files[at]} of site ${number} is answered with ${status}`],
  )
}

/** What a reader sees at this moment: the number of the site that is served, and all that is wrong with it. */
interface Sight {
  number: number
  issues: string[]
}

/** A reader of the site at a port of this machine. */
export class Reader {
  looks = 0
  #isWatching = false
  #watch: Promise<void> = Promise.resolve()

  constructor(
    readonly port: number,
    readonly report: (issue: string) => void,
  ) {}

  /** Loads the page as a browser does, with each file it names. */
  async look(): Promise<Sight> {
    this.looks++
    const { status, body } = await ask(this.port, '/')
    const number = Number(/site (\d+)/.exec(body)?.[1] ?? 0)
    const files = [...body.matchAll(/src="\/(.*?)"/g)].map(([, file = '']) => file)
    if (status !== 200) return { number, issues: [`the page is answered with ${status}`] }
    return { number, issues: await missing(this.port, number, files) }
  }

  /** Files that a page which is still open requests. */
  async lookAgain(number: number): Promise<string[]> {
    return (await missing(this.port, number)).map((issue) => `in a page that is still open: ${issue}`)
  }

  /** Polls the site until it is stopped. */
  watch(): void {
    this.#isWatching = true
    this.#watch = (async () => {
      while (this.#isWatching) {
        const issues = await this.look().then(
          (sight) => sight.issues,
          (error: unknown) => [`no answer: ${error}`],
        )
        for (const issue of issues) this.report(`meanwhile: ${issue}`)
        await new Promise((next) => setTimeout(next, 20))
      }
    })()
  }

  async stop(): Promise<void> {
    this.#isWatching = false
    await this.#watch
  }
}
