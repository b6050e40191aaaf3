import { defaultLocale, withBasePath } from '../../core/routes'
import { CACHED_FOREVER, IMMUTABLE, otherLocales, REVALIDATED } from '.'

interface NginxOptions {
  /** The published folder on the server, or the link to it. */
  root: string
  /** What the server listens to: `80`, `127.0.0.1:8080`. */
  listen: string
  server: string
  /** The module `brotli_static` is there. */
  brotli: boolean
  /** File of `add_header` lines that is renewed with each release, or nothing. */
  headers?: string
}

/** A server for nginx: plain addresses, redirects, the 404 page of each language, types and caching. */
export function nginxConfig({ root, listen, server, brotli, headers }: NginxOptions): string {
  const base = withBasePath('/').replace(/\/$/, '')
  const at = (path: string) => `^${base.replaceAll('.', '\\.')}${path}`
  return `# Made by \`npm run nginx\`, which knows the languages and the base path of the site.
# A page that is not there must not be kept like the file it stands for, so the status decides as well.
map "$status $uri" $docs_cache {
  default "${REVALIDATED}";
  "~^(200|206|304) ${IMMUTABLE}" "${CACHED_FOREVER}";
}

server {
  listen ${listen};
  server_name ${server};
  root ${root};
  charset utf-8;
  charset_types text/plain text/css text/javascript text/vtt application/xml;
  absolute_redirect off;
  etag on;

  # Files that \`npm run compress\` has made beside the others go out as they are.
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/json image/svg+xml text/plain text/vtt application/xml;

  add_header Cache-Control $docs_cache always;
${headers ? `  include ${headers};\n` : ''}
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    text/plain txt;
    text/vtt vtt;
    application/json json;
    application/xml xml;
    image/svg+xml svg;
    image/x-icon ico;
    image/webp webp;
    image/avif avif;
    image/gif gif;
    image/png png;
    image/jpeg jpg jpeg;
    video/webm webm;
    video/mp4 mp4;
  }

  # A redirect below begins with a slash and a part of the path; browsers read \`//\` and \`/\\\` there as another host.
  merge_slashes on;
  if ($uri ~ \\x5c) {
    return 404;
  }

  # The address bar shows the plain path, without the prefix of the default language.
  rewrite ${at(`/${defaultLocale()}(?:/(.*))?$`)} ${base}/$1 permanent;
  rewrite ${at('/index\\.html$')} ${base || '/'} permanent;
  rewrite ${at('(/.+)/index\\.html$')} ${base}$1 permanent;
  rewrite ${at('(/.+)\\.html$')} ${base}$1 permanent;
  rewrite ${at('(/.+)/$')} ${base}$1 permanent;
${base ? `  rewrite ^${base}/$ ${base} permanent;\n` : ''}
  error_page 404 @${defaultLocale()}_404;
  # What hosts of another kind read is no page.
  location ~ /_(headers|redirects)$ {
    return 404;
  }

  location = ${base || '/'} {
    try_files /index.html =404;
  }

  # A browser shows a feed in a style of its own, which the policy of the pages forbids; headers of a place replace the others.
  location ~ \\.xml$ {
    add_header Cache-Control $docs_cache always;
    add_header X-Content-Type-Options nosniff always;
${base ? `    rewrite ^${base}(/.*)$ $1 break;\n` : ''}    try_files $uri =404;
  }
${[...otherLocales(), defaultLocale()].map((locale) => locationsOf(locale, base)).join('')}}
`
}

/** The pages of a language. The 404 location has a name, so that the redirects do not see the file's. */
function locationsOf(locale: string, base: string): string {
  const prefix = locale === defaultLocale() ? '' : `/${locale}`
  const path = prefix ? `~ ^${base}${prefix}(/|$)` : `${base}/`
  const lines = [
    ...(base ? [`rewrite ^${base}(/.*)$ $1 break;`] : []),
    'try_files $uri.html $uri =404;',
    ...(prefix ? [`error_page 404 @${locale}_404;`] : []),
  ]
  return `
  location ${path} {
${lines.map((line) => `    ${line}`).join('\n')}
  }

  location @${locale}_404 {
    try_files ${prefix}/404.html =404;
  }
`
}
