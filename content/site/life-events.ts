import { entry } from './entry.ts'
import type { IconName } from './types.ts'

export interface LifeEventEntry {
  path: `/SomethingHasHappened/${string}`
  /** The name of the page, in menus and on cards. */
  title: string
  icon: IconName
  summary: string
}

/** What people look for help with on the day it happens: each entry makes a page and a card, in this order. */
export const lifeEvents = entry('events/cards', 'Something has happened: cards', {
  redundancy: {
    path: '/SomethingHasHappened/Redundancy',
    title: 'Redundancy',
    icon: 'corporate',
    summary: 'Your job is ending, or has ended: what to ask for, claim and leave alone.',
  },
  divorce: {
    path: '/SomethingHasHappened/Divorce',
    title: 'Divorce or separation',
    icon: 'person',
    summary: 'The home, the accounts and the pensions, whether or not you were married.',
  },
  bereavement: {
    path: '/SomethingHasHappened/ADeath',
    title: 'A death',
    icon: 'plan',
    summary: 'What must be done in the first days, and what can wait for months.',
  },
  arrears: {
    path: '/SomethingHasHappened/FallingBehind',
    title: 'Falling behind',
    icon: 'mortgage',
    summary: 'The mortgage, the rent or the bills are too much this month.',
  },
  inheritance: {
    path: '/SomethingHasHappened/AnInheritance',
    title: 'An inheritance',
    icon: 'investment',
    summary: 'You have been left money, a home or a pension, and nothing is urgent.',
  },
  care: {
    path: '/SomethingHasHappened/Care',
    title: 'Someone needs care',
    icon: 'outcome',
    summary: 'At home or in a care home: who assesses it, who pays and what to claim.',
  },
  illness: {
    path: '/SomethingHasHappened/Illness',
    title: 'A serious illness',
    icon: 'insurance',
    summary: 'You cannot work, or have had a diagnosis: pay, policies and benefits.',
  },
} as const satisfies Record<string, LifeEventEntry>)

export type LifeEventName = keyof typeof lifeEvents
export const lifeEventNames = Object.keys(lifeEvents) as LifeEventName[]
