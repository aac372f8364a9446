import { relative } from 'node:path';
import { ROOT } from './root.mjs';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function inWords(day) {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

const shown = (path) => {
  const near = relative(ROOT, path);
  return near.startsWith('..') ? path : near;
};

/** No answer is no reason not to start. */
async function describeDataSet(backendUrl) {
  try {
    const overview = await (await fetch(`${backendUrl}/api/overview`)).json();
    const { projects, rated } = overview.stats;
    const counts = `${projects} projects, ${rated} of them rated`;
    const asOf = overview.demonstrationAsOf;
    return asOf ? `embedded demonstration set as of ${inWords(asOf)}: ${counts}` : counts;
  } catch {
    return 'unknown';
  }
}

function describeStore(settings) {
  if (!settings.databaseUrl)
    return `embedded PGlite in ${shown(settings.dataDir)} (set DATABASE_URL for PostgreSQL)`;
  const { host, pathname } = new URL(settings.databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

function describeSecret({ file, made }) {
  if (!file) return 'NEXTAUTH_SECRET';
  return `${made ? 'made now in' : 'kept in'} ${shown(file)} (NEXTAUTH_SECRET is not set)`;
}

const ANYWHERE = ['', '0.0.0.0', '::'];

function describeListening({ host, port, backendHost, backendPort, backendUrl }) {
  const place = (name, number) =>
    ANYWHERE.includes(name) ? `every address, port ${number}` : `${name}, port ${number}`;
  const site = `site on ${place(host, port)}`;
  return backendUrl ? site : `${site}; backend on ${place(backendHost, backendPort)}`;
}

const MAIL = {
  sent: () => 'sent through SMTP_URL',
  shown: ({ siteUrl }) =>
    `not sent, shown at ${siteUrl.replace(/\/$/, '')}/dev/outbox (set SMTP_URL to send it)`,
  lost: () => 'NOT SENT: no one gets a code until SMTP_URL is set',
};

export async function printSummary(settings, secret) {
  const rows = [
    [
      'Site',
      settings.siteUrl === `http://localhost:${settings.port}`
        ? settings.siteUrl
        : `${settings.siteUrl} (here: ${settings.ownSiteUrl})`,
    ],
  ];
  if (settings.backendUrl) {
    rows.push(['Backend', `${settings.backendUrl} (BACKEND_URL; not started here)`]);
  } else {
    rows.push(['Backend', `${settings.ownBackendUrl} (health: /health/ready, metrics: /metrics)`]);
    rows.push(
      ['Store', describeStore(settings)],
      ['Data set', await describeDataSet(settings.ownBackendUrl)],
    );
    if (settings.mail) rows.push(['Mail', MAIL[settings.mail](settings)]);
  }
  rows.push(['Listens', describeListening(settings)]);
  if (secret) rows.push(['Secret', describeSecret(secret)]);
  console.log(
    `\n${rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`).join('\n')}\n\n  Stop with Ctrl-C.\n`,
  );
}
