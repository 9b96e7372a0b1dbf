/**
 * The site's design in what mail clients support: inline styles for the light scheme, and one style sheet for the dark
 * scheme in clients with prefers-color-scheme. Classes exist only for that sheet.
 */
export type Audience = 'customer' | 'adviser'

export const serif = "Georgia, 'Times New Roman', serif"
export const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"

export const light = {
  ink: '#10261f',
  inkSoft: '#3d5149',
  paper: '#fffdf8',
  sand: '#f4ecdd',
  line: '#d9d3c3',
  sun: '#f2b544',
} as const

/** The colours of each audience, from the site's tokens. */
export const accents = {
  customer: { accent: '#1d4c3e', soft: '#e2ecdf', sky: '#fbe4bd', hills: ['#a6c7ad', '#4f8a6e', '#1d4c3e'] },
  adviser: { accent: '#1f5673', soft: '#dfeaf0', sky: '#d7e6ec', hills: ['#9bbfcf', '#437b98', '#1a4861'] },
} as const satisfies Record<
  Audience,
  { accent: string; soft: string; sky: string; hills: [string, string, string] }
>

export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #0f1a16 !important; }
  .card { background-color: #15241e !important; border-color: #31463c !important; }
  .ink, .ink a { color: #f3eddf !important; }
  .soft, .soft a { color: #c5cec4 !important; }
  .panel-customer { background-color: #1d352b !important; }
  .panel-adviser { background-color: #1a3140 !important; }
  .sky-customer { background-color: #2b3340 !important; }
  .sky-adviser { background-color: #22324a !important; }
  .hill-customer-1 { background-color: #2f4a5a !important; }
  .hill-customer-2 { background-color: #1b3a40 !important; }
  .hill-customer-3 { background-color: #0d2323 !important; }
  .hill-adviser-1 { background-color: #314a69 !important; }
  .hill-adviser-2 { background-color: #1a334b !important; }
  .hill-adviser-3 { background-color: #0b1c2d !important; }
  .brand { color: #f3eddf !important; }
}
@media (max-width: 520px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .heading { font-size: 25px !important; }
}
`
