import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DialogAction, type DialogState, dialogReducer, openDialog } from './dialog-state'

const after = (...actions: DialogAction[]): DialogState => actions.reduce(dialogReducer, openDialog('бд'))
const down: DialogAction = { type: 'step', by: 1, count: 3 }
const up: DialogAction = { type: 'step', by: -1, count: 3 }
const answer = (question?: string): DialogAction => ({ type: 'answer', question })

const steps: { name: string; actions: DialogAction[]; expected: Partial<DialogState> }[] = [
  { name: 'the dialog opens with its question', actions: [], expected: { text: 'бд', active: 0 } },
  { name: 'Down is the next one', actions: [answer('бд'), down], expected: { active: 1 } },
  { name: 'Down at the end begins again', actions: [answer('бд'), down, down, down], expected: { active: 0 } },
  { name: 'Up at the beginning is the last one', actions: [answer('бд'), up], expected: { active: 2 } },
  { name: 'a pointer chooses', actions: [answer('бд'), { type: 'point', place: 2 }], expected: { active: 2 } },
  {
    name: 'letters keep the choice until their answer comes',
    actions: [answer('бд'), down, { type: 'ask', text: 'бдд' }],
    expected: { text: 'бдд', active: 1, answered: 'бд' },
  },
  {
    name: 'an answer has a new first result',
    actions: [down, { type: 'ask', text: 'бдд' }, answer('бдд')],
    expected: { active: 0, answered: 'бдд' },
  },
  {
    name: 'no question has none',
    actions: [answer('бд'), down, answer()],
    expected: { active: 0, answered: undefined },
  },
  { name: 'Enter before the answer waits', actions: [{ type: 'enter' }, answer('бд')], expected: { isEntered: true } },
  {
    name: 'and no longer once it has come',
    actions: [{ type: 'enter' }, { type: 'opened' }],
    expected: { isEntered: false },
  },
  {
    name: 'another letter takes Enter back',
    actions: [{ type: 'enter' }, { type: 'ask', text: 'бдд' }],
    expected: { isEntered: false },
  },
]
for (const { name, actions, expected } of steps)
  test(name, () => {
    const state = after(...actions)
    assert.deepEqual({ ...state, ...expected }, state)
  })
