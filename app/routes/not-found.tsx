import { data } from 'react-router'
import { NotFoundPage } from '#app/shell/error-pages.tsx'

/** The catch-all route. */
export const loader = () => data(null, { status: 404 })

export default NotFoundPage
