import { validate } from 'dockerfile-utils';
import { builtInVariables, isBuiltProgram, isInRepository, readRepositoryFile } from './checkout';
import { dockerIgnore } from './dockerIgnore';
import { every, execWords, last, type Dockerfile } from './readDockerfile';
import { isPinned, isSecretName, type Rule } from './rule';

const ADDRESS = /^(?:https?:|git@|git:|ssh:)/;

const sources = (text: string) => text.split(/\s+/).slice(0, -1);
const variables = (text: string) =>
  [...text.matchAll(/(?:^|\s)([A-Za-z_]\w*)(?==|\s|$)/g)].map(([, name]) => name!);

/** In the context that .dockerignore leaves. */
function isInContext(path: string): boolean {
  const isOut = dockerIgnore(readRepositoryFile('.dockerignore'));
  return isInRepository(path) && !isOut(path);
}

export const DOCKERFILE_RULES: Rule<Dockerfile>[] = [
  {
    says: 'is what the language server of Docker finds nothing in',
    breaches: ({ text }) => validate(text).map(({ message }) => String(message)),
    bad: ['EXPOSE 3000', 'EXPOSE web'],
  },
  {
    says: 'starts from images of a stated version, or from stages of its own',
    breaches: ({ stages }) =>
      stages
        .map(({ base }) => base)
        .filter((base) => !isPinned(base) && !stages.some(({ name }) => name === base)),
    bad: ['FROM node:24-bookworm-slim AS build', 'FROM node AS build'],
  },
  {
    says: 'ends as a user without rights',
    breaches: (file) => {
      const user = last(file, 'USER')?.text.split(':')[0] ?? 'root';
      return ['root', '0'].includes(user) ? [user] : [];
    },
    bad: ['USER node', 'USER root'],
  },
  {
    says: 'gives the program to root, so that the process cannot change it',
    breaches: ({ stages }) =>
      stages
        .at(-1)!
        .instructions.filter(({ name }) => ['COPY', 'ADD'].includes(name))
        .map(({ flags }) => flags.chown ?? 'root')
        .filter((owner) => !/^(?:root|0)(?::|$)/.test(owner)),
    bad: ['--chown=root:root', '--chown=node:node'],
  },
  {
    says: 'fetches nothing from an address',
    breaches: (file) => [
      ...every(file, 'ADD', 'COPY').flatMap(({ text }) =>
        sources(text).filter((source) => ADDRESS.test(source)),
      ),
      ...every(file, 'RUN')
        .filter(({ text }) => /\b(?:curl|wget)\b/.test(text))
        .map(({ text }) => text),
    ],
    bad: ['COPY . .', 'ADD https://example.com/app.tar.gz .'],
  },
  {
    says: 'has no secret: neither arguments nor variables',
    breaches: (file) =>
      every(file, 'ARG', 'ENV').flatMap(({ text }) => variables(text).filter(isSecretName)),
    bad: ['ENV NODE_ENV=production', 'ENV NEXTAUTH_SECRET=abc NODE_ENV=production'],
  },
  {
    says: 'takes every variable that is built into the pages',
    breaches: (file) => {
      const taken = every(file, 'ARG').flatMap(({ text }) => variables(text));
      return builtInVariables().filter((name) => !taken.includes(name));
    },
    bad: ['ARG NEXT_PUBLIC_PICTURE_ORIGIN\n', ''],
  },
  {
    says: 'installs the lockfile',
    breaches: (file) =>
      every(file, 'RUN')
        .map(({ text }) => text)
        .filter((text) => /\bnpm (?:i|install|add|update)\b/.test(text)),
    bad: ['npm ci', 'npm install'],
  },
  {
    says: 'copies only what is in the repository and not in .dockerignore, or in a stage',
    breaches: (file) =>
      every(file, 'COPY', 'ADD').flatMap(({ text, flags }) => {
        if (flags.from === undefined)
          return sources(text).filter((path) => !ADDRESS.test(path) && !isInContext(path));
        return file.stages.some(({ name }) => name === flags.from) ? [] : [flags.from];
      }),
    bad: ['COPY package.json', 'COPY docs package.json'],
  },
  {
    says: 'starts its program without a shell, which would keep signals from it',
    breaches: (file) =>
      every(file, 'CMD', 'ENTRYPOINT', 'HEALTHCHECK')
        .map(({ text }) => text.replace(/^CMD /, ''))
        .filter((text) => !execWords(text)),
    bad: ['CMD ["node", "--enable-source-maps", "dist/web/main.cjs", "3000"]', 'CMD npm start'],
  },
  {
    says: 'starts a program that the build makes',
    breaches: (file) => {
      const programs = (execWords(last(file, 'CMD')?.text ?? '') ?? []).filter((word) =>
        word.endsWith('js'),
      );
      return programs.length === 0 ? ['none'] : programs.filter((path) => !isBuiltProgram(path));
    },
    bad: ['dist/web/main.cjs', 'dist/web/server.cjs'],
  },
  {
    says: 'works in a folder that it names itself',
    breaches: ({ stages }) =>
      stages
        .filter(({ instructions }) => instructions[0]?.name !== 'WORKDIR')
        .map(({ base }) => base),
    bad: ['AS build\nWORKDIR /app', 'AS build'],
  },
];
