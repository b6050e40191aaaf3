/** Text of the dialog's field, and the selected option of its list. */
export interface DialogState {
  /** InstantSearch renders its own query later, which loses letters, and resets it when a search fails. */
  text: string
  /** Place of the choice in the list, from 0. */
  active: number
  /** The question whose answer the list shows; undefined while it shows saved pages. */
  answered?: string | undefined
  /** Enter was pressed before the answer came: its first result is to be opened. */
  isEntered: boolean
}

export type DialogAction =
  | { type: 'ask'; text: string }
  | { type: 'answer'; question: string | undefined }
  | { type: 'step'; by: number; count: number }
  | { type: 'point'; place: number }
  | { type: 'enter' }
  | { type: 'opened' }

export const openDialog = (text: string): DialogState => ({ text, active: 0, isEntered: false })

/** A new answer has a new first result, so the choice begins there again. */
export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'ask':
      return { ...state, text: action.text, isEntered: false }
    case 'answer':
      return { ...state, answered: action.question, active: 0 }
    case 'step':
      return { ...state, active: (state.active + action.by + action.count) % action.count }
    case 'point':
      return { ...state, active: action.place }
    case 'enter':
      return { ...state, isEntered: true }
    case 'opened':
      return { ...state, isEntered: false }
  }
}
