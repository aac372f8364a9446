/**
 * docs/architecture.md as ESLint rules, from the table that testing/architecture.test.ts checks.
 */
import { readFileSync } from 'node:fs';

const rules = JSON.parse(readFileSync(new URL('rules.json', import.meta.url), 'utf8'));

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isFile = (path) => /\.\w+$/.test(path);
const SHIPPED = [
  'backend',
  'components',
  'contracts',
  'lib',
  'pages',
  'server',
  'styles',
  'instrumentation.ts',
  'instrumentation-client.ts',
];

/** General regions first: later ones override. */
const regions = [
  ...new Set([
    ...SHIPPED,
    ...rules.zones.map((zone) => zone.folder),
    rules.backend.list,
    ...rules.reserved.flatMap((reserved) => reserved.for),
    ...rules.owners.flatMap((owned) => owned.owners),
    ...rules.globals.flatMap((owned) => owned.owners),
  ]),
].sort((a, b) => a.length - b.length);

const findZone = (region) => rules.zones.find((zone) => isWithin(region, zone.folder));
const ownedElsewhere = (list, region) =>
  list.filter((owned) => !owned.owners.some((owner) => isWithin(region, owner)));

/** Allowed after "@/" in a zone. A feature imports its own files by relative paths. */
function aliasPattern(zone) {
  const doors = `components/[^/]+(/(${rules.doors.join('|')}))?$`;
  const allowed = zone.may
    .filter((part) => part !== 'own')
    .map((part) => (part === 'doors' ? doors : `${escape(part)}(/|$)`));
  return {
    regex: `^@/(?!(${allowed.join('|')}))`,
    message: `Not from here: ${zone.why} (docs/architecture.md).`,
  };
}

/** The same for relative paths to other top folders, and for packages. */
function elsewherePatterns(zone) {
  const message = `Not from here: ${zone.why} (docs/architecture.md).`;
  const tops = SHIPPED.filter(
    (folder) =>
      !isFile(folder) &&
      !zone.may.some((part) => part === folder) &&
      !isWithin(zone.folder, folder),
  );
  const packages = zone.packages && {
    regex: `^(?!\\.|@/|(${zone.packages.map(escape).join('|') || '-'})(/|$))`,
    message,
  };
  return [{ regex: `^(\\.\\./)+(${tops.join('|')})/`, message }, ...(packages ? [packages] : [])];
}

/** The backend's features know each other by relative paths, whose length is the file's depth. */
function backendDoors(region, depth) {
  const { ground, doors, list, why } = rules.backend;
  const up = depth === 0 ? '\\./' : `(\\.\\./){${depth}}`;
  const open = region === list ? [...doors, 'module'] : doors;
  return {
    regex: `^(@/backend/|${up})(?!(${ground.join('|')})/)\\w[^/]*/(?!(${open.join('|')})$)`,
    message: `Not past a door: ${why} (docs/architecture.md).`,
  };
}

function importRule(region, depth) {
  const zone = findZone(region);
  const owned = ownedElsewhere(rules.owners, region).map(({ packages, owners }) => ({
    group: packages.flatMap((name) => (name.endsWith('/*') ? [name] : [name, `${name}/*`])),
    message: `This package belongs to ${owners.join(', ')} (docs/architecture.md).`,
  }));
  const reserved = rules.reserved
    .filter(({ folder, for: files }) => !isWithin(region, folder) && !files.includes(region))
    .map(({ folder, why }) => ({
      regex: `^(@/|(\\.\\./)+)${escape(folder)}(/|$)`,
      message: `Not from here: ${why} (docs/architecture.md).`,
    }));
  const outside = {
    regex: '^(@/|(\\.\\./)+)(testing|e2e|bench|scripts)/',
    message: 'The product does not lean on its tools and tests.',
  };
  return [
    'error',
    {
      patterns: [
        ...owned,
        ...reserved,
        outside,
        ...(depth === undefined ? [] : [backendDoors(region, depth)]),
        ...(zone ? [aliasPattern(zone), ...elsewherePatterns(zone)] : []),
      ],
    },
  ];
}

const CLOCK = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
];
const inlined = rules.inlined.map((name) => name.replace('*', '')).join('|');
const ENVIRONMENT = `MemberExpression[object.name="process"][property.name="env"]:not(MemberExpression[property.name=/^(${inlined})/] > *)`;

/** Without options, ESLint would keep those of the outer region. */
const atLeastOne = (options) => (options.length > 0 ? ['error', ...options] : 'off');

function globalRules(region) {
  const restricted = ownedElsewhere(rules.globals, region);
  const message = ({ name, why }) => `${name}: ${why} (docs/architecture.md).`;
  const syntax = restricted.flatMap((owned) => {
    const selectors =
      owned.name === 'clock' ? CLOCK : owned.name === 'process.env' ? [ENVIRONMENT] : [];
    return selectors.map((selector) => ({ selector, message: message(owned) }));
  });
  const names = restricted.filter(({ name }) => /^\w+$/.test(name) && name !== 'clock');
  const properties = names.flatMap((owned) =>
    ['window', 'globalThis'].map((object) => ({
      object,
      property: owned.name,
      message: message(owned),
    })),
  );
  return {
    'no-restricted-syntax': atLeastOne(syntax),
    'no-restricted-globals': atLeastOne(
      names.map((owned) => ({ name: owned.name, message: message(owned) })),
    ),
    'no-restricted-properties': atLeastOne(properties),
  };
}

const DEPTHS = [0, 1, 2, 3];

/** File patterns of a region; within the backend, one for each depth below it. */
function listPlaces(region) {
  if (!isWithin(region, 'backend'))
    return [{ files: isFile(region) ? region : `${region}/**/*.{ts,tsx}` }];
  const depth = region.split('/').length - 1;
  if (isFile(region)) return [{ files: region, depth: depth - 1 }];
  return DEPTHS.map((below) => ({
    files: `${region}${'/*'.repeat(below)}/*.{ts,tsx}`,
    depth: depth + below,
  }));
}

/** ESLint lets later configurations win. Tests may import anything. */
export const fences = regions.flatMap((region) =>
  listPlaces(region).map(({ files, depth }) => ({
    files: [files],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': importRule(region, depth), ...globalRules(region) },
  })),
);

export const { lines } = rules;
