export const copy = {
  products: 'Products',
  company: 'Company',
  ratings: 'Ratings',
  quote: 'Request a quote',
  login: 'Log In',
  signup: 'Sign Up',
  allPages: 'All pages',
  account: 'Account',
  signOut: 'Sign Out',
} as const;
