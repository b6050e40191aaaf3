import { Fragment } from 'react'

/** A long name may be broken between its words: `ListenUDPRecord` → Listen, UDP, Record. */
export const ComponentName = ({ name }: { name: string }) =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=_)/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and a still page never changes
    <Fragment key={`${index} ${word}`}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
