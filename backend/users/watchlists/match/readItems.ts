import { PROJECT_ID } from '../../../../contracts/ids';
import { SEARCH_MAX_KEYWORD } from '../../../../contracts/limits';
import { parseKeyword, type Keyword } from '../../../catalog/search';

export interface Item {
  /** As pasted. */
  text: string;
  keyword: Keyword;
  /** Of a link to a project page. */
  id: string | null;
  /** "$AAVE" is a ticker and no name. */
  isTicker: boolean;
}

const BULLET = /^(?:[-*•–—]|\d{1,3}[.)])\s+/;
const QUOTED = /^(["'“”‘’`])(.*)(["'“”‘’`])$/;
const PROJECT_LINK = /^(?:https?:\/\/[^\s/]+)?\/projects\/([^\s/?#]+)\/?(?:[?#]\S*)?$/;

const clean = (text: string): string =>
  text.trim().replace(BULLET, '').trim().replace(QUOTED, '$2').trim();

const isAddress = (text: string): boolean => {
  const { caip, address } = parseKeyword(text);
  return caip !== null || address !== null;
};

/** Names have spaces, so a line is split at them only if all of it is addresses. */
function splitAddresses(text: string): string[] {
  const words = text.split(/\s+/);
  return words.length > 1 && words.every(isAddress) ? words : [text];
}

function toItem(text: string): Item {
  const [, id = ''] = PROJECT_LINK.exec(text) ?? [];
  const isTicker = /^\$\S+$/.test(text);
  return {
    text,
    keyword: parseKeyword(isTicker ? text.slice(1) : text),
    id: PROJECT_ID.test(id) ? id : null,
    isTicker,
  };
}

/** What lines, commas, semicolons and tabs separate; each once, at most as long as a keyword. */
export function readItems(pasted: string): Item[] {
  const texts = pasted
    .split(/[\n\r,;\t]+/)
    .map(clean)
    .flatMap(splitAddresses)
    .map((text) => Array.from(text).slice(0, SEARCH_MAX_KEYWORD).join(''))
    .filter((text) => text !== '');
  return [...new Set(texts)].map(toItem);
}
