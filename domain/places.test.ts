import { describe, expect, test } from 'vitest'
import { townNames, towns } from '#content/site/places.ts'
import { postcodes } from '#content/site/postcodes.ts'
import { bandOf, createPlaceFinder, districtOfFullPostcode, milesBetween } from './places.ts'

const find = createPlaceFinder({ postcodes, towns, townNames })

/** Where places are by the letters and figures of the National Grid, as maps print them, in kilometres. */
const mapped: Record<string, [east: number, north: number]> = {
  Aberystwyth: [258, 281],
  Birmingham: [407, 287],
  Dover: [631, 141],
  Edinburgh: [325, 673],
  'Fort William': [210, 774],
  Holyhead: [224, 382],
  Lerwick: [447, 1141],
  London: [530, 180],
  Norwich: [623, 308],
  Penzance: [147, 30],
  Stornoway: [142, 932],
  York: [460, 451],
}

/** What people type, by the town that it is in or near: postcodes, spellings, counties, islands, borders. */
const asked = `
Basingstoke: basingstoke| BASINGSTOKE |Basingstoke, Hampshire|RG21|rg21|RG 21|RG21 4|RG214|RG21 4AB|rg214ab|basingstok|Bassingstoke|12 High Street, RG21 4AB
Reading: Reading|reading, berkshire|RG|RG1|RG1 1AA|rg11aa|rg2 0xx|Readng
Winchester: SO23|SO22 5|City of Winchester|winchster
Newport, Isle of Wight: Isle of Wight|Newport, Isle of Wight|PO30
Weston-super-Mare: Weston super Mare|Weston|BS23
St Ives: St Ives|st. ives|Saint Ives|TR26
St Mary’s, Isles of Scilly: Isles of Scilly|Scilly|TR21|St Mary's, Isles of Scilly
London: London|EC1|ec1a 1bb|W1|SW1A 1AA|sw1a1aa|SE1|N1|E1 6AN|NW1|E
Kingston upon Thames: kingston-upon-thames|Kingston|KT
Tunbridge Wells: Royal Tunbridge Wells|TN1
King’s Lynn: King's Lynn|Kings Lynn|King’s Lynn|PE30
Birmingham: B|B1|B2 4QA|b24qa|Birmigham
Newcastle upon Tyne: Newcastle|newcastle-upon-tyne|NE1 1AA
Berwick-upon-Tweed: Berwick upon Tweed|Berwick|TD15
Galashiels: Galashiels|TD1 1AA
Portree: Skye|Isle of Skye|IV51
Lerwick: Shetland|ZE1 0AA
Cardiff: Cardiff|cf10 1aa|Caerdydd
Newport: Newport|NP20 1AA|Casnewydd
Holyhead: Anglesey|LL65
Belfast: Belfast|BELFAST
Derry/Londonderry: Derry|Londonderry
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [town = '', places = ''] = line.split(': ')
    return places.split('|').map((place) => ({ place, town }))
  })

/** Districts and sectors of a town lie around its middle. */
const nearEnough = 8

describe('A place', () => {
  test('is where a map has it', () => {
    for (const [town, [east, north]] of Object.entries(mapped)) {
      const found = find(town)
      if (found.kind !== 'place') throw new Error(`${town} is unknown`)
      expect.soft(milesBetween(found, { east, north }), town).toBeLessThan(2.5)
    }
  })

  test('is found however people write its postcode or name', () => {
    for (const { place, town } of asked) {
      const [found, expected] = [find(place), find(town)]
      if (found.kind !== 'place' || expected.kind !== 'place') expect.soft(found.kind, place).toBe('place')
      else expect.soft(milesBetween(found, expected), `${place}: ${found.name}`).toBeLessThan(nearEnough)
    }
  })

  test.each(['BT1', 'bt1 5gs', 'BT', 'Northern Ireland'])(
    'in Northern Ireland is asked for by its town: %s',
    (place) => {
      const found = find(place)
      expect(found).toMatchObject({
        kind: 'northern-ireland',
        towns: expect.arrayContaining(['Belfast', 'Omagh']),
      })
      if (found.kind === 'northern-ireland')
        for (const town of found.towns) expect(find(town).kind).toBe('place')
    },
  )

  test.each(['JE2 3AB', 'GY1', 'im1 1aa', 'Isle of Man', 'Jersey', 'St Helier'])(
    'outside the country is told apart: %s',
    (place) => {
      expect(find(place)).toEqual({ kind: 'outside' })
    },
  )

  test.each<[string, string[]]>([
    ['Xyzzy', []],
    ['QQ1 1AA', []],
    ['', []],
    ['<script>', []],
    ['a'.repeat(10_000), []],
    ['Wincanton', ['Winchester', 'Windsor']],
  ])('that nobody knows brings towns with a like beginning: %s', (place, alike) => {
    expect(find(place)).toEqual({ kind: 'unknown', towns: alike })
  })
})

test.each([
  ['RG21 4AB', 'RG21'],
  ['rg214ab', 'RG21'],
  ['RG21 4A', 'RG21'],
  ['sw1a 1aa', 'SW1A'],
  ['M1 1AA', 'M1'],
  ['Flat 2, 12 High Street, RG21 4AB, England', 'RG21'],
  ['RG21', undefined],
  ['RG21 4', undefined],
  ['Basingstoke', undefined],
])('Of the postcode in “%s” the district alone is kept: %s', (text, district) => {
  expect(districtOfFullPostcode(text)).toBe(district)
})

test.each([
  [0, 5],
  [5, 5],
  [5.1, 15],
  [15.1, 30],
  [30.1, 'further'],
])('%d miles are in the band %s', (miles, band) => {
  expect(bandOf(miles)).toBe(band)
})
