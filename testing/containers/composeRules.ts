import { join } from 'node:path';
import {
  builtInVariables,
  documentedVariables,
  isBuiltProgram,
  isInRepository,
  readRepositoryFile,
} from './checkout';
import { isOurs, type Compose, type Service } from './readCompose';
import { isPinned, isSecretName, type Rule } from './rule';

const FOLDER = 'deploy';
/** What deploy/README.md has the operator make. */
const OF_THE_OPERATOR = ['deploy/plumbline.env', 'deploy/tls'];
/** To take another user's place, and for ports below 1024. */
const CAPABILITIES: Record<string, string[]> = {
  database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  nginx: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
};

/** What a check says of each service, with the service's name before it. */
const ofEach =
  (check: (service: Service, compose: Compose, name: string) => string[]) =>
  (compose: Compose): string[] =>
    Object.entries(compose.services).flatMap(([name, service]) =>
      check(service, compose, name).map((breach) => `${name}: ${breach}`),
    );
const unless = (holds: boolean, breach: string): string[] => (holds ? [] : [breach]);

function isThere(path: string): boolean {
  const inside = join(FOLDER, path);
  if (isInRepository(inside) && !OF_THE_OPERATOR.includes(inside)) return true;
  return (
    OF_THE_OPERATOR.includes(inside) && readRepositoryFile('deploy/README.md').includes(inside)
  );
}

const mounts = ({ volumes = [] }: Service) =>
  volumes.map((volume) => {
    const [from = '', , mode] = volume.split(':');
    return { from, mode, isFolder: /^[./~]/.test(from) };
  });

const upstreamServers = () =>
  [...readRepositoryFile('deploy/nginx/upstream.compose.conf').matchAll(/server ([\w-]+):(\d+)/g)]
    .map(([, name, port]) => `${name}:${port}`)
    .sort();

const CONFINEMENT: Rule<Compose>[] = [
  {
    says: 'starts images of a stated version',
    breaches: ofEach(({ image = '' }) => unless(isPinned(image), image)),
    bad: ['image: postgres:18-bookworm', 'image: postgres:latest'],
  },
  {
    says: 'lets no service write to its image',
    breaches: ofEach(({ read_only: isReadOnly }) => unless(isReadOnly === true, 'writable')),
    bad: ['read_only: true', 'read_only: false'],
  },
  {
    says: 'takes all capabilities away but those named here',
    breaches: ofEach(({ cap_drop: dropped = [], cap_add: added = [] }, _, name) => [
      ...unless(dropped.includes('ALL'), 'keeps capabilities'),
      ...added.filter((capability) => !CAPABILITIES[name]?.includes(capability)),
    ]),
    bad: ['cap_add: [CHOWN, NET_BIND_SERVICE', 'cap_add: [CHOWN, SYS_ADMIN, NET_BIND_SERVICE'],
  },
  {
    says: 'lets no service gain privileges, or share what is the machine’s',
    breaches: ofEach((service) => [
      ...unless(service.security_opt?.includes('no-new-privileges:true') === true, 'can gain them'),
      ...unless(!service.privileged, 'privileged'),
      ...unless(service.network_mode === undefined, 'network_mode'),
      ...unless(service.pid === undefined, 'pid'),
      ...unless(!mounts(service).some(({ from }) => from.includes('docker.sock')), 'docker.sock'),
    ]),
    bad: ["security_opt: ['no-new-privileges:true']", 'security_opt: []'],
  },
  {
    says: 'publishes the ports of nginx alone',
    breaches: ofEach(({ ports = [] }, _, name) =>
      ports.filter((port) => name !== 'nginx' || !['80:80', '443:443'].includes(port)),
    ),
    bad: ["volumes: ['database:/var", "ports: ['5432:5432']\n    volumes: ['database:/var"],
  },
  {
    says: 'keeps the database on networks without a way out',
    breaches: ({ services, networks }) =>
      services.database!.networks!.filter((name) => !networks[name]?.internal),
    bad: ['inside: { internal: true }', 'inside: {}'],
  },
  {
    says: 'writes no secret',
    breaches: ofEach(({ environment = {} }) =>
      Object.entries(environment)
        .filter(([name, value]) => isSecretName(name) && !/^\$\{\w+[^}]*\}$/.test(value))
        .map(([name]) => name),
    ),
    bad: ['POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?', 'POSTGRES_PASSWORD: abc # ${'],
  },
];

const FILES: Rule<Compose>[] = [
  {
    says: 'reads files that there are, or that the README has the operator make',
    breaches: ofEach((service) =>
      [
        ...[service.env_file ?? []].flat(),
        ...mounts(service)
          .filter(({ isFolder }) => isFolder)
          .map(({ from }) => from),
        ...(service.build
          ? [service.build.context, join(service.build.context, service.build.dockerfile)]
          : []),
      ].filter((path) => !isThere(path)),
    ),
    bad: ['./nginx/plumbline.conf', './nginx/site.conf'],
  },
  {
    says: 'lets no service write to a folder of the machine',
    breaches: ofEach((service) =>
      mounts(service)
        .filter(({ isFolder, mode }) => isFolder && mode !== 'ro')
        .map(({ from }) => from),
    ),
    bad: ['/etc/plumbline/tls:ro', '/etc/plumbline/tls'],
  },
  {
    says: 'starts programs that the build makes',
    breaches: ofEach(({ command = [] }) =>
      command.filter((word) => word.endsWith('js') && !isBuiltProgram(word)),
    ),
    bad: ['dist/backend/main.cjs', 'dist/backend/server.cjs'],
  },
  {
    says: 'gives the build the variables that are built in',
    breaches: ({ services }) => {
      const given = Object.values(services).flatMap(({ build }) => build?.args ?? []);
      return builtInVariables().filter((name) => !given.includes(name));
    },
    bad: ['        - NEXT_PUBLIC_PICTURE_ORIGIN\n', ''],
  },
  {
    says: 'builds our image in one service, and never asks a registry for it',
    breaches: (compose) => {
      const ours = Object.entries(compose.services).filter(([, service]) => isOurs(service));
      const builders = ours.filter(([, { build }]) => build);
      return [
        ...unless(builders.length === 1, `built by ${builders.length}`),
        ...ours
          .filter(([, service]) => !service.build && pullPolicy(service) !== 'never')
          .map(([name]) => name),
      ];
    },
    bad: ['pull_policy: never', 'pull_policy: always'],
  },
];

const pullPolicy = (service: Service) => (service as { pull_policy?: string }).pull_policy;

const NAMES: Rule<Compose>[] = [
  {
    says: 'waits only for services that say when they are ready',
    breaches: ofEach(({ depends_on: needed = {} }, { services }) =>
      Object.entries(needed)
        .filter(
          ([name, { condition }]) =>
            !services[name] || (condition === 'service_healthy' && !services[name].healthcheck),
        )
        .map(([name]) => name),
    ),
    bad: ['backend: { condition', 'backends: { condition'],
  },
  {
    says: 'uses networks and volumes that it declares',
    breaches: ofEach((service, { networks, volumes }) => [
      ...(service.networks ?? []).filter((name) => !(name in networks)),
      ...mounts(service)
        .filter(({ from, isFolder }) => !isFolder && !(from in volumes))
        .map(({ from }) => from),
    ]),
    bad: ['networks: [inside]', 'networks: [within]'],
  },
  {
    says: 'sets only variables of our processes that .env.example knows',
    breaches: ofEach((service) =>
      Object.keys((isOurs(service) && service.environment) || {}).filter(
        (name) => !documentedVariables().includes(name),
      ),
    ),
    bad: ['BACKEND_HOST: 0.0.0.0', 'BACKEND_ADDRESS: 0.0.0.0'],
  },
  {
    says: 'has the web processes that nginx asks, on its network',
    breaches: ({ services }) => {
      const web = Object.entries(services).filter(
        ([, service]) => isOurs(service) && service.networks?.includes('front'),
      );
      const found = web.map(([name]) => `${name}:3000`).sort();
      return unless(found.join() === upstreamServers().join(), found.join());
    },
    bad: ['  web2:\n    <<', '  web3:\n    <<'],
  },
  {
    says: 'has the web processes believe nginx’s network, and no other',
    breaches: ({ services, networks }) =>
      Object.values(services)
        .map(({ environment }) => environment?.TRUST_PROXY)
        .filter((range) => range && range !== networks.front?.ipam?.config[0]?.subnet)
        .map(String),
    bad: ['TRUST_PROXY: 172.30.0.0/24', 'TRUST_PROXY: private'],
  },
];

export const COMPOSE_RULES: Rule<Compose>[] = [...CONFINEMENT, ...FILES, ...NAMES];
