import { useRef, useState } from 'react';
import { Button } from '@/components/ui';
import { Failed } from '@/components/ui/page';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { useFeedKey, type FeedKey } from '@/lib/resources/useFeedKey';
import { rareRoutes } from '@/lib/rareRoutes';
import { copy } from './copy';
import { Feed } from './Notifications.styles';

interface FeedAddressProps {
  id: string;
  account: string;
  list: string;
  name: string;
}

/** The secret address of the feed of a list: make, copy, revoke. */
export function FeedAddress({ id, account, list, name }: FeedAddressProps) {
  const feed = useFeedKey(account, list);
  return (
    <Feed id={id} role="group" aria-label={copy.feedOf(name)}>
      {feed.error !== undefined ? (
        <Failed words={errorMessage(feed.error)} onRetry={feed.retry} />
      ) : feed.feedKey === undefined ? (
        <p role="status">{copy.feedLoading}</p>
      ) : (
        <Address feedKey={feed.feedKey} turn={feed.turn} />
      )}
    </Feed>
  );
}

function Address({ feedKey, turn }: { feedKey: string | null; turn: FeedKey['turn'] }) {
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = async (on: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await turn(on);
      if (!on) notify('success', copy.feedRevoked);
    } catch (error) {
      notify('error', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  if (feedKey === null)
    return (
      <>
        <p>{copy.feedNone}</p>
        <div className="ways">
          <Button type="button" aria-busy={busy} onClick={() => void change(true)}>
            {copy.feedMake}
          </Button>
        </div>
      </>
    );
  const address = `${window.location.origin}${rareRoutes.listFeed(feedKey)}`;
  const copyIt = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('success', copy.feedCopied),
      () => {
        input.current?.select();
        notify('error', copy.feedNotCopied);
      },
    );
  return (
    <>
      <input ref={input} readOnly aria-label={copy.feedAddress} value={address} />
      <p className="note">{copy.feedSecret}</p>
      <div className="ways">
        <Button type="button" onClick={() => void copyIt()}>
          {copy.feedCopy}
        </Button>
        <Button type="button" aria-busy={busy} onClick={() => void change(false)}>
          {copy.feedRevoke}
        </Button>
      </div>
    </>
  );
}
