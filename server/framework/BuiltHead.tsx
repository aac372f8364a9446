import { Head } from 'next/document';
import type { ReactElement } from 'react';
import { builtStyles } from './builtStyles';

type Files = Parameters<Head['getScripts']>[0];
const isScript = (element: ReactElement | null): element is ReactElement<{ src: string }> =>
  element !== null;

/**
 * The head of a built page (docs/decisions/0009). Inlines the small style sheet, because a request
 * would delay the first paint. public/early.js requests the scripts after that paint; pages with a
 * nonce need them as tags.
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

  /** A page must not load another build's cached file. */
  private early(): string {
    return `/early.js?${this.context.__NEXT_DATA__.buildId}`;
  }
}
