/** What differs by host, read when the process starts; server/platform/environment.ts refuses values that are wrong. */
export const defaultAddresses = {
  siteUrl: 'http://localhost:3000',
  portalUrl: 'https://portal.example.com/',
}

const given = (name: string) => process.env[name]?.trim() ?? ''

const address = given('SITE_URL')
export const siteUrl = URL.canParse(address) ? new URL(address).origin : defaultAddresses.siteUrl
export const portalUrl = given('PORTAL_URL') || defaultAddresses.portalUrl
