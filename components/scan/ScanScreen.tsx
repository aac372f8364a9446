import { useRouter } from 'next/router';
import { ContractPart } from '@/components/chain';
import { RecordPage } from '@/components/record-list';
import { Button, ExternalLink, Link } from '@/components/ui';
import { Address, Panel } from '@/components/ui/page';
import { focusContent } from '@/lib/focusContent';
import { shortHex } from '@/lib/format/numbers';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { rareRoutes } from '@/lib/rareRoutes';
import { useScan } from '@/lib/resources/useScan';
import { copy } from './copy';
import { Found } from './Scan.styles';
import type { AbilityRow, Named, ScanScreenProps } from './types';

const Links = ({ items }: { items: readonly Named[] }) => (
  <ul>
    {items.map(({ href, text }) => (
      <li key={text}>
        <Link href={href}>{text}</Link>
      </li>
    ))}
  </ul>
);

function Abilities({ rows }: { rows: readonly AbilityRow[] }) {
  return (
    <Panel>
      <table className="stack">
        <thead>
          <tr>
            <th scope="col">{copy.can}</th>
            <th scope="col">{copy.who}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, who, holders, functions }) => (
            <tr key={`${what} ${functions}`}>
              <td>
                <strong>{what}</strong>
              </td>
              <td data-label={copy.who}>
                {who}
                {holders.map(({ address, url, kind }) => (
                  <div key={address}>
                    {kind} <Address address={address} url={url} />
                  </div>
                ))}
                {functions && (
                  <small>
                    <code>{functions}</code>
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Code({
  code,
  sourceUrl,
  isSourceKnown,
}: Pick<ScanScreenProps, 'code' | 'sourceUrl' | 'isSourceKnown'>) {
  if (code.length === 0) return null;
  return (
    <section aria-labelledby="code">
      <h2 id="code">{copy.code}</h2>
      {code.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sourceUrl && (
        <p>
          <ExternalLink href={sourceUrl}>
            {isSourceKnown ? copy.sourcify : copy.source}
          </ExternalLink>
        </p>
      )}
    </section>
  );
}

function Token({ token, abilities }: Pick<ScanScreenProps, 'token' | 'abilities'>) {
  if (!token) return null;
  return (
    <section aria-labelledby="token">
      <h2 id="token">{copy.token}</h2>
      <p>{token.says}</p>
      {token.sameTicker && <p>{token.sameTicker}</p>}
      {token.namesakes.length > 0 && <Links items={token.namesakes} />}
      <Abilities rows={abilities} />
      {token.note && <p>{token.note}</p>}
    </section>
  );
}

function Start(props: ScanScreenProps) {
  const { id, state, mark } = props;
  const router = useRouter();
  const draw = () => router.replace(router.asPath, undefined, { scroll: false });
  const isHydrated = useHydrated();
  const scan = useScan({ id, isRunning: state === 'running', mark }, draw);
  // Begun, the button is gone.
  const begin = async () => {
    if (await scan.start()) focusContent();
  };
  if (state === 'running' || state === 'done') return null;
  return (
    <>
      <Button
        type="button"
        disabled={!isHydrated}
        onClick={() => void begin()}
        aria-busy={scan.isBusy}
      >
        {state === 'failed' ? copy.again : copy.start}
      </Button>
      <noscript>{copy.noScript}</noscript>
      {scan.failure && <p role="alert">{copy.refused(scan.failure)}</p>}
    </>
  );
}

/** What this site finds of one contract, while it is found. */
export function ScanScreen(props: ScanScreenProps) {
  const { address, url, chain, state, status, recorded, records, part, open } = props;
  return (
    <RecordPage>
      <Link className="back" href={rareRoutes.scan()}>
        {copy.another}
      </Link>
      <h1>{copy.titleOf(shortHex(address))}</h1>
      <Found>
        <p className="where">
          {chain}
          <Address address={address} url={url} />
        </p>
        <div role="status" aria-busy={state === 'running'}>
          {status.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Start {...props} />
        {recorded ? <p>{recorded}</p> : <Links items={records} />}
        <Code {...props} />
        <Token {...props} />
      </Found>
      {part && (
        <>
          <ContractPart part={{ ...part, name: copy.partName }} isWeakest={false} />
          <p>{copy.tried}</p>
        </>
      )}
      {open.length > 0 && (
        <Found>
          <h2>{copy.open}</h2>
          <ul>
            {open.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Found>
      )}
    </RecordPage>
  );
}
