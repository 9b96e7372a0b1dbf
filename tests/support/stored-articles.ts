import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Article } from '#content/site/types.ts'

/** The site's documents, beside the running site. */
function openDocuments(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 })
}

/** Replaces a list of articles. */
export function storeArticles(dataDir: string, id: 'Media' | 'Blogs', items: Article[]): void {
  const database = openDocuments(dataDir)
  database
    .prepare('update marketing_documents set items = ?, updated_utc = ? where id = ?')
    .run(JSON.stringify(items), new Date().toISOString(), id)
  database.close()
}

export function removeArticleLists(dataDir: string): void {
  const database = openDocuments(dataDir)
  database.exec('delete from marketing_documents')
  database.close()
}
