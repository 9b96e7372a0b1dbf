import { figuresNote } from '#content/site/checked.ts'
import { facts } from '#content/site/facts.ts'
import { firstHome } from '#content/site/fees.ts'
import * as tax from '#content/site/tax-words.ts'

/** The sample articles in full, by the last part of their address. */
export const articleTexts = {
  'fixed-rate-ending': `A fixed rate ends on a day that you can look up now. It is in your mortgage offer, and your lender will tell you on the phone. Put it in the calendar, and count back.

## Six months before

Find out three things: what you still owe, how long the mortgage has left to run, and what the house might be worth. The loan as a share of the value decides which rates you can have. Rates fall in steps, so paying off a little may carry you to the next step. Check first that your deal allows that without a charge.

Then look at your own life. Has your income changed? Has someone moved in, or out? Do you expect to move within a few years? Each of these matters more than a small difference in rate.

## Four months before

Your own lender will offer you new deals, usually without checking your income again. That is quick, and sometimes it is the right answer. Write the offer down: rate, fee, how long it lasts and what it costs to leave.

Now compare. A low rate with a large fee can cost more than a higher rate with none, above all on a smaller loan. Add up what you would pay over the whole deal. We do this across ${facts.lenders} lenders, but not for deals that a bank sells only to people who come to it directly, so ask yours.

Many lenders let you reserve a rate this early. If rates fall before it starts, you can often switch to the lower one. If they rise, you have yours.

## Two months before

A move to another lender needs a valuation, some legal work and your documents: payslips, bank statements, proof of who you are. Six to eight weeks is usual. If you have changed jobs or work for yourself, allow more.

## What happens if you do nothing

You move to the lender’s standard variable rate. That rate is usually a good deal higher than yours, and can change at any time. Nothing else happens, and you can leave for a new deal whenever you like. Ask your lender what that rate is, and enter it in the repayment calculator on this website. The difference from what you pay now is what a forgotten date would cost you each month.

## If the new payment is too much

Ring your lender before the first payment, not after it. A longer term, paying only the interest for a time, or moving to a smaller loan are all easier to arrange while you are up to date. StepChange Debt Charity helps for free, online at https://www.stepchange.org or on 0800 138 1111.`,

  'state-pension-dates': `People who turn ${facts.statePensionAge} now are often surprised: there is no payment yet. The age is rising, month by month, and the birth date decides.

## Which date is yours

- Born on or before ${tax.statePensionLast66}: ${facts.statePensionAge}, and you have reached it.
- Born from ${tax.statePensionStepsFrom} to ${tax.statePensionStepsTo}: ${facts.statePensionAge} and one to eleven months. The later in that year you were born, the more months.
- Born from ${tax.statePension67From} to ${tax.statePension67To}: ${facts.statePensionAgeNext}.
- Born on or after ${tax.statePension68From}: ${facts.statePensionAgeLast}, as the law stands. Between those two dates it rises in steps.

The government looks at the timetable again every few years. It has promised long notice of any change. Leave room in your plan for a date that moves by a year.

## How much it will be

The full new State Pension is ${tax.statePensionWeekly} a week in ${tax.taxYear}. Most people need ${tax.statePensionYears} years on their National Insurance record for it, and at least ${tax.statePensionLeastYears} for anything at all. If you were once in a workplace scheme that was contracted out, the sum may be lower. Your own forecast is on gov.uk, and takes ten minutes to find.

Look at the record as well as the sum. Years at home with a child under twelve, years as a carer and years on certain benefits may count, but only if they were claimed. Grandparents who look after a grandchild while the parents work can often have the credit passed on to them.

## Filling a gap

You can usually buy missing years of the last six. Before you pay, ring the Future Pension Centre on 0800 731 0175 and ask one question: would this year raise my pension? Sometimes it would not, because you will reach the full amount anyway, and the money would be lost.

## Waiting on purpose

Nobody has to take the State Pension on the day. Each year that you wait adds about ${facts.deferralRate}, for life. Waiting helps people who still earn and would pay a higher rate of tax on the pension. The increase takes many years to make up for what you did not draw, so health matters.

## The gap before it starts

If you want to stop sooner, something else has to carry you: savings, part-time work, a private pension from ${facts.pensionAccessAge}, or ${facts.pensionAccessAgeNext} from ${facts.pensionAccessChange}. Add up the months between your last payslip and the first payment, and multiply by what you spend.

The State Pension is not paid unless you claim it. You should be sent a letter two months before. If none comes, claim anyway.

${figuresNote}`,

  'pensions-and-inheritance-tax': `Until now most pensions have been outside the estate, which is everything you leave. From ${tax.pensionsInEstateFrom} that ends: most of what is left in a pension when you die counts as part of the estate, like the house and the savings.

## What changes

The allowances stay as they are. The first ${tax.nilRateBand} of an estate is free of inheritance tax. Up to ${tax.residenceNilRateBand} more is free where a home goes to children or grandchildren. Together, a married couple or civil partners have two of each allowance. The second allowance shrinks in estates above ${tax.residenceTaperFrom}, and pensions will count towards that sum as well. Above the allowances the rate is ${tax.inheritanceTaxRate}. Some estates that owe nothing today will owe tax once a pension is added.

## What stays

- What goes to a husband, wife or civil partner is exempt. What goes to an unmarried partner is not, however long you have lived together.
- A lump sum for death in service from an employer’s registered pension scheme stays outside.
- A pension that a scheme pays to a widow, widower or dependent child does not count.

Income tax is a separate matter. Where someone dies at ${facts.pensionDeathAge} or later, whoever inherits the pension usually pays income tax on what they draw. From ${tax.pensionsInEstateFrom} the same pension can be taxed twice, once in the estate and once as income. But no income tax is due on the part that pays the inheritance tax.

## What to do now

Start with the forms. Every provider has one on which you name who should have the pension. Most schemes are not bound by it, but they read it first. Many forms name someone who has since died, or a former partner.

Next, add up house, savings, pensions and policies that are not in trust, and take off debts. If the total is well below the allowances, you can stop here.

If it is above, look at the order in which you spend. For years the advice was to live on savings and keep the pension for last. That may no longer be right for you. It may make sense to draw more from the pension within the lower rates of tax, and to make gifts sooner. Gifts of ${facts.giftYearly} a year are free of this tax straight away. Larger gifts no longer count after ${facts.giftYears}. Regular gifts out of income that you do not need are exempt if you keep a record.

## What not to do

Do not empty the pension in a hurry. A large sum in one year can be taxed at a higher rate than your heirs would have paid. And what is left after tax is then in your estate all the same. Do not give away what you may need for care. And do not sign anything because a stranger rang about it.

Those who deal with the estate will have more to do: they must ask each scheme for a value and settle the tax within six months. A list of your pensions, with reference numbers, will save them weeks.

${figuresNote}`,

  'first-home-small-deposit': `You have probably read that you need ${facts.depositTypical} of the price. Most first-time buyers put down less. Many lenders accept ${facts.depositMainstream}, and a few go as low as ${facts.depositLowest}, so the better question is what a small deposit costs you.

## The rate

Lenders set rates in steps. The largest step is usually between the smallest deposit and the next. On a home of ${firstHome.price}, a deposit of ${firstHome.depositShare} is ${firstHome.deposit}. If you are within a few thousand pounds of that, waiting six months can be worth more than hunting for a lender.

## The choice of home

With a small deposit some lenders will not lend on a new flat, above a shop or on a short lease. Ask before you fall in love with one.

## The cushion

If your whole savings go into the deposit, the first broken boiler goes on a card. Keep three months of spending back. A lender will not ask for this; you should.

## Ways to get there sooner

- A Lifetime ISA, if you are aged ${tax.lifetimeIsaAges}: the government adds ${tax.lifetimeIsaBonus} to as much as ${tax.lifetimeIsaAllowance} a year. You can use it for a first home of up to ${tax.lifetimeIsaHome}. Money taken out for anything else before ${tax.lifetimeIsaLater} usually loses ${tax.lifetimeIsaCharge}, so you may get back less than you paid in.
- Family. A gift needs a letter that says it is a gift. With some mortgages parents put savings aside as security instead, and get them back after some years.
- Shared ownership, where you buy a part and rent the rest. Read what the service charge has been for the last three years.

Help to Buy loans have ended in England. If an old guide tells you about them, look at its date.

## The danger

If prices fall, you may owe more than the home is worth. As long as you stay and pay, you keep the home. But to move you would have to find the difference. And when your deal ends no other lender may take you, which leaves you with your own lender’s rates. The smaller the deposit, the smaller a fall it takes.

So ask yourself two questions. Would I be content here for five years, even if I had to be? And could I still pay if rates had risen by two points when my deal ends? The repayment calculator on this website shows what that would add to your payment.

If the answers are yes, a small deposit is a fair start. If not, another year of saving may suit you better.

${figuresNote}`,

  'asking-parents': `Nobody enjoys starting this conversation. Begin with something small, and it usually goes better than people fear.

## Choose the moment

Not at a birthday, and not in hospital. A drive is good: nobody has to look at anybody. Say why you ask. “I had to sort out a friend’s paperwork, and I would not know where to begin with yours” is true for most of us and blames no one.

## Begin with one question

If you were in hospital next week, who should I ring about the bills? The answer tells you where things are kept, who helps already and whether anyone may. It asks for no sum. Sums can come later, or never.

If that goes well, there are four more:

- Is there a will, and who has it?
- Have you made lasting powers of attorney? They let people you choose deal with money, or with health, if one day you cannot.
- Which pensions and policies are there, and who would be told?
- Is there anything you pay for that you no longer want?

## Listen more than you suggest

The money is theirs. You may think that the house is too large or the savings badly placed. Keep it to yourself for now. People hide things from children who correct them, and the next talk matters more than this one.

If they want help, offer to sit beside them while they make the call, and let them speak. A bank or a pension scheme may not talk to you without their permission, and that is as it should be.

## What they may be missing

Many older people do not claim what is theirs: Pension Credit, Attendance Allowance, a lower council tax for someone who lives alone. Age UK helps for free, on 0800 678 1602 or at https://www.ageuk.org.uk. An hour with someone who knows the forms can be worth more than any investment.

## When to worry

A new friend who is interested in the bank account. Parcels, lottery letters, a card in someone else’s hands. Unpaid bills in a house where they were always paid. If you see two of these together, act: talk to the bank, to the doctor or to the council’s safeguarding team. You do not need proof to ask for help.

If a caller has taken money, ring the bank on the number on the card straight away, then Report Fraud on 0300 123 2040. Do not scold. People who are ashamed tell nobody, and the caller counts on that.

## Write it down together

End with one sheet of paper: names of banks, schemes, solicitor, insurer, and where the will is. No passwords and no balances. Put the date on it. Ask for a second talk in half a year, about whatever has changed.`,

  'buying-with-a-friend': `Two salaries may buy what one cannot. A home with a friend, a brother or a sister can work well for years. It works better with four things settled before anyone signs.

## How you own it

In England and Wales there are two ways. As joint tenants you own all of it together, and if one dies the other has it, whatever a will says. As tenants in common each has a share, equal or not, to sell or to leave by will. Friends nearly always want the second. Scotland and Northern Ireland have rules of their own.

## Who owes what

To the lender each of you owes the whole loan. If your friend stops paying, the lender may ask you for all of it, and the missed payments show on your credit record as well. There is no such thing as your half of the mortgage.

It follows that you should know each other’s finances before a lender does. Show each other your credit reports, however awkward that feels.

## What you paid in

One of you may put in more of the deposit, or pay for the new kitchen. A solicitor can write a declaration of trust that says who put in what and what each gets back. It costs a few hundred pounds. Without one, a court may have to guess.

## How it ends

It will end: someone meets someone, changes job or wants the money. Agree now on three points.

- How much notice does one of you give?
- Does the other have the first right to buy, at what price, and by when? Two valuers can set one.
- If neither can buy, who decides on the agent and the price?

Whoever stays must be able to carry the mortgage alone, because the lender will look at that income only. If it is not enough, the home is sold. It is better to know that at the start.

## Cover and wills

If one of you dies, the share goes to family by law unless a will says otherwise. You may then own a house with your friend’s parents. Two wills and a life policy for each, of about half the loan, cost little when you are young and solve most of it.

Ask also what happens if one of you is ill for a year. The payment does not wait. Income protection, or an agreed reserve in a joint account, is the answer that most people choose.

## Before you offer

Sit down for an evening with one sheet of paper each. Write what you can pay, how long you want to stay, and what would make you leave. Then swap. Where your answers differ, settle it before you offer.`,

  'power-of-attorney': `A lasting power of attorney lets people you trust decide for you if one day you cannot. Without one, not even a husband or wife may deal with your money until a court appoints them. That takes months, and costs far more.

## Two forms, two subjects

In England and Wales there are two. One is for property and money: bills, accounts, pensions, the house. The other is for health and welfare: treatment, care, where you live. The first can be used as soon as it is registered, if you allow it. The second can be used only once you can no longer decide for yourself. Scotland and Northern Ireland have forms of their own.

## Who should it be?

Someone who pays their own bills, answers letters and would ask what you would have wanted. Not always the eldest, and not always family. You may name more than one, and say whether they must act together or may act alone. Acting together is safer, but slower. Name a replacement as well: attorneys grow old too.

Tell them what matters to you while you can. A page in your own words about money, home and care helps more than any clause.

## The steps

- Fill in the form online at gov.uk or on paper. Most people need no solicitor; with a business, property abroad or a family that disagrees, see one.
- A person who has known you for two years, or a professional, confirms that you understand it and are under no pressure.
- Everyone signs, in the right order. Most forms that are sent back were signed in the wrong one.
- It is registered with the Office of the Public Guardian. The fee in England and Wales is ${facts.attorneyFee} for each, and less or nothing if your income is low. Allow two to three months.

## Why now

You can make one only while you have the mental capacity to do so. After a stroke it may be too late, and after a diagnosis of dementia there is less time than people think. You give nothing away by doing it early: as long as you can decide, you do.

## What your adviser needs

If you take an income from a pension or have investments, ask each provider what it needs to accept an attorney, and register the power there before it is used. Does a manager make the decisions on your investments for you? Then the form should say that attorneys may let this go on. Otherwise all they can do may be to sell.

We talk to attorneys often. What helps is a copy with the registration stamp or the online code, and a list of what there is. We cannot take instructions from a relative who has not been appointed, however kind.

Keep the form with the will, and tell one person where that is.`,

  'one-sheet': `When someone dies or falls ill, the family spends the first weeks looking for things. One sheet of paper spares them most of that. It takes an evening.

## What goes on it

- The banks and building societies you use.
- Pensions, with the employer or provider and a reference number. Old ones too.
- Insurance: life, home, car, and whatever your employer provides.
- Mortgage, loans and cards.
- Bills that are paid by direct debit, and anything that others pay for you.
- Your solicitor, accountant and adviser, and where the will and any power of attorney are kept.

## What stays off it

Leave out passwords and PINs: they are unsafe on paper, and nobody may use them for you in any case. Leave out balances, which go out of date. The names are enough. A bank tells an executor the rest.

Add a line about what lives only online: email, photographs, a phone. Many services let you name someone who may deal with the account later. You set that up with them, not on this sheet.

## Where it goes

Keep it with the will, and tell one person where that is. Put a date on it. Read it again when the clocks change, and cross out what has gone.

If you find something on the sheet that you had forgotten, such as a pension from a job long ago, look it up while you have it in mind. The Pension Tracing Service on gov.uk is free.`,

  'targeted-support': `Your pension scheme or bank may soon write to you with a suggestion: pay in more, draw less, move cash into an investment. It is called targeted support. Firms with permission for it may now offer it. It can be useful. It is not personal advice, and the difference matters.

## How it works

A firm sorts its customers into groups with things in common: people in their fifties who pay in little, for example, or people with a large sum in cash. For each group it works out a suggestion that should leave most of them better off. If you are in the group, you get it. It costs nothing extra as a rule.

## What the firm has not asked

It may not know about your partner’s pension, your other accounts, your debts, your health or your plans. Two people in one group can need opposite things: one should invest, the other should pay off a card.

So when a suggestion comes, read it with four questions.

- What does the firm know about me, and what did it not ask?
- Would I still be glad of this if I lost my job next year?
- Can I undo it, and what would that cost?
- Does the firm earn more if I follow it?

The letter should answer the first. If it does not, ring and ask.

## Three kinds of help

Guidance explains the options and leaves the choice to you. MoneyHelper gives it for free, and its Pension Wise service is made for people who are about to use a pension. You can book online at https://www.moneyhelper.org.uk/pensionwise or on 0800 138 3944.

Targeted support suggests something for people like you. You can complain about it to the Financial Ombudsman Service if something went wrong: you were put in the wrong group, say, or were misled.

Personal advice looks at your whole situation and recommends what suits you, in writing. The adviser answers for that. You pay for it, and on a small sum the fee may not be worth it.

## When a suggestion is enough

You have one pension, no debts and savings for a bad month, and the letter says that paying in a little more now would help. That may be all you need.

## When it is not

You are about to draw on a pension, have been left money, are getting divorced, are ill or have several pensions. For a choice that cannot be reversed, talk to someone who has asked about everything.

And one warning. Where letters with suggestions are normal, false ones will follow. Do not use the phone number or the link in the letter. Look the firm up on the Financial Services Register, or log in to your account as you always do.`,

  'shorter-reports': `Most suitability reports are written for the file and sent to the client. The client reads one page. This is how to make it the right one.

## Put the recommendation first

One sentence: what, how much, with whom, and the reason that would still be true if you struck out the product’s name. “I recommend that you move your two old pensions into one, because the charges fall by half and you want to draw an income from one place.” If you cannot write that sentence, go back to the advice first.

## Then what it costs and what could go wrong

In pounds, in a table, on the first page. Give drawbacks the same size of type and the same number of words as benefits. A client who meets the risk on page nine has a fair complaint.

## Cut what is true for everyone

Take a yellow pen and mark every paragraph that would read the same for another client. Definitions of risk, the history of pensions, how a platform works. Most files lose half their length here. What the rules still require goes into an appendix that you send once.

## Say what you ruled out

Two or three options and one line each on why not. That is what a checker looks for, and what a client asks at the kitchen table. “Leaving things as they are” is nearly always one of them.

## Use their words

The client said that she wants to stop at sixty-two and is afraid of a care home. Write that, not “the client’s objective is to achieve financial independence in later life”. It shows that you listened, and it is better evidence than any tick.

## Swap the passive for people

“It is recommended that” has no one behind it. “I recommend” does. “You told me” is better than “it was established”. Read one page aloud. Where you run out of breath, put a full stop.

## Test it

Hand it to someone outside the trade. Give them three minutes. Then ask: what should she do, what will it cost, what could go wrong, and what happens next? Under the Consumer Duty you are expected to know whether people understand what you send them. This is the cheapest test there is.

## What we see at the file check

The shorter reports that come to us are returned less often. There is less to contradict itself, and the reason for the advice is easier to find. Start with one case this week. Send us the long version and the short one, and we will tell you whether anything that matters was lost.`,

  listening: `Vulnerability is seldom announced. By the regulator’s own survey, ${facts.vulnerableAdults} adults show some sign of it at any time, and few would use the word. What you hear is smaller.

## What it sounds like

A client agrees too quickly. She asks you to repeat a figure, twice. He mentions a wife in the past tense, or a son who “helps with all that now”. Post is unopened on the stairs. The camera stays off. A careful man has missed two meetings.

None of this proves anything. Each is a reason to slow down.

## Ask before you assume

“Is there anything that would make this easier?” does more than any form. So does “How would you like to take this in: on paper, on the phone, with someone beside you?” Offer, and leave a silence. People fill it.

Avoid the word itself. Ask about events instead: health, a death, a change at work, looking after someone, money that has become tight. Ask lightly how they feel about numbers. Many clever people are afraid of them.

## Change something

- Split the meeting. Forty minutes, then a letter, then a call two days later.
- Larger type, a summary on one page, no attachments.
- Someone they trust on the call, with permission noted.
- A different time of day. People who are ill or grieving have better and worse hours.
- A pause. Few decisions are worse for having waited a month, and you can write down why this one can.

## When someone else is in the room

A relative who answers every question may be kind, or may not be. See the client alone for five minutes, as a habit with everyone, so that it accuses no one. If you fear pressure, say nothing to the relative, note what you saw and ring us the same day.

## What to write down

What you noticed, what you asked, what they said, what you changed, and when you will look again. Facts, not labels: “asked me to repeat the charges three times, said she has not slept since the funeral” helps the next reader. “Vulnerable” does not. Tell the client what you are recording and why. Health is special category data. Explicit consent is the usual condition for keeping it; where you cannot ask, because someone may be at risk, ring us about the others.

## And if you missed it

You will, sometimes. Ring, say that you have been thinking about the meeting, and ask again. Clients are seldom sorry that someone came back to check.

At the next peer group bring one such case, with the names left out. What did you hear first, and what did you do with it?`,
} as const satisfies Record<string, string>
