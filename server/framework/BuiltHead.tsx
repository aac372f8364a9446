import { Head } from 'next/document';
import type { ReactElement } from 'react';
import { builtStyles } from './builtStyles';

type Files = Parameters<Head['getScripts']>[0];
const isScript = (element: ReactElement | null): element is ReactElement<{ src: string }> =>
  element !== null;

/**
 * The head of a built page. The build's style sheet (the fonts' faces, a few hundred bytes) is written into it: a request for it would hold
 * up the first paint. The page's scripts are named to public/early.js, which asks for them after the first paint, so that text and fonts
 * have the line to themselves before; pages with a nonce, whose policy knows no other way, have them as tags. docs/decisions/0009.
 */
export class BuiltHead extends Head {
  override getCssLinks(files: Files) {
    if (this.context.isDevelopment) return super.getCssLinks(files);
    return files.allFiles
      .filter((file) => file.endsWith('.css'))
      .map((file) => (
        <style
          key={file}
          nonce={this.props.nonce}
          dangerouslySetInnerHTML={{ __html: builtStyles(file) }}
        />
      ));
  }

  override getDynamicChunks(files: Files) {
    return this.areTags() ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Files) {
    const scripts = super.getScripts(files);
    if (this.areTags())
      return [<script key="early" async src={this.early()} nonce={this.props.nonce} />, ...scripts];
    const late = [...super.getDynamicChunks(files), ...scripts]
      .filter(isScript)
      .map(({ props }) => props.src);
    return [<script key="early" async src={this.early()} data-scripts={late.join(' ')} />];
  }

  private areTags(): boolean {
    return this.context.isDevelopment || this.props.nonce !== undefined;
  }

  /** Its address changes with the build: caches keep it, and a page must not meet the one of another build. */
  private early(): string {
    return `/early.js?${this.context.__NEXT_DATA__.buildId}`;
  }
}
