import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useNearViewport } from '@/lib/hooks/useNearViewport';
import { logoUrl } from '@/lib/images/logoUrl';
import { color } from '@/styles/theme';
import { markColors } from './markColors';

const Disc = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  border-radius: 50%;
  background: #fff;
  border: 1px solid ${color.line};
  font-weight: 600;
  img {
    object-fit: contain;
  }
`;

interface ProjectLogoProps {
  /** The project’s: colors the mark. */
  id: string;
  logo: string | null;
  name: string;
  size?: 24 | 32 | 40 | 56;
  /** For long lists: loads near the window only, to spare requests during page load. */
  defer?: boolean;
}

/** Lists name logos at other sites, which this site neither fetches nor lets the browser load. */
const isOwn = (logo: string | null): logo is string => logo !== null && !/^[a-z]+:/i.test(logo);

/** `onError` misses an image that failed before hydration. */
function checkFailed(image: HTMLImageElement | null, onFailed: () => void): void {
  // A loaded SVG without a size may have no natural width either: only decode() tells.
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onFailed);
}

/** The logo; without one that loads, the first letter. Decoration: the name stands beside it. */
export function ProjectLogo({ id, logo, name, size = 32, defer = false }: ProjectLogoProps) {
  const [disc, near] = useNearViewport<HTMLSpanElement>(defer && logo !== null);
  const inner = Math.round(size * 0.72);
  const [failed, setFailed] = useState<string>();
  const fail = useCallback(() => setFailed(logo ?? undefined), [logo]);
  const check = useCallback((shown: HTMLImageElement | null) => checkFailed(shown, fail), [fail]);
  const image = isOwn(logo) && failed !== logo && (
    <img
      ref={check}
      onError={fail}
      src={logoUrl(logo, inner * 2)}
      width={inner}
      height={inner}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
  const [background, letter] = markColors(id);
  return (
    <Disc
      ref={disc}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        ...(!image && { background: color[background], color: color[letter] }),
      }}
    >
      {!image && [...name][0]?.toUpperCase()}
      {image && (defer && !near ? <noscript>{image}</noscript> : image)}
    </Disc>
  );
}
