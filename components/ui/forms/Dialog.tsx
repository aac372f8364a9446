import { Modal } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { copy } from './copy';

interface DialogProps {
  open: boolean;
  /** Its name for screen readers; the content has a heading of its own. */
  title: string;
  /** px */
  width: number;
  /** It has the focus and stands still. */
  onOpened: () => void;
  onClose: () => void;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([hidden])';

/** Ant Design brings the focus back once it has left; here it does not leave. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [edge, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

const STYLES = { header: { display: 'none' }, container: { padding: 0, overflow: 'hidden' } } as const;

/**
 * A modal window without a frame of its own: it keeps the focus, gives it back, and closes with Escape. A press beside it closes
 * nothing, so that what was typed is not lost by a slip. What is in it is gone when it is closed.
 */
export function Dialog({ open, title, width, onOpened, onClose, children }: DialogProps) {
  return (
    <Modal
      open={open} title={title} width={width} footer={null} centered destroyOnHidden mask={{ closable: false, blur: false }}
      closable={{ 'aria-label': copy.close }} styles={STYLES} transitionName="ant-fade" wrapProps={{ onKeyDown: keepFocus }}
      afterOpenChange={(shown) => { if (shown) onOpened(); }} onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
