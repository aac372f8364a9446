import { useEffect, useState } from 'react';
import { Float } from '@/components/ui';
import { onNotice, takeNotices, type Notice } from '@/lib/notices/notices';
import { color } from '@/styles/theme';

const SHOWN_MS = 6_000;
/** Below the header, with an announcement of two lines above it. */
const PLACES = {
  success: {
    top: 'calc(128px + var(--above-header, 0px))',
    borderLeft: `4px solid ${color.brass2}`,
  },
  error: { top: 'calc(184px + var(--above-header, 0px))', borderLeft: `4px solid ${color.danger}` },
};

/**
 * A status region must exist before its text, or screen readers skip it; an alert need not.
 * Not Ant Design's message: notices must also appear offline.
 */
export function Notices() {
  const [shown, setShown] = useState<Notice[]>([]);
  useEffect(
    () =>
      onNotice(() => {
        const fresh = takeNotices();
        setShown((before) => [...before, ...fresh]);
        setTimeout(
          () => setShown((before) => before.filter((notice) => !fresh.includes(notice))),
          SHOWN_MS,
        );
      }),
    [],
  );
  const float = (kind: Notice['kind']) => {
    const texts = shown
      .filter((notice) => notice.kind === kind)
      .map(({ text }, index) => <p key={index}>{text}</p>);
    return (
      texts.length > 0 && (
        <Float role={kind === 'error' ? 'alert' : undefined} style={PLACES[kind]}>
          {texts}
        </Float>
      )
    );
  };
  return (
    <>
      <div role="status">{float('success')}</div>
      {float('error')}
    </>
  );
}
