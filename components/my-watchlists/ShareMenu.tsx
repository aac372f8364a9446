import { useId, useState } from 'react';
import { errorMessage } from '@/lib/errors/errorMessage';
import { rareRoutes } from '@/lib/rareRoutes';
import { Plain } from './Controls.styles';
import { copy } from './copy';
import { Menu } from './Menu';
import type { ListPage } from './useListPage';

async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return copy.copied;
  } catch {
    return copy.notCopied;
  }
}

function ShareLink({ address, onCopy }: { address: string; onCopy: (said: string) => void }) {
  const id = useId();
  return (
    <>
      <p>{copy.shareOn}</p>
      <label htmlFor={id}>{copy.shareLink}</label>
      <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
      <Plain type="button" data-item onClick={() => void copyText(address).then(onCopy)}>
        {copy.copyLink}
      </Plain>
    </>
  );
}

/** The read-only address of the list, which the owner makes and revokes. */
export function ShareMenu({ page: { user, one } }: { page: ListPage }) {
  const [said, setSaid] = useState('');
  const key = one.data?.list.shareKey;
  const share = async (shared: boolean) => {
    try {
      await one.share(shared);
      setSaid(shared ? '' : copy.revoked);
    } catch (error) {
      setSaid(errorMessage(error));
    }
  };
  return (
    <Menu label={copy.share}>
      {() =>
        user.adminId !== undefined ? (
          <p>{copy.ownerOnly}</p>
        ) : (
          <>
            {key ? (
              <ShareLink
                address={`${location.origin}${rareRoutes.sharedList(key)}`}
                onCopy={setSaid}
              />
            ) : (
              <p>{copy.shareOff}</p>
            )}
            <Plain
              type="button"
              data-item
              disabled={key === undefined}
              onClick={() => void share(!key)}
            >
              {key ? copy.revoke : copy.shareMake}
            </Plain>
            <p role="status">{said}</p>
          </>
        )
      }
    </Menu>
  );
}
