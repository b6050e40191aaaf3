/** The link of a heading to itself. */
export const HeadingAnchor = ({ id, label }: { id: string; label: string }) => (
  // biome-ignore lint/a11y/useAnchorContent: the mark is drawn by the stylesheet, the label is read out
  <a className="anchor" href={`#${id}`} aria-label={label} />
)
