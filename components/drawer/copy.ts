export const copy = {
  open: 'Open menu',
  close: 'Close menu',
  label: 'Menu',
  navigation: 'Site',
  account: 'Account',
  products: 'Products',
  company: 'Company',
  quote: 'Request a quote',
  login: 'Log In',
  signup: 'Sign Up',
  signOut: 'Sign Out',
} as const;
