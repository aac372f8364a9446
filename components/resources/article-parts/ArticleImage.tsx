import type { ComponentProps } from 'react';

/** A picture of public/, loaded when it comes near. */
export function ArticleImage({ src, alt = '', width, height }: ComponentProps<'img'>) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
