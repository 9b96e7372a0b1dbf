import { describe, expect, test } from 'vitest'
import { postcodes, townNames, towns } from '#content/site/places.ts'
import { bandOf, createPlaceFinder, districtOfFullPostcode, milesBetween } from './places.ts'

const find = createPlaceFinder({ postcodes, towns, townNames })

/** Where places are by the letters and figures of the National Grid, as maps print them, in kilometres. */
const mapped: Record<string, [east: number, north: number]> = {
  Aberdeen: [394, 806],
  Aberystwyth: [258, 281],
  Birmingham: [407, 287],
  Brighton: [531, 104],
  Bristol: [359, 173],
  Cambridge: [545, 258],
  Cardiff: [318, 176],
  Carlisle: [340, 556],
  Dover: [631, 141],
  Edinburgh: [325, 673],
  Exeter: [292, 92],
  'Fort William': [210, 774],
  Glasgow: [259, 665],
  Holyhead: [224, 382],
  Hull: [509, 428],
  Inverness: [266, 845],
  Kirkwall: [344, 1010],
  Leeds: [430, 433],
  Lerwick: [447, 1141],
  Lincoln: [497, 371],
  Liverpool: [334, 390],
  London: [530, 180],
  Manchester: [384, 398],
  'Newcastle upon Tyne': [424, 564],
  Norwich: [623, 308],
  Nottingham: [457, 339],
  Oban: [185, 730],
  Oxford: [451, 206],
  Penzance: [147, 30],
  Plymouth: [247, 54],
  Southampton: [442, 112],
  Stornoway: [142, 932],
  Swansea: [265, 193],
  Truro: [182, 44],
  Wick: [336, 950],
  York: [460, 451],
}

/** What people type, by the town that it is in or near: postcodes, spellings, counties, islands, borders. */
const asked = `
Basingstoke: basingstoke| BASINGSTOKE |Basingstoke, Hampshire|RG21|rg21|RG 21|RG21 4|RG214|RG21 4AB|rg214ab|RG22 5|RG23|rg24 8xx|basingstok|Bassingstoke|12 High Street, RG21 4AB
Reading: Reading|reading, berkshire|RG|RG1|RG1 1AA|rg11aa|RG30|rg2 0xx|Readng
Newbury: Newbury|RG14|rg14 1aa
Wokingham: Wokingham|RG40|RG41 2ab|wokinham
Bracknell: Bracknell|RG12|rg42
Winchester: Winchester|SO23|so23 9ab|SO22 5|City of Winchester|winchster
Southampton: southampton|SO|SO14|so15 2ab|Southampton, Hants|Southhampton
Portsmouth: Portsmouth|PO|PO1|po1 2ab|PORTSMOUTH
Newport, Isle of Wight: Isle of Wight|Newport, Isle of Wight|PO30|po30 1aa
Ryde: Ryde|PO33|ryde, isle of wight
Salisbury: Salisbury|SP|SP1|sp2 7ab
Andover: Andover|SP10|sp11 6aa
Farnborough: Farnborough|GU14|gu14 7aa
Guildford: guildford|GU|GU1|gu2 7xh|Guilford
Alton: Alton|GU34|gu34 1ab
Bournemouth: Bournemouth|BH|BH1|bh8 8aa
Dorchester: Dorchester|DT|DT1 1aa
Weymouth: Weymouth|DT4
Bath: Bath|BA|BA1|ba1 1aa|City of Bath
Wells: Wells|BA5
Bristol: Bristol|BS|BS1|bs1 4dj|BRISTOL
Weston-super-Mare: Weston super Mare|weston-super-mare|Weston|BS23
Swindon: Swindon|SN|sn1 1aa
Gloucester: Gloucester|GL|GL1 1AA
Cheltenham: Cheltenham|GL50
Exeter: Exeter|EX|EX1|ex4 4qj
Barnstaple: Barnstaple|EX31
Plymouth: Plymouth|PL|PL1 1AA|plymoth
Truro: Truro|TR|TR1 1AA
Penzance: Penzance|TR18
St Ives: St Ives|st. ives|Saint Ives|TR26
St Mary’s, Isles of Scilly: Isles of Scilly|Scilly|TR21|St Mary's, Isles of Scilly
London: London|EC1|ec1a 1bb|WC2|W1|w1a 0ax|SW1|SW1A 1AA|sw1a1aa|SE1|N1|E1 6AN|NW1|E
Croydon: Croydon|CR|CR0 1AA
Kingston upon Thames: Kingston upon Thames|kingston-upon-thames|Kingston|KT|KT1
Brighton: Brighton|BN|BN1 1AA
Worthing: Worthing|BN11
Eastbourne: Eastbourne|BN21
Tunbridge Wells: Tunbridge Wells|Royal Tunbridge Wells|TN1
Canterbury: Canterbury|CT|CT1 2aa
Dover: Dover|CT16
Chelmsford: Chelmsford|CM|CM1 1AA
Southend-on-Sea: Southend-on-Sea|southend on sea|Southend|SS|SS1
Cambridge: Cambridge|CB|CB1|cb2 1tn
Ely: Ely|CB7
Peterborough: Peterborough|PE|PE1 1AA
King’s Lynn: King's Lynn|Kings Lynn|King’s Lynn|PE30
Norwich: Norwich|NR|NR1|nr2 1aa
Lowestoft: Lowestoft|NR32
Ipswich: Ipswich|IP|IP1 1AA
Bury St Edmunds: Bury St Edmunds|bury st. edmunds|IP33
St Albans: St Albans|st albans|St. Albans|Saint Albans|AL|AL1 1AA
Oxford: Oxford|OX|OX1 1AA
Milton Keynes: Milton Keynes|MK|mk9 1aa|milton keyns
Birmingham: Birmingham|B|B1|B2 4QA|b24qa|BIRMINGHAM|Birmigham
Coventry: Coventry|CV|CV1 1AA
Stratford-upon-Avon: Stratford upon Avon|Stratford|CV37
Leamington Spa: Leamington Spa|Royal Leamington Spa|leamington|CV32
Wolverhampton: Wolverhampton|WV|WV1 1aa
Hereford: Hereford|HR|HR1 1AA
Shrewsbury: Shrewsbury|SY|SY1 1aa
Oswestry: Oswestry|SY11
Nottingham: Nottingham|NG|NG1 1aa
Leicester: Leicester|LE|LE1 1AA|Liecester
Lincoln: Lincoln|LN|LN1 1aa
Stoke-on-Trent: Stoke-on-Trent|stoke on trent|Stoke|ST|ST1 1AA
Chester: Chester|CH|CH1 1AA
Liverpool: Liverpool|L|L1|l1 8jq
Manchester: Manchester|M|M1|M2 5WD|m25wd|MANCHESTER|Manchestr
Leeds: Leeds|LS|LS1|ls1 4ap|LEEDS
Sheffield: Sheffield|S|S1 2HE|shefield
Hull: Hull|Kingston upon Hull|HU|HU1 1AA
York: York|YO|YO1|City of York
Middlesbrough: Middlesbrough|TS|TS1 1AA|Middlesborough
Newcastle upon Tyne: Newcastle upon Tyne|Newcastle|newcastle-upon-tyne|NE|NE1 1AA
Berwick-upon-Tweed: Berwick upon Tweed|Berwick|TD15
Carlisle: Carlisle|CA|CA1|ca1 1aa
Galashiels: Galashiels|TD|TD1 1AA
Dumfries: Dumfries|DG|DG1 1AA
Stranraer: Stranraer|DG9
Edinburgh: Edinburgh|EH|EH1|EH2 2AA|edinburg
Glasgow: Glasgow|G|G1|g2 1aa|glasgow
Ayr: Ayr|KA7
Dundee: Dundee|DD|DD1 1AA
Aberdeen: Aberdeen|AB|AB10 1AA|ABERDEEN
Inverness: Inverness|IV|IV1
Fort William: Fort William|PH33
Oban: Oban|PA34
Portree: Portree|Skye|Isle of Skye|IV51
Stornoway: Stornoway|HS|HS1|Isle of Lewis
Kirkwall: Kirkwall|Orkney|KW15
Lerwick: Lerwick|Shetland|ZE|ZE1 0AA
Cardiff: Cardiff|CF|CF10|cf10 1aa|Caerdydd
Swansea: Swansea|SA|SA1 1AA|Abertawe
Newport: Newport|NP|NP20 1AA|Casnewydd
Wrexham: Wrexham|Wrecsam|LL11
Holyhead: Holyhead|Anglesey|LL65
Aberystwyth: Aberystwyth|SY23|aberystwith
Belfast: Belfast|belfast|BELFAST
Derry/Londonderry: Derry|Londonderry|derry/londonderry
Newry: Newry
Enniskillen: Enniskillen|eniskillen
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
  test(`is where a map has it`, () => {
    for (const [town, [east, north]] of Object.entries(mapped)) {
      const found = find(town)
      if (found.kind !== 'place') throw new Error(`${town} is unknown`)
      expect.soft(milesBetween(found, { east, north }), town).toBeLessThan(2.5)
    }
  })

  test('is found however people write its postcode or name', () => {
    expect(asked.length).toBeGreaterThan(300)
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
