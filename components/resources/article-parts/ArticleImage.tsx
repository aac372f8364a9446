import type { ComponentProps } from 'react';

/** From public/; loads lazily. */
export function ArticleImage({ src, alt = '', width, height }: ComponentProps<'img'>) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}
