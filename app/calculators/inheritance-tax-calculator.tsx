import { Bars } from '#app/blocks/chart/bars.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { fillIn } from '#domain/fill-in.ts'
import { type EstateInput, type EstateResult, inheritanceTax, parseEstate } from '#domain/inheritance-tax.ts'
import { formatMoney, formatPounds } from '#domain/money.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { Passage } from './result-parts.tsx'

type Props = CalculatorProps<'inheritanceTax'>
type Text = Props['text']

export function InheritanceTaxCalculator(props: Props) {
  const { text, rates } = props
  const day = formatDate(plainDate(rates.pensionsInEstateFrom))
  return (
    <Calculator
      {...props}
      kinds={{
        home: { optional: true, slider: { min: 0, max: 1_500_000, step: 10_000 } },
        other: { optional: true, slider: { min: 0, max: 1_500_000, step: 10_000 } },
        pensions: { optional: true, slider: { min: 0, max: 1_500_000, step: 10_000 } },
      }}
      parse={parseEstate}
      calculate={(input) => inheritanceTax(input, rates.inheritanceTax)}
      headline={(_, { after }) => ({ label: text.headline, value: formatPounds(after.tax) })}
      sentence={(input, result) => sentenceOf(text, rates, input, result)}
      chart={(_, { before, after, everything }) => (
        <Bars
          bars={[
            { name: fillIn(text.bars.before, { day }), ...barOf(text, everything, before.tax) },
            { name: fillIn(text.bars.after, { day }), ...barOf(text, everything, after.tax) },
          ]}
          legend={[
            { tone: 'medium', label: text.bars.heirs },
            { tone: 'contrast', label: text.bars.tax },
          ]}
        />
      )}
      caption={(_, { before, after }) =>
        fillIn(text.caption, { before: formatPounds(before.tax), after: formatPounds(after.tax), day })
      }
      details={(input, result) => <Details text={text} input={input} {...result} />}
      summary={({ owner, home, other, pensions }, { before, after }) =>
        fillIn(text.summary[owner], {
          sums: fillIn(text.sums, {
            home: formatMoney(home),
            other: formatMoney(other),
            pensions: formatMoney(pensions),
            before: formatPounds(before.tax),
            after: formatPounds(after.tax),
          }),
        })
      }
    />
  )
}

function barOf({ bars }: Text, everything: number, tax: number) {
  return {
    parts: [
      { tone: 'medium' as const, value: everything - tax },
      { tone: 'contrast' as const, value: tax },
    ],
    end: fillIn(bars.end, { tax: formatPounds(tax) }),
  }
}

function sentenceOf(
  { sentence, owner: owners }: Text,
  { inheritanceTax: { taperFrom } }: Props['rates'],
  { owner, pensions }: EstateInput,
  { before, after }: EstateResult,
): string {
  const change =
    after.tax === 0
      ? sentence.none
      : after.tax === before.tax
        ? sentence.same
        : fillIn(sentence.change, {
            more: formatPounds(after.tax - before.tax),
            before: formatPounds(before.tax),
            pensions: formatMoney(pensions),
          })
  const tapered =
    after.tapered > 0 &&
    fillIn(sentence.tapered, { from: formatMoney(taperFrom), lost: formatPounds(after.tapered) })
  return [change, tapered, owners[owner]].filter(Boolean).join(' ')
}

function Details({ text, input, before, after }: EstateResult & { text: Text; input: EstateInput }) {
  const { table } = text
  const row = (name: string, value: (of: EstateResult['before']) => number) => [
    name,
    formatPounds(value(before)),
    formatPounds(value(after)),
  ]
  return (
    <>
      <Passage heading={table.heading}>
        <DataTable
          label={table.heading}
          columns={['', table.before, table.after]}
          rows={[
            row(table.estate, ({ estate }) => estate),
            row(table.nilRateBand, ({ nilRateBand }) => nilRateBand),
            row(table.residence, ({ residenceNilRateBand }) => residenceNilRateBand),
            row(table.taxed, ({ taxed }) => taxed),
          ]}
          foot={row(table.tax, ({ tax }) => tax)}
        />
      </Passage>
      {input.pensions > 0 && <p>{text.incomeTax}</p>}
    </>
  )
}
