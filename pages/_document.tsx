import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { withoutText } from '@/lib/articles/withoutText';
import { builtStyles } from '@/lib/server/builtStyles';
import { pageNonce } from '@/lib/server/pageNonce';
import { PageNonce } from '@/lib/pageNonce';

/** Writes the build's style sheet (the fonts' faces, a few hundred bytes) into the page: a request for it would hold up the first paint. */
class InlineStylesHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    if (this.context.isDevelopment) return super.getCssLinks(files);
    return files.allFiles.filter((file) => file.endsWith('.css')).map((file) => (
      <style key={file} nonce={this.props.nonce} dangerouslySetInnerHTML={{ __html: builtStyles(file) }} />
    ));
  }
}

/** Leaves out of the page's data what its markup holds: the text of an article. */
class LeanNextScript extends NextScript {
  override render() {
    this.context = { ...this.context, __NEXT_DATA__: withoutText(this.context.__NEXT_DATA__) };
    return super.render();
  }
}

interface Nonce { nonce?: string }

/** Collects the page's styles on the server, so that the first paint is the finished one; pages of signed-in users get their nonce here. */
export default class PlumblineDocument extends Document<Nonce> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & Nonce> {
    const nonce = pageNonce(context);
    const sheet = new ServerStyleSheet({ nonce });
    const { renderPage } = context;
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<PageNonce value={nonce}><App {...props} /></PageNonce>) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, nonce, styles: <>{initial.styles}{sheet.getStyleElement()}</> };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { nonce } = this.props;
    return (
      <Html lang="en" data-scroll-behavior="smooth">
        <InlineStylesHead nonce={nonce}>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <meta name="theme-color" content="#10151d" />
          <script async src="/early.js" nonce={nonce} />
          {nonce && <meta property="csp-nonce" nonce={nonce} />}
        </InlineStylesHead>
        <body><Main /><LeanNextScript nonce={nonce} /></body>
      </Html>
    );
  }
}
