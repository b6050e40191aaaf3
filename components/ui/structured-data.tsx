/** Facts about a page for search engines. It is data, so nothing runs and no policy is needed. */
export const StructuredData = ({ data }: { data: object[] }) =>
  data.map((item, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page never change
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replace(/</g, '\\u003c') }}
    />
  ))
