import { Fragment } from 'react'

/** `<Kbd>Ctrl+K</Kbd>`: each key on its own cap. */
export const Kbd = ({ keys }: { keys: string[] }) => (
  <kbd>
    {keys.map((key, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a key may be pressed twice, and the list never changes
      <Fragment key={index}>
        {index > 0 && '+'}
        <kbd>{key}</kbd>
      </Fragment>
    ))}
  </kbd>
)
