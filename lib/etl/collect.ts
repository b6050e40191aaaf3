import { readYaml } from '../content/yaml'
import { ContentError, type Problem } from '../core/problem'
import { componentSchema, type EtlComponent } from './schema'

/** What the collection holds of a component's file: the component, or what is wrong with it. */
export interface CollectedComponent {
  value?: EtlComponent
  problems: Problem[]
}

let schema: ReturnType<typeof componentSchema> | undefined

/** Reads one component of the content folder by its schema. Never throws for an author's mistake. */
export function collectComponent(contentDir: string, file: string): CollectedComponent {
  schema ??= componentSchema()
  try {
    return { value: readYaml(contentDir, file, schema).value, problems: [] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problems: error.problems }
  }
}
