import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Announcement } from '@/contracts/site/announcement';
import { focusContent } from '@/lib/focusContent';
import { PageNonce } from '@/lib/pageNonce';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';
import { Hidden, Link, Wrap } from '@/components/ui';
import { color } from '@/styles/theme';
import { copy } from './copy';

const Bar = styled.aside`
  background: ${color.brass2};
  color: ${color.onBrass};
  font-size: 13px;
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 36px;
  }
  p {
    flex: 1;
    padding: 6px 0;
  }
  a {
    margin-left: 10px;
  }
  button {
    width: 44px;
    height: 44px;
    margin: -4px -14px -4px 0;
    border: 0;
    background: none;
    font-size: 18px;
    cursor: pointer;
    color: inherit;
  }
`;

/**
 * Hides a closed announcement before hydration (public/early.js). encodeURIComponent escapes all
 * that could end the string or style. The contract rejects what it cannot encode.
 */
const hidingRule = (content: string): string =>
  `[data-announcement-closed="${encodeURIComponent(content)}"] [data-announcement]{display:none}`;

/** §4: closing stores the content; a banner with other content shows again. */
export function AnnouncementBanner({ announcement }: { announcement: Announcement | null }) {
  const [closed, setClosed] = useState(false);
  const nonce = useContext(PageNonce);
  const content = announcement?.content ?? null;
  useEffect(() => {
    setClosed(content !== null && readLocal(KEYS.announcementClosed) === content);
  }, [content]);
  if (!announcement || closed) return null;
  const { link, linkText } = announcement;
  const close = () => {
    writeLocal(KEYS.announcementClosed, announcement.content);
    setClosed(true);
    focusContent();
  };
  return (
    <Bar aria-label={copy.label} data-announcement>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: hidingRule(announcement.content) }} />
      <Wrap className="row">
        <p>
          {announcement.content}
          {link !== null &&
            (link.startsWith('/') ? (
              <Link href={link}>{linkText ?? copy.more}</Link>
            ) : (
              <a href={link}>{linkText ?? copy.more}</a>
            ))}
        </p>
        <button type="button" data-needs-scripts onClick={close}>
          <span aria-hidden="true">×</span>
          <Hidden>{copy.close}</Hidden>
        </button>
      </Wrap>
    </Bar>
  );
}
