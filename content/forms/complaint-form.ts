import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { meta } from '#content/site/meta.ts'

export const complaintForm = entry('forms/complaint', 'Complaint form', {
  meta: meta(
    'Make a complaint',
    `Tell ${brand.name} what has gone wrong. It costs nothing, and we write within five working days to say who is dealing with your complaint.`,
  ),
  heading: 'Make a complaint',
  lead: 'If something has gone wrong, tell us here in your own words. It costs nothing, and it does not affect how we treat you. You can also write, call or email.',
  procedure: 'How we deal with complaints, and when',
  labels: {
    about: 'What it is about',
    message: 'What happened, and what you would like us to do',
  },
  hints: {
    reach: 'A phone number or an email address is enough. Give both if you like.',
    about: 'For example: my pension advice, a fee, a letter, an adviser.',
    message: 'If large print, more time or anything else would help you, say so.',
  },
  privacy: `${brand.name} uses what you write here to look into your complaint and answer it. It goes to our own office and to the person who deals with it, who was not involved in what happened. We must keep a record of complaints.`,
  submit: 'Send the complaint',
  saved: 'Thank you for telling us. We have your complaint.',
  acknowledged: 'You will hear from us in writing by {day}.',
  next: [
    'We write to say who is dealing with your complaint and how to reach that person. They will not have been involved.',
    'If we can settle it within three working days, we send you a short summary. Otherwise you have our final response within eight weeks.',
    'If you are not satisfied then, the Financial Ombudsman Service may look at it, free of charge.',
  ],
} as const)
