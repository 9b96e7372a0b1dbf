import { expect, test } from 'vitest'
import { createPlaceFinder } from '#domain/places.ts'
import { createPostcodeTable } from './postcode-table.ts'

/** As Ordnance Survey publishes them: no header, and district and sector run together in long postcodes. */
const rg = `"RG1 1AA",10,471571,173424,"E92000001","E19000003","E18000009","","E06000038","E05013864"
"RG1 1AB",10,471673,173512,"E92000001","E19000003","E18000009","","E06000038","E05013864"
"RG214AB",10,463512,152341,"E92000001","E19000003","E18000009","E10000014","E07000084","E05013069"
"RG215AB",10,466512,155341,"E92000001","E19000003","E18000009","E10000014","E07000084","E05013069"
"RG219ZZ",90,0,0,"E92000001","","","","",""
`
const ec = `"EC1A1BB",10,532139,181389,"E92000001","E19000003","E18000007","","E09000001","E05009288"\r
"EC1A4NP",10,531965,181470,"E92000001","E19000003","E18000007","","E09000001","E05009288"\r
`

test('the published rows become a table by area, district and sector that finds places', () => {
  const table = createPostcodeTable()
  table.add(rg)
  table.add(ec)
  expect(table.count()).toBe(6)
  const [, postcodes = ''] = /`\n([^`]+)`\n$/.exec(table.module()) ?? []
  expect(postcodes.split(', ')).toEqual([
    'EC 532 181',
    'EC1A 532 181',
    'RG 468 164',
    'RG1 472 173',
    'RG21 465 154',
    'RG21-4 464 152',
    'RG21-5 467 155',
  ])
  const find = createPlaceFinder({ postcodes, towns: '', townNames: {} })
  expect(find('rg21 4')).toEqual({ kind: 'place', name: 'RG21', east: 464, north: 152 })
  expect(find('RG21 9')).toMatchObject({ east: 465, north: 154 })
  expect(find('EC1A 1BB')).toMatchObject({ name: 'EC1A', east: 532, north: 181 })
})
