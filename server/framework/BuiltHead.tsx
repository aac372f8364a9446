import { Head } from 'next/document';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { sheetOf } from './LeanNextScript';

const read = new Map<string, string>();

function builtStyles(file: string): string {
  const text = read.get(file) ?? readFileSync(join(process.cwd(), '.next', file), 'utf8');
  read.set(file, text);
  return text;
}

type Files = Parameters<Head['getScripts']>[0];
const isScript = (element: ReactElement | null): element is ReactElement<{ src: string }> =>
  element !== null;

/**
 * The head of a built page (docs/decisions/0009). Inlines the small style sheet, because a request
 * would delay the first paint. public/early.js requests the scripts, and the style sheet of what is
 * not on the page yet, after that paint; pages with a nonce need their scripts as tags.
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
    if (this.areTags()) return [this.early({ nonce: this.props.nonce }), ...scripts];
    const late = [...super.getDynamicChunks(files), ...scripts]
      .filter(isScript)
      .map(({ props }) => props.src);
    return [this.early({ 'data-scripts': late.join(' ') })];
  }

  private areTags(): boolean {
    return this.context.isDevelopment || this.props.nonce !== undefined;
  }

  private early(attributes: { nonce?: string; 'data-scripts'?: string }) {
    const { isDevelopment, __NEXT_DATA__ } = this.context;
    const { buildId } = __NEXT_DATA__;
    return (
      <script
        key="early"
        async
        // A page must not load another build's cached file.
        src={`/early.js?${buildId}`}
        data-styles={isDevelopment ? undefined : sheetOf(buildId)}
        {...attributes}
      />
    );
  }
}
