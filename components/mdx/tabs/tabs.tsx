import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

interface TabsProps {
  /** Distinguishes these tabs from others on the page. */
  name: string
  /** Tabs of one group change together, on all pages. */
  group?: string
  label: string
  children?: ReactNode
}

/**
 * `<Tabs group="os"><Tab label="Linux" value="linux">…</Tab></Tabs>`: radio buttons and panels, which work without
 * scripts. `doc-tabs` stores the choice of a group. The browser's search finds closed panels.
 */
export function Tabs({ name, group, label, children }: TabsProps) {
  const tabs = Children.toArray(children).filter(isTab)
  return (
    <doc-tabs data-group={group} role="group" aria-label={label}>
      {tabs.map(({ props }, index) => (
        <Fragment key={props.value}>
          <input
            type="radio"
            name={name}
            id={`${name}-${index + 1}`}
            value={props.value}
            defaultChecked={index === 0}
          />
          <label htmlFor={`${name}-${index + 1}`}>{props.label}</label>
        </Fragment>
      ))}
      {tabs.map(({ props }) => (
        <doc-tab key={props.value} class="tab" data-label={props.label} hidden="until-found">
          {props.children}
        </doc-tab>
      ))}
    </doc-tabs>
  )
}

interface TabProps {
  label: string
  value: string
  children?: ReactNode
}

/** One tab of `<Tabs>`, which reads its properties. */
export const Tab = ({ children }: TabProps) => children

const isTab = (child: ReactNode): child is ReactElement<TabProps> => isValidElement(child) && child.type === Tab
