import { posix } from 'node:path';
import ts from 'typescript';
import rules from './rules.json';
import { isTest, isWithin, type Source, type Violation } from './sources';

interface Zone {
  folder: string;
  may: string[];
  packages?: string[];
  why: string;
}

/** A path has no extension. */
export type Target = { kind: 'path'; path: string } | { kind: 'package'; name: string };

/** Tools and tests may import anything; the product may not import them. */
const OUTSIDE = ['testing', 'e2e', 'bench', 'scripts'];
const isOutside = ({ path }: Source): boolean =>
  isTest(path) || OUTSIDE.some((folder) => isWithin(path, folder));

export function resolveTarget(source: Source, specifier: string): Target {
  if (specifier.startsWith('@/')) return { kind: 'path', path: specifier.slice(2) };
  if (specifier.startsWith('.'))
    return {
      kind: 'path',
      path: posix.normalize(posix.join(posix.dirname(source.path), specifier)),
    };
  return { kind: 'package', name: specifier };
}

/** Static, type-only, dynamic and required. */
export const listImports = (source: Source): string[] =>
  ts.preProcessFile(source.text, true, true).importedFiles.map((file) => file.fileName);

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('/*')
    ? name.startsWith(pattern.slice(0, -1))
    : name === pattern || name.startsWith(`${pattern}/`);

const findFeature = (path: string): string => path.split('/').slice(0, 2).join('/');

function isDoor(path: string): boolean {
  const [folder, feature, file, ...rest] = path.split('/');
  return (
    folder === 'components' &&
    feature !== undefined &&
    rest.length === 0 &&
    (file === undefined || rules.doors.includes(file))
  );
}

function mayImport(zone: Zone, source: Source, path: string): boolean {
  return zone.may.some((allowed) => {
    if (allowed === 'own') return isWithin(path, findFeature(source.path));
    if (allowed === 'doors') return isDoor(path);
    return isWithin(path, allowed);
  });
}

function checkZone(zone: Zone, source: Source, target: Target): Violation[] {
  if (target.kind === 'path') {
    return mayImport(zone, source, target.path)
      ? []
      : [{ rule: 'layers', file: source.path, detail: `imports ${target.path}: ${zone.why}` }];
  }
  const fine = !zone.packages || zone.packages.some((pattern) => matches(target.name, pattern));
  return fine
    ? []
    : [{ rule: 'layers', file: source.path, detail: `imports ${target.name}: ${zone.why}` }];
}

function checkOwners(source: Source, name: string): Violation[] {
  return rules.owners
    .filter((owned) => owned.packages.some((pattern) => matches(name, pattern)))
    .filter((owned) => !owned.owners.some((owner) => isWithin(source.path, owner)))
    .map((owned) => ({
      rule: 'owner',
      file: source.path,
      detail: `imports ${name}, which belongs to ${owned.owners.join(', ')}`,
    }));
}

/** Folders that only named files may import. */
function checkReserved(source: Source, path: string): Violation[] {
  return rules.reserved
    .filter(({ folder }) => isWithin(path, folder) && !isWithin(source.path, folder))
    .filter((reserved) => !reserved.for.includes(source.path))
    .map(({ why }) => ({
      rule: 'reserved',
      file: source.path,
      detail: `imports ${path}: ${why}`,
    }));
}

/** Checks layers, reserved folders, feature doors and package owners. */
export function checkImports(sources: Source[]): Violation[] {
  const zones: Zone[] = rules.zones;
  return sources
    .filter((source) => !isOutside(source))
    .flatMap((source) => {
      const zone = zones.find((candidate) => isWithin(source.path, candidate.folder));
      return listImports(source).flatMap((specifier) => {
        const target = resolveTarget(source, specifier);
        return [
          ...(zone ? checkZone(zone, source, target) : []),
          ...(target.kind === 'package'
            ? checkOwners(source, target.name)
            : checkReserved(source, target.path)),
        ];
      });
    });
}
