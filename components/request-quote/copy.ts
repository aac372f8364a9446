import { QUOTE_SERVICES, type QuoteService } from '@/contracts/site/quote';

const SERVICES: Record<QuoteService, string> = {
  'security-audit': 'Security audit',
  skynet: 'Skynet',
  skytrace: 'Skytrace',
  pentest: 'Penetration testing',
};

/** The specification words the title (§2). */
export const copy = {
  title: 'Protect Your Project Today',
  lead: 'Tell us what you need. Your request goes to the operator, who answers by e-mail if they take it up.',
  name: 'Name',
  email: 'Work e-mail',
  project: 'Project',
  website: 'Website (optional)',
  service: 'Service',
  message: 'Message (optional)',
  chooseService: 'Choose a service',
  services: QUOTE_SERVICES.map((value) => ({ value, label: SERVICES[value] })),
  trap: 'Leave this field empty',
  submit: 'Request a quote',
  sending: 'Sending your request',
  privacy: ['How we use this: ', 'Privacy Policy', '.'],
  newTab: ' (opens in a new tab)',
  done: 'Thank you. We have your request. The operator answers by e-mail if they take it up.',
  offline: 'You seem to be offline. Nothing is lost. Send it again when you are back online.',
  limit: (minutes: number) =>
    `Too many requests from your network this hour. Nothing is lost. Please send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  frameTitle: 'Form to request a quote',
  frameLoading: 'Loading the form',
  instead: 'The usual form could not load, so here is ours.',
} as const;
