import { Chart, labelledSize, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { EndLabels } from '#app/blocks/chart/end-labels.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { formatMoney, formatPounds, type Pence, roundDownToThreeFigures } from '#domain/money.ts'
import {
  mayBeShutOut,
  minimumPensionAge,
  type StatePensionAge,
  statePensionAge,
} from '#domain/pension-ages.ts'
import { type PensionInput, type PensionResult, parsePension, pensionGrowth } from '#domain/pension-growth.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'
import type { RetirementIncome } from '#domain/retirement-income.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { durationText, FactList, Passage } from './result-parts.tsx'

const growths = ['lower', 'middle', 'higher'] as const
const tones = { lower: 'strong', middle: 'medium', higher: 'light' } as const

type Props = CalculatorProps<'pension'>
type Text = Props['text']

export function PensionCalculator(props: Props) {
  const { text, rates } = props
  const today = plainDate(props.today)
  return (
    <Calculator
      {...props}
      kinds={{
        born: { type: 'date' },
        retire: { inputMode: 'numeric', slider: { min: 55, max: 75, step: 1 } },
        pot: { optional: true, slider: { min: 0, max: 500_000, step: 5_000 } },
        monthly: { optional: true, slider: { min: 0, max: 1_500, step: 25 } },
        employer: { optional: true },
        earnings: { optional: true },
        state: { optional: true },
        charge: { optional: true },
      }}
      more={['earnings', 'cash', 'state', 'charge']}
      parse={(raw) =>
        parsePension(raw, {
          today,
          minimumAge: rates.minimumPensionAge,
          usualCharge: rates.defaultFundChargeCap,
          fullStatePension: rates.newStatePensionWeekly,
          reliefPercent: rates.pensionTaxRelief.basic,
          annualAllowance: rates.pensionAnnualAllowance,
          withoutEarnings: rates.pensionWithoutEarnings.becomes,
        })
      }
      calculate={(input) =>
        pensionGrowth(input, {
          today,
          rates: rates.projectionRates,
          inflation: rates.projectionInflation,
          reliefPercent: rates.pensionTaxRelief.basic,
          lastsUntil: rates.pensionLastsUntil,
          timetable: rates.statePensionTimetable,
          taxFree: rates.taxFreeCash,
          tax: { allowance: rates.personalAllowance, bands: rates.incomeTaxBands },
        })
      }
      headline={(_, result) => ({
        label: isNow(result) ? text.now.headline : text.headline,
        value: potRange(text, result),
      })}
      sentence={(input, result) => sentenceOf(text, input, result)}
      chart={(_, result) => !isNow(result) && <PotChart text={text} {...result} />}
      caption={({ retire }, result) => fillIn(text.caption, { retire, ...pots(result) })}
      details={(input, result) => <Details {...props} input={input} result={result} />}
      summary={({ retire, pot, monthly }, result) =>
        fillIn(text.summary, {
          range: potRange(text, result),
          age: result.age,
          retire,
          pot: formatMoney(pot),
          monthly: formatMoney(monthly),
        })
      }
    />
  )
}

function sentenceOf(
  text: Props['text'],
  { retire, monthly, employer }: PensionInput,
  result: PensionResult,
): string {
  const { age, grossMonthly, projections } = result
  const { relief, afterTax, now } = text
  const [lower, higher] = [projections.lower.income[0], projections.higher.income[1]]
  const paid = fillIn(afterTax.sentence, { range: rangeOf(text, lower.with.net, higher.with.net) })
  if (isNow(result)) return `${fillIn(now.sentence, pots(result))} ${paid}`
  return [
    grossMonthly > monthly &&
      fillIn(relief.added, { monthly: formatMoney(monthly), gross: formatMoney(grossMonthly) }),
    employer > 0 && fillIn(relief.employer, { employer: formatMoney(employer) }),
    fillIn(text.sentence, { age, retire, ...pots(result) }),
    paid,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Somebody who stops at once: nothing is paid in or grows before. */
function isNow({ months }: PensionResult): boolean {
  return months === 0
}

function potRange(text: Text, { projections: { lower, higher } }: PensionResult): string {
  return rangeOf(text, lower.pot, higher.pot)
}

/** What the pot comes to with each growth rate. */
function pots({ projections: { lower, middle, higher } }: PensionResult) {
  return { lower: rough(lower.pot), middle: rough(middle.pot), higher: rough(higher.pot) }
}

/** One figure where both ends are the same. */
function rangeOf({ range }: Text, lower: Pence, higher: Pence): string {
  const ends = { lower: rough(lower), higher: rough(higher) }
  return ends.lower === ends.higher ? ends.lower : fillIn(range, ends)
}

function rough(pence: Pence): string {
  return formatPounds(roundDownToThreeFigures(pence))
}

function PotChart({ text, ages, projections }: PensionResult & Pick<Props, 'text'>) {
  const { area, line, x, y, ...axes } = yearScales(ages, projections.higher.pot, {
    first: projections.lower.pots[0] ?? 0,
    width: labelledSize,
  })
  return (
    <Chart
      {...axes}
      xLabel={text.chart.xLabel}
      objects={<EndLabels y={y} values={growths.map((name) => projections[name].pot)} format={rough} />}
      legend={growths.map((name) => ({ tone: tones[name], label: text.growth[name] }))}
    >
      {growths.toReversed().map((name) => {
        const { pots } = projections[name]
        return <Series key={name} tone={tones[name]} area={area(pots)} edge={line(pots)} />
      })}
    </Chart>
  )
}

interface DetailsProps extends Props {
  input: PensionInput
  result: PensionResult
}

function Details(props: DetailsProps) {
  const { text, words, result } = props
  const { growth } = text
  const { projections, ages, paidIn } = result
  if (isNow(result))
    return (
      <>
        <AfterTax {...props} />
        <Ages {...props} />
      </>
    )
  const realRate = (name: (typeof growths)[number]) =>
    formatRate(projections[name].realRate).replace('-', '−')
  return (
    <>
      <ChartTable
        summary={words.table}
        label={text.headline}
        columns={[words.age, ...growths.map((name) => growth[name])]}
        rows={ages.map((age, index) => [
          Math.floor(age),
          ...growths.map((name) => rough(projections[name].pots[index] ?? 0)),
        ])}
      />
      <AfterTax {...props} />
      <p>
        {fillIn(text.realRates, {
          lower: realRate('lower'),
          middle: realRate('middle'),
          higher: realRate('higher'),
        })}
      </p>
      <FactList items={[[text.paidIn, rough(paidIn)]]} />
      <Ages {...props} />
    </>
  )
}

function AfterTax(props: DetailsProps) {
  const { text, words, rates, input, result } = props
  const { afterTax, growth, standards, now } = text
  const { projections, bridgeMonths } = result
  const stopsNow = isNow(result)
  const [earlier, later] = rates.pensionLastsUntil
  const { cash, before, with: after } = projections.middle.income[0]
  const stages = [...(before ? [before] : []), after]
  const month = fillIn(stopsNow ? now.month : afterTax.month, { later })
  const columns = [...(before ? [afterTax.before] : []), afterTax.with]
  const range = ([least, most]: readonly [RetirementIncome, RetirementIncome], stage: 'before' | 'with') =>
    rangeOf(text, least[stage]?.net ?? 0, most[stage]?.net ?? 0)
  return (
    <>
      <Passage heading={afterTax.heading}>
        {before && <p>{fillIn(afterTax.bridge, { time: durationText(bridgeMonths, words) })}</p>}
        {cash > 0 && (
          <p>
            {fillIn(stopsNow ? now.first : afterTax.first, {
              lower: rough(projections.lower.income[0].cash),
              middle: rough(cash),
              higher: rough(projections.higher.income[0].cash),
            })}
          </p>
        )}
        <DataTable
          label={afterTax.heading}
          columns={['', fillIn(text.pot, { retire: input.retire }), ...columns]}
          rows={growths.slice(stopsNow ? -1 : 0).map((name) => {
            const { pot, income } = projections[name]
            return [
              stopsNow
                ? now.row
                : fillIn(text.growthAt, { name: growth[name], percent: rates.projectionRates[name] }),
              rough(pot),
              ...(before ? [range(income, 'before')] : []),
              range(income, 'with'),
            ]
          })}
        />
        <DataTable
          label={month}
          columns={[month, ...columns]}
          rows={[
            [afterTax.fromPot, ...stages.map(({ fromPot }) => rough(fromPot))],
            [afterTax.state, ...stages.map(({ statePension }) => formatPounds(statePension))],
            [afterTax.tax, ...stages.map(({ tax }) => formatPounds(tax))],
          ]}
          foot={[afterTax.net, ...stages.map(({ net }) => rough(net))]}
        />
        <p>{fillIn(afterTax.note, { earlier, later })}</p>
      </Passage>
      <Passage heading={standards.heading} text={standardText(props, after.net * 12)}>
        <DataTable
          label={standards.heading}
          columns={[standards.level, standards.one, standards.two]}
          rows={standardNames.map((name) => {
            const { one, two } = rates.retirementLivingStandards[name]
            return [standards[name], formatMoney(one), formatMoney(two)]
          })}
        />
        <p>{standards.note}</p>
      </Passage>
    </>
  )
}

const standardNames = ['minimum', 'moderate', 'comfortable'] as const

function standardText({ text: { standards, now }, rates, result }: DetailsProps, net: Pence): string {
  const reached = standardNames.findLast((name) => rates.retirementLivingStandards[name].one <= net)
  const lead = isNow(result) ? now.yearly : standards.yearly
  return `${lead} ${fillIn(standards.reached[reached ?? 'none'], { net: rough(net) })}`
}

function Ages(props: DetailsProps) {
  const { statePension, minimumAge } = props.text
  const { minimumPensionAge: rule, statePensionTimetable } = props.rates
  const { born } = props.input
  const age = statePensionAge(born, statePensionTimetable)
  return (
    <Passage heading={statePension.heading} text={age ? statePensionText(props, age) : statePension.reached}>
      <p>
        <NewTabLink href={statePension.forecastUrl}>{statePension.forecast}</NewTabLink>
      </p>
      <p>
        {mayBeShutOut(born, rule)
          ? minimumAge[props.result.age >= rule.now ? 'shutOutNow' : 'shutOut']
          : fillIn(minimumAge.text, { age: minimumPensionAge(born, rule) })}
      </p>
    </Passage>
  )
}

function statePensionText({ text, words, rates }: Props, { years, months, day }: StatePensionAge): string {
  const age = months
    ? fillIn(words.yearsAndMonths, { years, months: fillInCount(words.months, months) })
    : years
  const weekly = formatMoney(rates.newStatePensionWeekly)
  return fillIn(text.statePension.text, { age, day: formatDate(day), weekly })
}
