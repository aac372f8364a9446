import { useId, useRef } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage, SubmitButton, TextField } from '@/components/ui/forms';
import { focusField } from '@/lib/forms/focusField';
import { color, media } from '@/styles/theme';
import { TOOL_WIDTH } from './constants';
import { copy } from './copy';
import { closeTool } from './toolStore';
import { useToolForm } from './useToolForm';

function ToolForm() {
  const { bind, busy, message, formProps } = useToolForm();
  return (
    <form {...formProps}>
      <TextField label={copy.userId} hint={copy.hint} autoComplete="off" required {...bind} />
      <FormMessage text={message} />
      <SubmitButton ready busy={busy}>
        {copy.submit}
      </SubmitButton>
    </form>
  );
}

const Sheet = styled.div`
  padding: 32px;
  color: ${color.ink};
  h2 {
    padding-right: 32px;
    font-size: 26px;
  }
  .lead {
    margin: 8px 0 24px;
    color: ${color.ink2};
    font-size: 15px;
  }
  ${media.phone} {
    padding: 24px 16px;
  }
`;

/** Specification §4. Reopening restores the draft. */
export function ImpersonationDialog({ open }: { open: boolean }) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      labelledBy={headingId}
      width={TOOL_WIDTH}
      onOpened={() => focusField(content.current, () => true)}
      onClose={closeTool}
    >
      <Sheet ref={content}>
        <h2 id={headingId}>{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <ToolForm />
      </Sheet>
    </Dialog>
  );
}
