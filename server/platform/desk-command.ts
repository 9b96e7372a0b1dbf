/** Whether this runs in the archive of `npm run package`, which has its own scripts and no npm. */
export const isArchive = /[/\\](start|desk)\.js$/.test(process.argv[1] ?? '')

/** How an operator calls the desk's command line. */
export const deskCommand = isArchive ? 'node desk.js' : 'npm run desk --'
