import { execFile } from 'node:child_process'

/**
 * The high and critical advisories that npm audit knows for the production dependencies; null where the registry
 * cannot be reached.
 */
export async function auditFindings(folder: string): Promise<string[] | null> {
  const said = await new Promise<string>((resolve) => {
    const words = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
    // The exit code is 1 for any advisory, so the report decides.
    execFile(
      'npm',
      words,
      { cwd: folder, timeout: 60_000, shell: process.platform === 'win32' },
      (_, stdout) => resolve(stdout),
    )
  })
  return readAudit(said)
}

export function auditSentence(findings: string[] | null): string {
  if (findings === null)
    return 'NOT CHECKED FOR KNOWN VULNERABILITIES: the registry could not be asked. Run npm audit --omit=dev before this goes live.'
  if (findings.length > 0)
    return `KNOWN VULNERABILITIES, high or critical: ${findings.join(', ')}. See npm audit --omit=dev.`
  return 'No high or critical vulnerability is known of the packages that the site runs on.'
}

export function readAudit(said: string): string[] | null {
  const report = parsed(said)
  if (report?.vulnerabilities === undefined) return null
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} (${severity})`)
}

interface AuditReport {
  /** Absent where npm reports an error instead. */
  vulnerabilities?: Record<string, { severity: string }>
}

function parsed(text: string): AuditReport | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
