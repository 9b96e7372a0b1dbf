import { data } from 'react-router'
import { NotFoundPage } from '#app/shell/error-pages.tsx'

/** Whatever no other route knows: a real 404, with the designed page. */
export const loader = () => data(null, { status: 404 })

export default NotFoundPage
