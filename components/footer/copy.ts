import type { SocialKind } from '@/lib/shell';

const SOCIAL_LABELS: Record<SocialKind, string> = {
  microblog: 'News',
  microblogSecond: 'Updates',
  alerts: 'Alerts',
  chatGroup: 'Chat group',
  video: 'Video',
  blog: 'Articles',
  network: 'Company profile',
  chatApp: 'Chat app',
};

export const copy = {
  home: 'Plumbline, home',
  claim: 'Security ratings that show their working.',
  products: 'Products',
  company: 'Company',
  learn: 'Learn',
  leaderboard: 'Leaderboard',
  methodology: 'Methodology',
  status: 'State of the data',
  blog: 'Blog',
  api: 'API',
  report: 'Report an incident',
  follow: 'Follow',
  social: SOCIAL_LABELS,
  legal: 'Legal',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  cookies: 'Cookie Policy',
  notAdvice:
    'A rating describes published facts. It is not investment advice or a promise of safety.',
  copyright: (year: number | null) => `© ${year === null ? '' : `${year} `}Plumbline`,
  chat: 'Chat with us in the app',
  scan: 'Scan the code with your phone, or open this link:',
  qr: (address: string) => `QR code of ${address}`,
  qrFailed: 'The code could not load. Use the link below instead.',
} as const;
