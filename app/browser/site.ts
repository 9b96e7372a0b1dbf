// The one script of every page, fetched after the first paint (app/delivery/boot.ts). Pages are complete without it:
// it adds what moves, and fetches React where an island needs it.
import { startCallBar } from './call-bar.ts'
import { startCarousels } from './carousels.ts'
import { startCommands } from './commands.ts'
import { layOutDeferredParts } from './deferred-layout.ts'
import { startDropdowns } from './dropdowns.ts'
import { startFilms } from './films.ts'
import { startFormDialogs } from './form-dialogs.ts'
import { startHeader } from './header.ts'
import { startIslands } from './islands.ts'
import { startKeepAlive } from './keep-alive.ts'
import { startPlaces } from './places.ts'
import { startToggles } from './toggles.ts'
import { whenVisible } from './when-visible.ts'

startCommands()
startDropdowns()
startToggles()
startHeader()
startCallBar()
startFormDialogs()
startIslands()
startCarousels()
startFilms()
startPlaces()
startKeepAlive()
layOutDeferredParts()

// With the bank holidays, which no other page needs, and a screen before it is read.
for (const note of document.querySelectorAll<HTMLElement>('[data-opening-hours]'))
  whenVisible(
    note,
    () =>
      import('./open-now.ts').then(
        ({ showOpenNow }) => showOpenNow(note),
        () => {},
      ),
    '100%',
  )
