import type { ShikiTransformer } from 'shiki/core';

const TOKEN = /var\(--token-([a-z-]+)\)/;

/** A third of the bytes of inline styles, and the site's own colors in both themes. */
export const codeClasses: ShikiTransformer = {
  name: 'code-classes',
  pre(node) {
    delete node.properties.style;
    node.properties.class = 'code';
  },
  span(node) {
    const kind = TOKEN.exec(String(node.properties.style))?.[1];
    delete node.properties.style;
    if (kind) node.properties.class = kind;
  },
};
