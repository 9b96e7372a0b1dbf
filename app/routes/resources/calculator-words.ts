import { readCalculatorWords } from '#app/calculators/load-calculator.ts'
import { calculatorNames, calculatorWordsPath } from '#content/site/calculators.ts'

/** What a calculator says, for its script (app/calculators/calculator-form.tsx). */
export async function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  const name = calculatorNames.find((one) => calculatorWordsPath(one) === pathname)
  if (!name) throw new Response(null, { status: 404 })
  return Response.json(await readCalculatorWords(name))
}
