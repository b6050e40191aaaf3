/** The words of the code that failed, which a reader can send to the support. */
export const ErrorText = ({ error, label }: { error: Error; label: string }) => (
  <details>
    <summary>{label}</summary>
    <pre lang="en">{error.message}</pre>
  </details>
)
