import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { Part } from './Part';

const loadCalculator = () => import('./calculator/Calculator');

/** The method is fetched only for those who open it, or follow a project's link to it. */
export function CalculatorPart({ off }: { off: readonly string[] }) {
  const { project } = useRouter().query;
  const start = typeof project === 'string' ? project : undefined;
  const [opened, setOpened] = useState(false);
  const open = opened || start !== undefined;
  const { module, failed, retry } = useModule(loadCalculator, open);
  return (
    <Part id="calculator">
      <p>{copy.calculator.lead}</p>
      <noscript>
        <p>{copy.calculator.noScript}</p>
      </noscript>
      {module && <module.Calculator key={start} off={off} project={start} />}
      {!module && (
        <p style={{ marginTop: 16 }}>
          {failed && `${copy.calculator.failed} `}
          <Button
            type="button"
            data-kind="ink"
            disabled={open && !failed}
            onClick={failed ? retry : () => setOpened(true)}
          >
            {failed ? copy.calculator.retry : open ? copy.calculator.loading : copy.calculator.open}
          </Button>
        </p>
      )}
    </Part>
  );
}
