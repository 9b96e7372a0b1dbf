/** `npm start`: builds unless the build is current, then serves the site. */

import { parseEnvironment } from '#server/environment.ts'
import { serve } from '#server/main.ts'
import { StartupError } from '#server/startup-error.ts'
import { ensureBuild } from './build.ts'

// Otherwise React would use its slower development build.
process.env.NODE_ENV = 'production'

try {
  const environment = parseEnvironment(process.env)
  await ensureBuild()
  await serve(environment)
  process.exit(0)
} catch (error) {
  if (!(error instanceof Error && error.name === StartupError.name)) throw error
  console.error(error.message)
  process.exit(1)
}
