// Vitest global setup: tests of the built site must not pass on what the sources no longer say.
import { isBuildCurrent } from '../../commands/build.ts'

export default async function requireCurrentBuild(): Promise<void> {
  if (!(await isBuildCurrent())) throw new Error('The build is older than the sources: run npm run build')
}
