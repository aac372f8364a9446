import { useEffect, useRef, useState } from 'react';
import { QUOTE_FRAME } from '@/lib/api/quote';
import { PATIENCE_MS } from './constants';
import { copy } from './copy';
import { readFrameMessage } from './frameMessage';
import { Frame } from './RequestQuote.styles';

interface HubspotFrameProps {
  onSubmitted: () => void;
  onFailed: () => void;
  onClose: () => void;
}

/**
 * HubSpot's form, sandboxed without an origin: its script reaches no page, cookie or storage of
 * ours. Accepts known messages from this frame only.
 */
export function HubspotFrame({ onSubmitted, onFailed, onClose }: HubspotFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const latest = useRef({ onSubmitted, onFailed, onClose });
  useEffect(() => {
    latest.current = { onSubmitted, onFailed, onClose };
  });
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || origin !== 'null') return;
      const message = readFrameMessage(data);
      if (message?.event === 'ready') setReady(true);
      if (message?.event === 'height') setHeight(message.height);
      if (message?.event === 'submitted') latest.current.onSubmitted();
      if (message?.event === 'failed') latest.current.onFailed();
      if (message?.event === 'escape') latest.current.onClose();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => latest.current.onFailed(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  return (
    <>
      <p className="lead" role="status">
        {ready ? '' : copy.frameLoading}
      </p>
      <Frame
        ref={frame}
        src={QUOTE_FRAME}
        title={copy.frameTitle}
        sandbox="allow-scripts allow-forms"
        style={{ height: ready ? height : 0 }}
      />
    </>
  );
}
