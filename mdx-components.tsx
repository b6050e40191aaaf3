/** `@next/mdx` asks for this file; our pipeline hands it finished HTML, so there is nothing to map. */
export const useMDXComponents = () => ({})
