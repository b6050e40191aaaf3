import styles from './copyable.module.css'

/** A value with a button that copies it (components/mdx/code/code-tools.client). `label` names the button. */
export const Copyable = ({ text, label }: { text: string; label: string }) => (
  <span className={styles.copyable}>
    <code>{text}</code>
    <button type="button" className="needs-js" data-act="copy-text" aria-label={label} />
  </span>
)
