export const copy = {
  products: 'Products', company: 'Company', ratings: 'Ratings', quote: 'Request a quote',
  login: 'Log In', signup: 'Sign Up',
  account: 'Account', signOut: 'Sign Out',
} as const;
