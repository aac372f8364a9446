import { createHash } from 'node:crypto';
import {
  flagConfigNotes,
  flagConfigProblems,
  type FlagConfig,
  type FlagProblem,
} from '../../../contracts/flagConfig';
import { JsonProblem, locateJson, type Place } from '../../streams/locateJson';

export interface ServedFlags {
  body: string;
  /** Strong: the quoted hash of the text. */
  etag: string;
}

/** `where` is the path as written in code. */
export interface FlagComplaint extends Place {
  where: string;
  message: string;
}

export type ReadFlags =
  { flags: ServedFlags; keys: string[]; notes: FlagComplaint[] } | { complaints: FlagComplaint[] };

const pathText = (path: FlagProblem['path']): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      if (!/^[A-Za-z_]\w*$/.test(part)) return `[${JSON.stringify(part)}]`;
      return index === 0 ? part : `.${part}`;
    })
    .join('');

export const servedFlags = (body: string): ServedFlags => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

export function readFlagText(text: string): ReadFlags {
  const body = text.replace(/^\uFEFF/, '');
  try {
    const { value, findPlace, repeated } = locateJson(body);
    const toComplaint = ({ path, message }: FlagProblem): FlagComplaint => ({
      ...findPlace(path),
      where: pathText(path) || 'the file',
      message,
    });
    const complaints = [
      ...repeated.map(({ path, place }) => ({
        ...place,
        where: pathText(path),
        message: 'is there twice',
      })),
      ...flagConfigProblems(value).map(toComplaint),
    ];
    if (complaints.length > 0)
      return { complaints: complaints.sort((a, b) => a.line - b.line || a.column - b.column) };
    const config = value as FlagConfig;
    return {
      flags: servedFlags(body),
      keys: Object.keys(config.f ?? {}),
      notes: flagConfigNotes(config).map(toComplaint),
    };
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error;
    return { complaints: [{ ...error.place, where: 'the file', message: error.message }] };
  }
}
