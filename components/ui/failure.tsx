/** Says that something failed, and offers what can be done. */
export const Failure = ({ text, action, onAction }: { text: string; action: string; onAction: () => void }) => (
  <p className="failure" role="alert">
    {text}{' '}
    <button type="button" onClick={onAction}>
      {action}
    </button>
  </p>
)
