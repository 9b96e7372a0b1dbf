import { pageDrawing } from './drawings.ts'
import { entry } from './entry.ts'

export interface LifeEventEntry {
  path: `/SomethingHasHappened/${string}`
  /** The name of the page, in menus and on cards. */
  title: string
  summary: string
}

/** What people look for help with on the day it happens: each entry makes a page and a card, in this order. */
export const lifeEvents = entry('events/cards', 'Something has happened: cards', {
  redundancy: {
    path: '/SomethingHasHappened/Redundancy',
    title: 'Redundancy',
    summary: 'Your job is ending, or has ended: what to ask for, claim and leave alone.',
  },
  divorce: {
    path: '/SomethingHasHappened/Divorce',
    title: 'Divorce or separation',
    summary: 'The home, the accounts and the pensions, whether or not you were married.',
  },
  bereavement: {
    path: '/SomethingHasHappened/ADeath',
    title: 'A death',
    summary: 'What must be done in the first days, and what can wait for months.',
  },
  arrears: {
    path: '/SomethingHasHappened/FallingBehind',
    title: 'Falling behind',
    summary: 'The mortgage, the rent or the bills are too much this month.',
  },
  inheritance: {
    path: '/SomethingHasHappened/AnInheritance',
    title: 'An inheritance',
    summary: 'You have been left money, a home or a pension, and nothing is urgent.',
  },
  care: {
    path: '/SomethingHasHappened/Care',
    title: 'Someone needs care',
    summary: 'At home or in a care home: who assesses it, who pays and what to claim.',
  },
  illness: {
    path: '/SomethingHasHappened/Illness',
    title: 'A serious illness',
    summary: 'You cannot work, or have had a diagnosis: pay, policies and benefits.',
  },
} as const satisfies Record<string, LifeEventEntry>)

export type LifeEventName = keyof typeof lifeEvents
export const lifeEventNames = Object.keys(lifeEvents) as LifeEventName[]

export const lifeEventCards = lifeEventNames.map((name) => ({
  id: name,
  drawing: pageDrawing(name),
  ...lifeEvents[name],
}))
