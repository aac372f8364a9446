import { ConfigProvider, theme } from 'antd';
import Modal from 'antd/es/modal/Modal';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { focusContent } from '@/lib/focusContent';
import { useColorScheme } from '@/lib/hooks/useColorScheme';
import { useMedia } from '@/lib/hooks/useMedia';
import { antdTheme } from '@/styles/antdTheme';
import { media } from '@/styles/theme';
import { copy } from './copy';

/**
 * Ant Design in the site's palette and current scheme, without motion for visitors who prefer none.
 */
function AntdRoot({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { token, ...rest } = antdTheme(scheme);
  const algorithm = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider theme={{ ...rest, algorithm, token: { ...token, motion: !still } }}>
      {children}
    </ConfigProvider>
  );
}

interface DialogProps {
  open: boolean;
  /** Id of the heading inside that names the dialog. */
  labelledBy: string;
  /** px */
  width: number;
  /** Runs when the dialog has the focus and its animation is over. */
  onOpened: () => void;
  onClose: () => void;
  /** Fills a phone's screen, for long forms. */
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

/** Ant Design returns the focus only after it has left; this stops it from leaving. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [edge, next] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

/** What was done in the dialog may have removed the element that opened it. */
const focusSomething = () => {
  if (document.activeElement === document.body) focusContent();
};

const STYLES = { container: { padding: 0, overflow: 'hidden' } } as const;

/**
 * A modal without a frame. A press outside does not close it, so that a slip loses no text. Closing
 * unmounts the content.
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
  // Ant Design names a dialog only by its own title, which would appear twice.
  const name = (content: HTMLElement | null) =>
    content?.closest('[role="dialog"]')?.setAttribute('aria-labelledby', labelledBy);
  return (
    <AntdRoot>
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
    </AntdRoot>
  );
}
