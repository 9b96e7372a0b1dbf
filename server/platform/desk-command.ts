/** Whether this runs in the archive of `npm run package`, which has its own scripts and no npm. */
export const isArchive = /[/\\](start|desk)\.js$/.test(process.argv[1] ?? '')

/** How an operator calls the desk's command line: with the archive by deploy/systemd/desk, or by that of the image. */
export const deskCommand = isArchive ? 'desk' : 'npm run desk --'
