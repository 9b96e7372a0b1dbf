import { Bars } from '#app/blocks/chart/bars.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { NewTabLink } from '#app/ui/links.tsx'
import { fillIn } from '#domain/fill-in.ts'
import { formatMoney, formatPounds } from '#domain/money.ts'
import {
  parseWithdrawal,
  pensionWithdrawal,
  type WithdrawalInput,
  type WithdrawalResult,
} from '#domain/pension-withdrawal.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { Passage } from './result-parts.tsx'

type Props = CalculatorProps<'pensionWithdrawal'>
type Text = Props['text']

export function PensionWithdrawalCalculator(props: Props) {
  const { text, rates } = props
  return (
    <Calculator
      {...props}
      kinds={{
        amount: { slider: { min: 1_000, max: 100_000, step: 1_000 } },
        other: { optional: true, slider: { min: 0, max: 150_000, step: 1_000 } },
      }}
      parse={parseWithdrawal}
      calculate={(input) =>
        pensionWithdrawal(input, {
          taxFree: rates.taxFreeCash,
          allowance: rates.personalAllowance,
          bands: { england: rates.incomeTaxBands, scotland: rates.scottishIncomeTaxBands },
          emergencyCode: rates.emergencyTaxCode,
        })
      }
      headline={({ amount }, { due }) => ({ label: text.headline, value: formatPounds(amount - due) })}
      sentence={(input, result) => sentenceOf(text.sentence, input, result)}
      chart={({ amount }, { taken, due }) => (
        <Bars
          bars={[
            { name: text.bars.first, ...barOf(amount, taken) },
            { name: text.bars.end, ...barOf(amount, due) },
          ]}
          legend={[
            { tone: 'medium', label: text.bars.kept },
            { tone: 'contrast', label: text.bars.tax },
          ]}
        />
      )}
      caption={({ amount }, { taken, due }) =>
        fillIn(text.caption, { first: formatPounds(amount - taken), end: formatPounds(amount - due) })
      }
      details={(input, result) => <Details text={text} input={input} result={result} />}
      summary={({ amount, other }, { due, taken }) =>
        fillIn(text.summary, {
          amount: formatMoney(amount),
          other: formatMoney(other),
          due: formatPounds(due),
          taken: formatPounds(taken),
        })
      }
    />
  )
}

function barOf(amount: number, tax: number) {
  return {
    parts: [
      { tone: 'medium' as const, value: amount - tax },
      { tone: 'contrast' as const, value: tax },
    ],
    end: formatPounds(amount - tax),
  }
}

function sentenceOf(
  { due: dueText, reclaim, owe, same }: Text['sentence'],
  { amount }: WithdrawalInput,
  { taxFree, due, taken, toReclaim, form }: WithdrawalResult,
): string {
  const first = fillIn(dueText, {
    amount: formatMoney(amount),
    taxFree: formatPounds(taxFree),
    due: formatPounds(due),
  })
  // Less than a pound is the rounding of the code.
  if (Math.abs(toReclaim) < 100) return `${first} ${same}`
  const difference = formatPounds(Math.abs(toReclaim))
  const second = fillIn(toReclaim > 0 ? reclaim : owe, { taken: formatPounds(taken), difference, form })
  return `${first} ${second}`
}

function Details({ text, input, result }: { text: Text; input: WithdrawalInput; result: WithdrawalResult }) {
  const { table, bars, reclaim } = text
  const { taxFree, taxable, taken, due, toReclaim, form } = result
  return (
    <>
      <Passage heading={table.heading}>
        <DataTable
          label={table.heading}
          columns={[table.part, bars.first, bars.end]}
          rows={[
            [table.taxFree, formatPounds(taxFree), formatPounds(taxFree)],
            [table.taxable, formatPounds(taxable), formatPounds(taxable)],
            [table.tax, formatPounds(taken), formatPounds(due)],
          ]}
          foot={[table.kept, formatPounds(input.amount - taken), formatPounds(input.amount - due)]}
        />
      </Passage>
      {toReclaim >= 100 && (
        <Passage heading={reclaim.heading} text={reclaim.text[form]}>
          <p>
            <NewTabLink href={reclaim.url}>{reclaim.link}</NewTabLink>
          </p>
          <p>{reclaim.later}</p>
        </Passage>
      )}
      {taxable > 0 && <p>{text.allowance}</p>}
    </>
  )
}
