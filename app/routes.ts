import { type RouteConfig, route } from '@react-router/dev/routes'
import { feeds } from '#content/feeds.ts'
import { extraPages, formPages, type PageName, pages } from '#content/pages.ts'

/** Which file draws which page. The addresses stand in content/pages.ts. */
export default [
  page('landing', 'landing.tsx'),
  page('customerHome', 'customer-home.tsx'),
  page('ourServices', 'our-services.tsx'),
  page('mortgagePlanning', 'mortgage-planning.tsx'),
  page('investmentPlanning', 'investment-planning.tsx'),
  page('equityRelease', 'equity-release.tsx'),
  page('retirementPlanning', 'retirement-planning.tsx'),
  page('corporatePlanning', 'corporate-planning.tsx'),
  page('insuranceProtection', 'insurance-protection.tsx'),
  page('aboutUs', 'about-us.tsx'),
  page('contactUs', 'contact-us.tsx'),
  page('privacyPolicy', 'privacy-policy.tsx'),
  page('media', 'media.tsx'),
  page('blog', 'blog.tsx'),
  page('adviserHome', 'adviser-home.tsx'),
  page('personalApproach', 'personal-approach.tsx'),
  page('support', 'support.tsx'),
  page('technology', 'technology.tsx'),
  page('adviserAboutUs', 'adviser-about-us.tsx'),
  page('joinUs', 'join-us.tsx'),
  page('events', 'events.tsx'),

  route(formPages.requestACallback.path, 'routes/request-a-callback.tsx', { caseSensitive: true }),
  route(formPages.requestOurBrochure.path, 'routes/request-our-brochure.tsx', { caseSensitive: true }),

  route(extraPages.findAnAnswer.path, 'routes/find-an-answer.tsx', { caseSensitive: true }),
  route(extraPages.accessibility.path, 'routes/accessibility.tsx', { caseSensitive: true }),

  ...feeds.map(({ page, path }) => route(path, 'routes/feed.ts', { id: `${page}Feed` })),
  route('answers.json', 'routes/answers.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
  route('pictures/:file', 'routes/picture.tsx'),
  route('drawings/:file', 'routes/drawing.tsx'),
  route('scenes/:file', 'routes/scene.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('styleguide/fault', 'routes/styleguide-fault.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

function page(name: PageName, file: string) {
  return route(pages[name].path, `routes/${file}`, { id: name, caseSensitive: true })
}
