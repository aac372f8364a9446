import Modal from 'antd/es/modal/Modal';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { focusContent } from '@/lib/focusContent';
import { media } from '@/styles/theme';
import { copy } from './copy';

interface DialogProps {
  open: boolean;
  /** Id of the heading in its content that names it. */
  labelledBy: string;
  /** px */
  width: number;
  /** It has the focus and stands still. */
  onOpened: () => void;
  onClose: () => void;
  /** On a phone it takes the whole screen: for forms that are longer than one anyway. */
  tall?: boolean;
  children: ReactNode;
}

const FOCUSABLE =
  ':is(a[href], button:not(:disabled), input:not([hidden]), select, textarea, iframe):not([tabindex="-1"])';

const Window = styled(Modal)`
  ${media.phone} {
    &&.tall {
      width: 100% !important;
      max-width: 100%;
      margin: 0;
      padding: 0;
    }
    &&.tall .ant-modal-container {
      min-height: 100dvh;
      border-radius: 0;
    }
  }
`;

/** Ant Design brings the focus back once it has left; here it does not leave. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [edge, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

/** What opened the window may be gone by what was done in it, as the link that leads to the log in. */
const focusSomething = () => {
  if (document.activeElement === document.body) focusContent();
};

const STYLES = { container: { padding: 0, overflow: 'hidden' } } as const;

/**
 * A modal window without a frame of its own: it keeps the focus, gives it back, and closes with Escape. A press beside it closes
 * nothing, so that what was typed is not lost by a slip. What is in it is gone when it is closed.
 */
export function Dialog({
  open,
  labelledBy,
  width,
  onOpened,
  onClose,
  tall = false,
  children,
}: DialogProps) {
  // Ant Design names a dialog by a title of its own alone, which would stand there twice.
  const name = (content: HTMLElement | null) =>
    content?.closest('[role="dialog"]')?.setAttribute('aria-labelledby', labelledBy);
  return (
    <Window
      className={tall ? 'tall' : undefined}
      open={open}
      width={width}
      footer={null}
      centered
      destroyOnHidden
      mask={{ closable: false, blur: false }}
      closable={{ 'aria-label': copy.close }}
      styles={STYLES}
      transitionName="ant-fade"
      wrapProps={{ onKeyDown: keepFocus }}
      afterOpenChange={(shown) => (shown ? onOpened : focusSomething)()}
      onCancel={onClose}
    >
      <div ref={name}>{children}</div>
    </Window>
  );
}
