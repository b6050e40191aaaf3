import { changesFile, readChanges, type WrittenChange } from '../blog/changes-file'
import type { PostFile } from '../blog/collection'
import { type Authors, type BlogWords, readAuthors, readBlogWords } from '../blog/words'
import { listReadable } from '../content/files'
import { readFrontMatter } from '../content/front-matter'
import { POST } from '../content/kinds'
import { readText } from '../content/read-text'
import { type Located, problemsIn } from '../content/yaml'
import { type Problem, suggest, uniqueProblems } from '../core/problem'
import { defaultLocale, docUrl } from '../core/routes'
import { errorIn, orphan, reporter } from './report'

const RESERVED: readonly string[] = POST.reserved

interface BlogCheck {
  dir: string
  /** The files Contentlayer collected. */
  posts: PostFile[]
  /** Site paths of documentation pages. */
  docs: string[]
}

/** What posts, changes, authors and words of a blog say of one another. */
export function checkBlog({ dir, posts, docs }: BlogCheck): Problem[] {
  const problems: Problem[] = []
  const authors = readAuthors(dir).value
  const words = readBlogWords(dir).value
  for (const file of listReadable(dir, 'blog', '.mdx')) {
    const text = readText(dir, file)
    const post = posts.find(({ _id }) => _id === file)
    problems.push(...checkPost(file, readFrontMatter(text, file, POST.schema), authors, words))
    if (post) problems.push(...checkWarnings(file, text, readChanges(dir, post.page.path).value))
    else
      problems.push(
        errorIn(
          file,
          'the post was not collected',
          'put it into the folder blog itself, named slug.ru.mdx or slug.en.mdx.',
        ),
      )
  }
  problems.push(...checkSlugs(posts), ...checkVersions(posts))
  for (const file of listReadable(dir, 'blog', '.changes.yaml')) {
    const slug = file.replace(/^blog\/|\.changes\.yaml$/g, '')
    const post = posts.find(({ page }) => page.path === slug)
    const slugs = new Set(posts.map(({ page }) => page.path))
    if (!post) problems.push(errorIn(file, 'there is no post to these changes', suggest(slug, slugs)))
    else if (post.version === undefined)
      problems.push({
        ...errorIn(post._id, 'the post has changes but no version', 'add version: 7.21.0 to its front matter.'),
        field: 'version',
      })
    problems.push(...checkChanges(changesFile(slug), readChanges(dir, slug), words, docs))
  }
  return uniqueProblems(problems)
}

function checkPost(
  file: string,
  located: Located<ReturnType<typeof POST.schema.parse>>,
  authors: Authors,
  words: BlogWords,
): Problem[] {
  const problem = problemsIn(file, located)
  const unknown = (field: 'authors' | 'tags', known: object, home: string) =>
    located.value[field].flatMap((id, index): Problem[] =>
      Object.hasOwn(known, id)
        ? []
        : [problem([field, index], `“${id}” is not in ${home}`, suggest(id, Object.keys(known)))],
    )
  return [
    ...unknown('authors', authors.authors, 'authors.yaml'),
    ...unknown('tags', words.tags, 'the tags of blog.yaml'),
  ]
}

function checkSlugs(posts: PostFile[]): Problem[] {
  const originals = new Set(posts.filter(({ page }) => page.locale === defaultLocale()).map(({ page }) => page.path))
  return posts.flatMap(({ _id, page }): Problem[] => {
    if (RESERVED.includes(page.path)) {
      const fix = `rename the file; ${RESERVED.join(', ')} are taken.`
      return [errorIn(_id, `/blog/${page.path} is a page of the blog itself`, fix)]
    }
    return originals.has(page.path) ? [] : [orphan('post', _id, page.locale)]
  })
}

/** Anchors of changes begin with the version, so a version has one post, and its translations agree on it. */
function checkVersions(posts: PostFile[]): Problem[] {
  const versionOf = new Map<string, string | undefined>()
  const slugOf = new Map<string, string>()
  return posts.flatMap(({ _id, page, version }): Problem[] => {
    const at = { severity: 'error', file: _id, field: 'version' } as const
    if (versionOf.has(page.path) && versionOf.get(page.path) !== version)
      return [
        {
          ...at,
          message: `the translation of this post says ${versionOf.get(page.path) ?? 'nothing'}`,
          fix: 'write the same version in both languages.',
        },
      ]
    versionOf.set(page.path, version)
    if (version === undefined) return []
    const other = slugOf.get(version) ?? page.path
    slugOf.set(version, other)
    return other === page.path
      ? []
      : [{ ...at, message: `${version} is the version of the post “${other}” too`, fix: 'correct one of the two.' }]
  })
}

/** Heading of the table of what a reader has to do before an upgrade, by its id. */
const WARNINGS = /^## .*\{#before-upgrade\}$/

/** What stops working is a change of type breaking, and the other way round: banner, badge and “What changed” count those. */
function checkWarnings(file: string, text: string, changes: WrittenChange[]): Problem[] {
  const rows = warningRows(text)
  const breaking = changes.filter(({ type }) => type === 'breaking').map(({ id }) => id)
  return rows.length === 0 || rows.length === breaking.length
    ? []
    : [
        errorIn(
          file,
          `${rows.length} rows say what stops working, and the changes of type breaking are ${breaking.length}: ${breaking.join(', ') || 'none'}`,
          'give the change of each row the type breaking in the .changes.yaml of this post, and each such change a row.',
          rows[breaking.length] ?? rows[0],
        ),
      ]
}

/** Lines of the rows of the first table under the heading, without its head. */
function warningRows(text: string): number[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => WARNINGS.test(line))
  if (start < 0) return []
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '))
  const section = lines.slice(0, next < 0 ? lines.length : next)
  const head = section.findIndex((line, index) => index > start && line.startsWith('|'))
  if (head < 0) return []
  const after = section.findIndex((line, index) => index > head && !line.startsWith('|'))
  const end = after < 0 ? section.length : after
  return section.flatMap((_, index) => (index > head + 1 && index < end ? [index + 1] : []))
}

function checkChanges(
  file: string,
  located: Located<WrittenChange[]>,
  { modules }: BlogWords,
  docs: string[],
): Problem[] {
  const problems: Problem[] = []
  const report = reporter(file, () => located, problems)
  const seen = new Set<string>()
  for (const [index, { id, module, docs: links }] of located.value.entries()) {
    if (!Object.hasOwn(modules, module)) {
      const fix = suggest(module, Object.keys(modules))
      report([index, 'module'], `“${module}” is not among the modules of blog.yaml`, fix)
    }
    if (seen.has(id)) report([index, 'id'], `the id “${id}” appears here twice`, 'give each change its own id.')
    seen.add(id)
    for (const [position, href] of links.entries()) {
      const [target = ''] = href.split('#')
      if (docs.includes(target)) continue
      report(
        [index, 'docs', position],
        `there is no page ${target}`,
        suggest(target, docs.length > 0 ? docs : [docUrl('')]),
      )
    }
  }
  return problems
}
