import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { serverContext } from '#app/server-context.ts'
import { ruleChanges, whatChangesWhen } from '#content/pages/what-changes-when.ts'
import { siteUrl } from '#content/site/addresses.ts'
import { brand } from '#content/site/brand.ts'
import { pages } from '#content/site/pages.ts'
import { londonDate } from '#domain/london.ts'
import type { Route } from './+types/changes-calendar'

/** The changes of /WhatChangesWhen as whole days, which leave the day free. */
export function loader({ context }: Route.LoaderArgs) {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Website', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: `${brand.name}: ${whatChangesWhen.hero.heading.toLowerCase()}`,
  })
  for (const { id, day, title, text, who, todo } of ruleChanges)
    calendar.createEvent({
      id: `${id}@${brand.mailDomain}`,
      // The same file all day.
      stamp: `${londonDate(context.get(serverContext).now())}T00:00:00Z`,
      start: day,
      allDay: true,
      summary: title,
      description: [text, who, todo].join('\n\n'),
      url: `${siteUrl}${pages.whatChangesWhen.path}#${id}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  return new Response(calendar.toString(), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}
