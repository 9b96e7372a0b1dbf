/** The page of a booked call is below this, under the secret of its link. Not a page of the site's lists. */
export const ownCallPath = '/YourCall'
