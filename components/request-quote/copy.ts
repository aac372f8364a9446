import { QUOTE_SERVICES, type QuoteService } from '@/contracts/quote';

const SERVICES: Record<QuoteService, string> = {
  'security-audit': 'Security audit',
  skynet: 'Skynet',
  skytrace: 'Skytrace',
  pentest: 'Penetration testing',
};

/** The title is the specification's (§2), to the letter; the rest is ours. */
export const copy = {
  title: 'Protect Your Project Today',
  lead: 'Say what you would like to have looked at. The operator answers by e-mail, if they take it up.',
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
  privacy: ['What becomes of this is in the ', 'Privacy Policy', '.'],
  newTab: ' (opens in a new tab)',
  done: 'Thank you. Your request is stored for the operator, who may answer by e-mail.',
  offline: 'You seem to be offline. Nothing is lost: send it again when you are back.',
  limit: (minutes: number) =>
    `We take only a few requests an hour from one network. Nothing is lost: please send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  frameTitle: 'Form to request a quote',
  frameLoading: 'Loading the form',
  instead: 'The usual form could not be loaded here. This one takes its place.',
} as const;
