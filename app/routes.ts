import { type RouteConfig, route } from '@react-router/dev/routes'
import { feeds } from '#content/site/feeds.ts'
import { extraPages, formPages, type PageName, pages } from '#content/site/pages.ts'

/** Which file renders which page. The paths are in content/site/pages.ts. */
export default [
  page('landing', 'customer/landing.tsx'),
  page('customerHome', 'customer/customer-home.tsx'),
  page('ourServices', 'customer/our-services.tsx'),
  page('mortgagePlanning', 'customer/mortgage-planning.tsx'),
  page('investmentPlanning', 'customer/investment-planning.tsx'),
  page('equityRelease', 'customer/equity-release.tsx'),
  page('retirementPlanning', 'customer/retirement-planning.tsx'),
  page('corporatePlanning', 'customer/corporate-planning.tsx'),
  page('insuranceProtection', 'customer/insurance-protection.tsx'),
  page('aboutUs', 'customer/about-us.tsx'),
  page('contactUs', 'forms/contact-us.tsx'),
  page('privacyPolicy', 'customer/privacy-policy.tsx'),
  page('media', 'customer/media.tsx'),
  page('blog', 'customer/blog.tsx'),
  page('adviserHome', 'adviser/adviser-home.tsx'),
  page('personalApproach', 'adviser/personal-approach.tsx'),
  page('support', 'adviser/support.tsx'),
  page('technology', 'adviser/technology.tsx'),
  page('adviserAboutUs', 'adviser/adviser-about-us.tsx'),
  page('joinUs', 'adviser/join-us.tsx'),
  page('events', 'adviser/events.tsx'),

  route(formPages.requestACallback.path, 'routes/forms/request-a-callback.tsx', { caseSensitive: true }),
  route(formPages.requestOurBrochure.path, 'routes/forms/request-our-brochure.tsx', { caseSensitive: true }),

  route(extraPages.findAnAnswer.path, 'routes/customer/find-an-answer.tsx', { caseSensitive: true }),
  route(extraPages.accessibility.path, 'routes/customer/accessibility.tsx', { caseSensitive: true }),

  ...feeds.map(({ page, path }) => route(path, 'routes/resources/feed.ts', { id: `${page}Feed` })),
  route('answers.json', 'routes/resources/answers.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('site.webmanifest', 'routes/resources/manifest.ts'),
  route('pictures/:file', 'routes/resources/picture.tsx'),
  route('drawings/:file', 'routes/resources/drawing.tsx'),
  route('scenes/:file', 'routes/resources/scene.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('styleguide/amounts', 'routes/styleguide-amounts.tsx'),
  route('styleguide/fault', 'routes/styleguide-fault.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

function page(name: PageName, file: string) {
  return route(pages[name].path, `routes/${file}`, { id: name, caseSensitive: true })
}
