import { entry } from './entry.ts'
import { pages } from './pages.ts'

/** The question on the cost of a consultation, and the page that answers it; a test compares the two. */
export const costQuestion = entry('questions/cost', 'What does it cost?', {
  question: 'What does the initial consultation cost?',
  path: pages.customerHome.path,
  id: 'customer-first-meeting',
  pageName: 'Customers',
} as const)
