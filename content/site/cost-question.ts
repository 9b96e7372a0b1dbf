import { pages } from './pages.ts'

/** The question before every consultation, and where it is answered. A test holds it to be asked there. */
export const costQuestion = {
  question: 'What does the first meeting cost?',
  path: pages.customerHome.path,
  id: 'customer-first-meeting',
  pageName: 'Customers',
} as const
