import Document, {
  Html,
  Main,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { PageNonce } from '@/lib/pageNonce';
import { routes } from '@/lib/routes';
import { BuiltHead } from '@/server/framework/BuiltHead';
import { pageStyles } from '@/server/framework/styles/pageStyles';
import { LeanNextScript } from '@/server/framework/LeanNextScript';
import { pageNonce } from '@/server/http/pageNonce';

interface Nonce {
  nonce?: string;
}

/**
 * Renders styles on the server, so that the first paint is final. Pages of signed-in users get
 * their nonce here.
 */
export default class PlumblineDocument extends Document<Nonce> {
  static override async getInitialProps(
    context: DocumentContext,
  ): Promise<DocumentInitialProps & Nonce> {
    const nonce = pageNonce(context);
    const styles = pageStyles(nonce);
    const { renderPage } = context;
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) => (props) =>
          styles.collect(
            <PageNonce value={nonce}>
              <App {...props} />
            </PageNonce>,
          ),
      });
    const initial = await Document.getInitialProps(context);
    return {
      ...initial,
      nonce,
      styles: (
        <>
          {initial.styles}
          {styles.toElement()}
        </>
      ),
    };
  }

  override render() {
    const { nonce } = this.props;
    return (
      <Html lang="en" data-scroll-behavior="smooth">
        <BuiltHead nonce={nonce}>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <meta name="theme-color" content="#10151d" />
          {!nonce && (
            <link
              rel="alternate"
              type="application/atom+xml"
              title="Plumbline: changes"
              href={routes.changes}
            />
          )}
          <noscript>
            <style nonce={nonce}>{'[data-needs-scripts]{display:none!important}'}</style>
          </noscript>
          {nonce && <meta property="csp-nonce" nonce={nonce} />}
        </BuiltHead>
        <body>
          <Main />
          <LeanNextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
